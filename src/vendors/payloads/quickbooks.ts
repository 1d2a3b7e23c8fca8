// Webhooks of Intuit QuickBooks, https://developer.intuit.com/app/developer/qbo/docs/develop/webhooks
// Read on 2026-11-29: both payloads in WebhooksServiceTest.java of intuit/QuickBooks-V3-Java-SDK (commit 1324623f).

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

/** A CloudEvent: get the object from the API. */
interface Change extends Loose {
  specversion: string
  id: string
  source: string
  type: string
  time: string
  /** The id of the changed object. */
  intuitentityid: string
  /** The company: its realm id. */
  intuitaccountid: string
}

interface Entity extends Loose {
  name: string
  id: string
  /** Such as `Create`, `Update` or `Delete`. */
  operation: string
  lastUpdated: string
}

/** The format before CloudEvents: one delivery with all changes. */
interface Notifications extends Loose {
  eventNotifications: (Loose & { realmId: string; dataChangeEvent: Loose & { entities: Entity[] } })[]
}

/** The payload of each event. The others of CloudEvents have the same fields. */
export interface QuickbooksPayloads {
  notification: Notifications
  'qbo.bill.created.v1': Change
  'qbo.bill.updated.v1': Change
  'qbo.class.created.v1': Change
  'qbo.customer.created.v1': Change
  'qbo.customer.deleted.v1': Change
  'qbo.customer.updated.v1': Change
  'qbo.invoice.created.v1': Change
  'qbo.invoice.deleted.v1': Change
  'qbo.invoice.updated.v1': Change
  'qbo.payment.created.v1': Change
  'qbo.payment.deleted.v1': Change
  'qbo.payment.updated.v1': Change
  'qbo.vendor.created.v1': Change
  'qbo.vendor.updated.v1': Change
}
