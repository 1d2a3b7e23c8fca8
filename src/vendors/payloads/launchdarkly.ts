// LaunchDarkly's webhooks, https://launchdarkly.com/docs/api/webhooks: an entry of the audit log.
// Read on 2026-11-28: the sample payload there, and the entry in https://launchdarkly.com/docs/api/audit-log/get-audit-log-entry.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

interface Link extends Loose {
  href: string
  type: string
}

interface Links {
  [name: string]: Link
}

interface Member extends Loose {
  _links?: Links | undefined
  _id: string
  email: string
  firstName?: string | undefined
  lastName?: string | undefined
  role?: string | undefined
}

interface Target extends Loose {
  _links?: Links | undefined
  name?: string | undefined
  /** Such as `proj/alexis:env/test:flag/new-checkout`. */
  resources?: string[] | undefined
}

interface Entry extends Loose {
  _links: Links
  _id: string
  _accountId?: string | undefined
  /** In milliseconds. Deliveries may come in another order. */
  date: number
  accesses: (Loose & { action: string; resource: string })[]
  kind: string
  name: string
  description: string
  shortDescription?: string | undefined
  comment?: string | undefined
  member?: Member | undefined
  titleVerb?: string | undefined
  title?: string | undefined
  target?: Target | undefined
  /** The resource before and after the change. */
  previousVersion?: Loose | null | undefined
  currentVersion?: Loose | null | undefined
}

/** The payload of each event: the entry of the audit log. */
export interface LaunchdarklyPayloads {
  environment: Entry
  experiment: Entry
  flag: Entry
  integration: Entry
  member: Entry
  metric: Entry
  project: Entry
  role: Entry
  segment: Entry
  team: Entry
  token: Entry
  webhook: Entry
}
