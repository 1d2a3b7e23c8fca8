// Microsoft Graph's change notifications, https://learn.microsoft.com/en-us/graph/api/resources/changenotification
// The fields are those of the resource types changeNotification (commit 09455a65), resourceData (11cf15c0) and
// changeNotificationEncryptedContent (0713c450) in api-reference/v1.0/resources of microsoftgraph/microsoft-graph-docs-contrib, and of
// concepts/change-notifications-lifecycle-events.md there (15f91f36).

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

interface Notification extends Loose {
  id?: string | undefined
  subscriptionId: string
  subscriptionExpirationDateTime: string
  clientState?: string | undefined
  tenantId: string
}

interface Change extends Notification {
  changeType: string
  /** The URI of the resource, relative to `https://graph.microsoft.com`. */
  resource: string
  /** What identifies the resource; with the option `resourceData`, the resource. */
  resourceData?: ResourceData | null | undefined
  /** Of subscriptions with resource data, without the option `resourceData`. */
  encryptedContent?: EncryptedContent | undefined
}

interface ResourceData extends Loose {
  '@odata.type'?: string | undefined
  '@odata.id'?: string | undefined
  '@odata.etag'?: string | undefined
  id?: string | undefined
}

interface EncryptedContent extends Loose {
  data: string
  dataKey: string
  dataSignature: string
  encryptionCertificateId: string
  encryptionCertificateThumbprint: string
}

interface Lifecycle extends Notification {
  lifecycleEvent: string
}

/** The payload of each event: one item of the request's `value`. */
export interface MicrosoftGraphPayloads {
  created: Change
  deleted: Change
  missed: Lifecycle
  reauthorizationRequired: Lifecycle
  subscriptionRemoved: Lifecycle
  updated: Change
}
