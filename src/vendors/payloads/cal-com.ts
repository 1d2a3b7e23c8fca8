// Cal.com's webhooks: docs/developing/guides/automation/webhooks.mdx (commit 119e1f45) and packages/features/webhooks/lib/dto/types.ts (commit
// 034e61d0) of https://github.com/calcom/cal.com. A webhook with a template of yours sends what you wrote.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

interface BookingEvent extends Loose {
  triggerEvent: string
  createdAt: string
  payload: Booking
}

interface CancelledEvent extends BookingEvent {
  payload: Booking & { cancelledBy?: string | undefined; cancellationReason?: string | undefined }
}

interface RejectedEvent extends BookingEvent {
  payload: Booking & { rejectionReason?: string | undefined }
}

interface RescheduledEvent extends BookingEvent {
  payload: Booking & Rescheduling
}

interface PaymentEvent extends BookingEvent {
  payload: Booking & { paymentId?: number | undefined; paymentData?: unknown }
}

interface RecordingEvent extends BookingEvent {
  payload: Booking & { downloadLink?: string | undefined }
}

interface NoShowEvent extends Loose {
  triggerEvent: string
  createdAt: string
  payload: NoShow
}

interface OtherEvent extends Loose {
  triggerEvent: string
  createdAt?: string | undefined
}

interface Booking extends Loose {
  /** The slug of the type of event. */
  type: string
  title: string
  description?: string | null | undefined
  additionalNotes?: string | null | undefined
  startTime: string
  endTime: string
  organizer: Person & { id?: number | undefined; username?: string | undefined; timeFormat?: string | undefined }
  attendees: Person[]
  responses?: Record<string, Answer> | null | undefined
  location?: string | null | undefined
  eventTypeId?: number | null | undefined
  uid?: string | undefined
  rescheduleUid?: string | undefined
  bookingId?: number | undefined
  status?: string | undefined
  eventTitle?: string | null | undefined
  eventDescription?: string | null | undefined
  requiresConfirmation?: boolean | null | undefined
  price?: number | null | undefined
  currency?: string | null | undefined
  /** In minutes. */
  length?: number | null | undefined
  metadata?: Loose | undefined
}

interface Rescheduling extends Loose {
  rescheduleId?: number | undefined
  rescheduleUid?: string | undefined
  rescheduleStartTime?: string | undefined
  rescheduleEndTime?: string | undefined
  rescheduledBy?: string | undefined
}

interface Person extends Loose {
  name: string
  email: string
  timeZone: string
  language?: (Loose & { locale: string }) | undefined
}

interface Answer extends Loose {
  label?: string | undefined
  value?: unknown
}

interface NoShow extends Loose {
  message: string
  bookingUid: string
  bookingId?: number | undefined
  attendees: (Loose & { email: string; noShow: boolean })[]
}

/** The payload of each event. */
export interface CalComPayloads {
  BOOKING_CANCELLED: CancelledEvent
  BOOKING_CREATED: BookingEvent
  BOOKING_NO_SHOW_UPDATED: NoShowEvent
  BOOKING_PAID: PaymentEvent
  BOOKING_PAYMENT_INITIATED: PaymentEvent
  BOOKING_REJECTED: RejectedEvent
  BOOKING_REQUESTED: BookingEvent
  BOOKING_RESCHEDULED: RescheduledEvent
  FORM_SUBMITTED: OtherEvent
  MEETING_ENDED: OtherEvent
  MEETING_STARTED: OtherEvent
  RECORDING_READY: RecordingEvent
}
