// Webhooks of Vercel, https://vercel.com/docs/webhooks/webhooks-api
// Read on 2026-11-29: the schemas in lib/vercel/schemas.ts of vercel/example-marketplace-integration (commit 4b971cff).

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

interface Payload<Data> extends Loose {
  id: string
  type: string
  /** In milliseconds. */
  createdAt: number
  payload: Data
}

interface Data extends Loose {
  user?: (Loose & { id: string | null }) | undefined
  team?: (Loose & { id: string }) | undefined
  integrations?: Integration[] | undefined
}

interface Integration extends Loose {
  installationId: string
  resources?: (Loose & { externalResourceId: string })[] | undefined
}

interface Reference extends Loose {
  id: string
}

interface Deployment extends Data {
  deployment: Reference
}

interface Action extends Deployment {
  installationId: string
  action: string
  resourceId: string
  configuration: Reference
}

interface CheckRun extends Deployment {
  checkRun: Reference & { checkId: string; deploymentId: string; source: Loose; timeout?: number | undefined }
}

interface Configuration extends Data {
  configuration: Reference
}

interface Invoice extends Data {
  installationId: string
  period: Loose & { start: string; end: string }
  invoiceId: string
  invoiceDate: string
  invoiceTotal: string
}

/** The payload of each event. */
export interface VercelPayloads {
  'deployment.cancelled': Payload<Deployment>
  'deployment.check-rerequested': Payload<Deployment>
  'deployment.checkrun.start': Payload<CheckRun>
  'deployment.created': Payload<Deployment>
  'deployment.error': Payload<Deployment>
  'deployment.integration.action.start': Payload<Action>
  'deployment.promoted': Payload<Deployment>
  'deployment.ready': Payload<Deployment>
  'deployment.succeeded': Payload<Deployment>
  'integration-configuration.removed': Payload<Configuration>
  'marketplace.invoice.created': Payload<Invoice>
  'marketplace.invoice.notpaid': Payload<Invoice>
  'marketplace.invoice.paid': Payload<Invoice>
}
