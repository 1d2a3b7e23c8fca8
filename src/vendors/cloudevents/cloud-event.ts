/**
 * A CloudEvents 1.0 event in its JSON form. Extension attributes are additional fields.
 *
 * @see https://github.com/cloudevents/spec/blob/v1.0.2/cloudevents/spec.md#context-attributes
 */
export interface CloudEvent<Data = unknown> {
  readonly specversion: string
  /** Identifies the event, together with `source`. */
  readonly id: string
  /** Where the event happened, as a URI reference. */
  readonly source: string
  readonly type: string
  /** The subject of the event within its source. */
  readonly subject?: string | undefined
  /** When the event happened, in RFC 3339 format. */
  readonly time?: string | undefined
  /** The media type of `data`; if absent, `data` is JSON. */
  readonly datacontenttype?: string | undefined
  /** The URI of a schema of `data`. */
  readonly dataschema?: string | undefined
  readonly data?: Data
}
