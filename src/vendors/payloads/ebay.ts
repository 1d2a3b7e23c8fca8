// eBay's notifications, https://developer.ebay.com/develop/guides-v2/marketplace-user-account-deletion
// The envelope and the data of account deletions are those of this guide, and of test/test.json of eBay/event-notification-nodejs-sdk
// (commit 5e8f66e4).

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

interface Message<Data> extends Loose {
  metadata: Loose & { topic: string; schemaVersion: string; deprecated: boolean }
  notification: Loose & {
    notificationId: string
    eventDate: string
    publishDate: string
    publishAttemptCount: number
    data: Data
  }
}

/** The payload of each event. */
export interface EbayPayloads {
  MARKETPLACE_ACCOUNT_DELETION: Message<Loose & { username: string; userId: string; eiasToken: string }>
}
