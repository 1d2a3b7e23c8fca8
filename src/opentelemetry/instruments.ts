import type { Attributes, BatchObservableResult, Meter } from '@opentelemetry/api'
import type { Inbox, StoredDelivery } from '../inbox/inbox.js'
import type { InboxOperations } from '../inbox/operations.js'
import type { Receipt } from '../receiver/receipt.js'
import type { Proof } from '../request/delivery.js'

// In seconds, as the conventions for HTTP servers advise.
const boundaries = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10, 30]

// Each series costs memory in every exporter.
const maxSecrets = 100

/** The instruments for metrics. Their names are in docs/observability.md. */
export function createInstruments(meter: Meter) {
  const seconds = { unit: 's', advice: { explicitBucketBoundaries: boundaries } }
  const requests = meter.createCounter('webhook.requests', { unit: '{request}' })
  const duration = meter.createHistogram('webhook.request.duration', seconds)
  const active = meter.createUpDownCounter('webhook.requests.active', { unit: '{request}' })
  const duplicates = meter.createCounter('webhook.duplicates', { unit: '{delivery}' })
  const processing = meter.createHistogram('webhook.process.duration', seconds)
  const held = meter.createCounter('webhook.order.held', { unit: '{delivery}' })
  const holding = meter.createHistogram('webhook.order.hold.duration', seconds)
  const late = meter.createCounter('webhook.order.late', { unit: '{delivery}' })
  const lastUsed = meter.createObservableGauge('webhook.secret.last_used', { unit: 's' })
  const stored = meter.createObservableGauge('webhook.inbox.deliveries', { unit: '{delivery}' })
  const oldest = meter.createObservableGauge('webhook.inbox.oldest_age', { unit: 's' })
  const reachable = meter.createObservableGauge('webhook.inbox.reachable', { unit: '1' })

  const secrets = new Map<string, { readonly attributes: Attributes; at: number }>()
  lastUsed.addCallback((result) => {
    for (const { attributes, at } of secrets.values()) result.observe(at, attributes)
  })
  const useSecret = (endpoint: string, provider: string, { verifier, key, parts = [] }: Proof) => {
    for (const part of parts) useSecret(endpoint, provider, part)
    if (key === undefined) return
    const name = JSON.stringify([endpoint, verifier, key])
    const known = secrets.get(name)
    const at = Date.now() / 1000
    if (known !== undefined) known.at = at
    else if (secrets.size < maxSecrets) {
      const attributes = { ...named(endpoint, provider), 'webhook.verifier': verifier, 'webhook.secret.key': key }
      secrets.set(name, { attributes, at })
    }
  }

  return {
    begin: (endpoint: string) => active.add(1, { 'webhook.endpoint': endpoint }),
    end(endpoint: string, { provider, outcome, error, proof, durationMs }: Receipt) {
      active.add(-1, { 'webhook.endpoint': endpoint })
      const attributes = {
        ...named(endpoint, provider),
        'webhook.outcome': outcome,
        ...(error && { 'error.type': error.code }),
      }
      requests.add(1, attributes)
      duration.record(durationMs / 1000, attributes)
      if (outcome === 'duplicate') duplicates.add(1, named(endpoint, provider))
      if (proof) useSecret(endpoint, provider, proof)
    },
    processed({ endpoint, provider }: StoredDelivery, durationMs: number, code: string | undefined) {
      const outcome = code === undefined ? 'handled' : 'failed'
      const attributes = { 'webhook.outcome': outcome, ...(code !== undefined && { 'error.type': code }) }
      processing.record(durationMs / 1000, { ...named(endpoint, provider), ...attributes })
    },
    /** @param heldMs - `undefined` for a delivery that was not held */
    ordered(heldMs: number | undefined, isLate: boolean) {
      if (isLate) late.add(1)
      if (heldMs === undefined) return
      held.add(1)
      holding.record(heldMs / 1000)
    },
    /** Measures an inbox at each export, if it has `health`. */
    observe(inbox: Inbox & Partial<InboxOperations>, name: string) {
      if (typeof inbox.health !== 'function') return
      const observe = async (result: BatchObservableResult) => {
        const health = await inbox.health?.()
        if (health === undefined) return
        const attributes = { 'webhook.inbox': name }
        result.observe(reachable, Number(health.reachable), attributes)
        for (const [state, count] of Object.entries(health.depth ?? {})) {
          result.observe(stored, count, { ...attributes, 'webhook.inbox.state': state })
        }
        // 0 without deliveries, so that an alarm ends.
        if (health.depth === undefined) return
        const ages = { waiting: health.oldestWaitingMs ?? 0, dead: health.oldestDeadMs ?? 0 }
        for (const [state, age] of Object.entries(ages)) {
          result.observe(oldest, age / 1000, { ...attributes, 'webhook.inbox.state': state })
        }
      }
      meter.addBatchObservableCallback(observe, [stored, oldest, reachable])
    },
  }
}

function named(endpoint: string, provider: string): Attributes {
  return { 'webhook.endpoint': endpoint, 'webhook.provider': provider }
}
