import { toCloudEvent } from '../../../vendors/cloudevents/cloudevents.js'
import type { CloudEventMapping } from '../../../vendors/cloudevents/mapping.js'
import { isProviderName, loadDeliveries } from '../../inspector/providers/providers.js'
import { requestOf } from '../../inspector/verdict/request-of.js'
import type { Context } from '../command.js'
import { UsageError } from '../exit.js'
import type { Exported } from './exported.js'

const mappings: Readonly<Record<string, () => Promise<CloudEventMapping>>> = {
  github: async () => (await import('../../../vendors/github/cloud-event.js')).githubMapping,
  gitlab: async () => (await import('../../../vendors/gitlab/cloud-event.js')).gitlabMapping,
  google: async () => (await import('../../../vendors/google/cloud-event.js')).googleMapping,
  jira: async () => (await import('../../../vendors/jira/cloud-event.js')).jiraMapping,
  paypal: async () => (await import('../../../vendors/paypal/cloud-event.js')).paypalMapping,
  slack: async () => (await import('../../../vendors/slack/cloud-event.js')).slackMapping,
  'standard-webhooks': async () =>
    (await import('../../../vendors/standard-webhooks/cloud-event.js')).standardWebhooksMapping,
  stripe: async () => (await import('../../../vendors/stripe/cloud-event.js')).stripeMapping,
}

/**
 * The deliveries of a capture as CloudEvents.
 *
 * @throws {UsageError} the provider is not known, or cannot parse the request
 */
export async function toCloudEvents(
  { capture, target, rawHeaders, body }: Exported,
  context: Context,
): Promise<object[]> {
  const { provider: name = '', id, method, receivedAt } = capture
  const configured = (await context.config()).providers?.[name]?.provider
  if (configured === undefined && !isProviderName(name)) {
    throw new UsageError(`#${id} has no provider that could tell its event; listen --provider tells which one sends`)
  }
  const provider = configured ?? (await (await loadDeliveries(name)).sender()).provider
  const request = requestOf({ method, target, rawHeaders, body: body.toString('base64') })
  const mapping = (await mappings[name]?.()) ?? {}
  try {
    // The verdict of the capture says whether it was proved; this only converts it.
    const proven = provider.restore(request, { strength: 'none', verifier: 'unverified' })
    const deliveries = await provider.parseAll(proven, { now: Date.parse(receivedAt) })
    return deliveries.map((delivery) => toCloudEvent(delivery, { mapping }))
  } catch (error) {
    throw new UsageError(`#${id} cannot be parsed: ${error instanceof Error ? error.message : 'unknown error'}`)
  }
}
