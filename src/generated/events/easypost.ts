/** The events that EasyPost describes, which `npm run payloads` completes. */
export const easypostEvents = [
  'batch.created',
  'batch.updated',
  'insurance.cancelled',
  'insurance.purchased',
  'refund.successful',
  'report.available',
  'report.failed',
  'report.new',
  'scan_form.created',
  'scan_form.updated',
  'tracker.created',
  'tracker.updated',
] as const
