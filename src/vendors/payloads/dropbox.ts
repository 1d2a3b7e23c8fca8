// Dropbox's notification, https://www.dropbox.com/developers/reference/webhooks, as receivers on GitHub quote it. Read on 2026-11-29.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

interface Change extends Loose {
  list_folder: Loose & { accounts: string[] }
  /** The ids of version 1 of the API. */
  delta?: (Loose & { users?: number[] | undefined }) | undefined
}

/** The payload of each event. */
export interface DropboxPayloads {
  change: Change
}
