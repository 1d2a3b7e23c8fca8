// Airship's real-time data streaming, https://docs.airship.com/developer/rest-api/connect/schemas/events; the names of events also from
// https://docs.snowplow.io/docs/collecting-data/collecting-data-from-third-parties/urban-airship-connect/. Read on 2026-11-29.
// Not described: the bodies, which differ by event.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

interface Event extends Loose {
  /** The same in duplicates, whose `offset` and `processed` differ. */
  id: string
  type: string
  occurred: string
  processed: string
  offset?: string | undefined
  body: Loose
  device?: Loose | undefined
  user?: Loose | undefined
}

interface DeviceEvent extends Event {
  device: Loose
}

/** The payload of each event. */
export interface AirshipPayloads {
  ATTRIBUTE_OPERATION: DeviceEvent
  CLOSE: Event
  CUSTOM: Event
  FIRST_OPEN: Event
  IN_APP_MESSAGE_DISPLAY: Event
  IN_APP_MESSAGE_EXPIRATION: Event
  IN_APP_MESSAGE_RESOLUTION: Event
  LOCATION: Event
  OPEN: Event
  PUSH_BODY: Event
  REGION: Event
  RICH_DELETE: Event
  RICH_DELIVERY: Event
  RICH_READ: Event
  SEND: Event
  TAG_CHANGE: Event
  UNINSTALL: Event
}
