import type { Attributes, BatchObservableResult, Meter } from '@opentelemetry/api'
import type { Inbox, StoredDelivery } from '../../core/ports/inbox.js'
import type { Receipt } from '../../core/receiver/receipt.js'
import type { Proof } from '../../core/request/delivery.js'
import type { InboxOperations } from '../../stores/inbox/operating/operations.js'
import type { Gap } from '../../stores/sequence/reorder-buffer.js'

// In seconds, as the conventions for HTTP servers advise.
const boundaries = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10, 30]

const attemptBoundaries = [1, 2, 3, 5, 10, 20, 50]

// Each series costs memory in every exporter.
const maxSecrets = 100
const maxKeySources = 100

/** A count with its attributes. */
interface Series {
  readonly attributes: Attributes
  count: number
}

const made = new WeakMap<Meter, Instruments>()

/**
 * The instruments for metrics, the same for the same meter: of several callbacks of an instrument with the same attributes, an
 * SDK keeps one.
 */
export function instrumentsOf(meter: Meter): Instruments {
  const instruments = made.get(meter) ?? createInstruments(meter)
  made.set(meter, instruments)
  return instruments
}

type Instruments = ReturnType<typeof createInstruments>

function createInstruments(meter: Meter) {
  const series = new SeriesTable()
  return {
    ...requestInstruments(meter, series),
    ...processInstruments(meter, series),
    ...orderInstruments(meter),
    ...keyInstruments(meter),
    ...inboxInstruments(meter),
  }
}

const seconds = { unit: 's', advice: { explicitBucketBoundaries: boundaries } }

/** Requests: counted here and read at each export, because a counter of an SDK takes longer than all else for a request. */
function requestInstruments(meter: Meter, series: SeriesTable) {
  const requests = meter.createObservableCounter('webhook.requests', { unit: '{request}' })
  const duration = meter.createHistogram('webhook.request.duration', seconds)
  const active = meter.createObservableUpDownCounter('webhook.requests.active', { unit: '{request}' })
  const duplicates = meter.createCounter('webhook.duplicates', { unit: '{delivery}' })
  const useSecret = secretGauge(meter)

  const ended: Series[] = []
  requests.addCallback((result) => {
    for (const { attributes, count } of ended) result.observe(count, attributes)
  })
  const endpoints = new Map<string, Series>()
  active.addCallback((result) => {
    for (const { attributes, count } of endpoints.values()) result.observe(count, attributes)
  })
  const endpointOf = (endpoint: string): Series =>
    getOrMake(endpoints, endpoint, () => ({ attributes: { 'webhook.endpoint': endpoint }, count: 0 }))

  return {
    begin(endpoint: string) {
      endpointOf(endpoint).count++
    },
    end(endpoint: string, { provider, outcome, error, proof, durationMs }: Receipt) {
      endpointOf(endpoint).count--
      const result = series.of(endpoint, provider, outcome, error?.code)
      if (result.count++ === 0) ended.push(result)
      duration.record(durationMs / 1000, result.attributes)
      if (outcome === 'duplicate') duplicates.add(1, named(endpoint, provider))
      if (proof) useSecret(endpoint, provider, proof)
    },
  }
}

/** The time at which each secret last matched. */
function secretGauge(meter: Meter) {
  const lastUsed = meter.createObservableGauge('webhook.secret.last_used', { unit: 's' })
  const secrets: { readonly attributes: Attributes; at: number }[] = []
  lastUsed.addCallback((result) => {
    for (const { attributes, at } of secrets) result.observe(at, attributes)
  })
  const known = new Map<string, Map<string, Map<string | number, { at: number }>>>()
  const useSecret = (endpoint: string, provider: string, { verifier, key, parts }: Proof) => {
    if (parts !== undefined) for (const part of parts) useSecret(endpoint, provider, part)
    if (key === undefined) return
    const byVerifier = getOrMake(known, endpoint, () => new Map())
    const byKey = getOrMake(byVerifier, verifier, () => new Map<string | number, { at: number }>())
    const at = Date.now() / 1000
    const use = byKey.get(key)
    if (use !== undefined) use.at = at
    else if (secrets.length < maxSecrets) {
      const attributes = { ...named(endpoint, provider), 'webhook.verifier': verifier, 'webhook.secret.key': key }
      const first = { attributes, at }
      secrets.push(first)
      byKey.set(key, first)
    }
  }
  return useSecret
}

/** Deliveries that an inbox hands over. */
function processInstruments(meter: Meter, series: SeriesTable) {
  const processing = meter.createHistogram('webhook.process.duration', seconds)
  const attempts = meter.createHistogram('webhook.inbox.attempts', {
    unit: '{attempt}',
    advice: { explicitBucketBoundaries: attemptBoundaries },
  })
  return {
    processed(stored: StoredDelivery, attempt: number, durationMs: number, code: string | undefined) {
      const { endpoint, provider, handler } = stored
      const outcome = code === undefined ? 'handled' : 'failed'
      const withHandler = ({ attributes }: Series) =>
        handler ? { ...attributes, 'webhook.handler': handler.name } : attributes
      processing.record(durationMs / 1000, withHandler(series.of(endpoint, provider, outcome, code)))
      attempts.record(attempt, withHandler(series.of(endpoint, provider, outcome, undefined)))
    },
  }
}

function orderInstruments(meter: Meter) {
  const held = meter.createCounter('webhook.order.held', { unit: '{delivery}' })
  const holding = meter.createHistogram('webhook.order.hold.duration', seconds)
  const late = meter.createCounter('webhook.order.late', { unit: '{delivery}' })
  const gaps = meter.createCounter('webhook.order.gaps', { unit: '{gap}' })
  const missing = meter.createCounter('webhook.order.missing', { unit: '{delivery}' })
  return {
    /** @param heldMs - `undefined` for a delivery that was not held */
    ordered(heldMs: number | undefined, isLate: boolean) {
      if (isLate) late.add(1)
      if (heldMs === undefined) return
      held.add(1)
      holding.record(heldMs / 1000)
    },
    skipped({ from, to }: Gap) {
      gaps.add(1)
      missing.add(to - from + 1)
    },
  }
}

function keyInstruments(meter: Meter) {
  const retrievals = meter.createCounter('webhook.keys.retrievals', { unit: '{retrieval}' })
  const keysAge = meter.createObservableGauge('webhook.keys.age', { unit: 's' })
  const retrieved = new Map<string, number>()
  keysAge.addCallback((result) => {
    for (const [source, at] of retrieved) {
      result.observe((performance.now() - at) / 1000, { 'webhook.keys.source': source })
    }
  })
  return {
    retrieved(source: string, isGood: boolean) {
      retrievals.add(1, { 'webhook.keys.source': source, 'webhook.outcome': isGood ? 'retrieved' : 'failed' })
      if (isGood && (retrieved.has(source) || retrieved.size < maxKeySources)) retrieved.set(source, performance.now())
    },
  }
}

function inboxInstruments(meter: Meter) {
  const stored = meter.createObservableGauge('webhook.inbox.deliveries', { unit: '{delivery}' })
  const oldest = meter.createObservableGauge('webhook.inbox.oldest_age', { unit: 's' })
  const reachable = meter.createObservableGauge('webhook.inbox.reachable', { unit: '1' })
  return {
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

/**
 * The series of each outcome. Making an object with such names for each request would cost more than all else here. There are
 * few combinations, because none of the parts comes from a sender.
 */
class SeriesTable {
  readonly #series = new Map<string, Map<string, Map<string, Map<string | undefined, Series>>>>()

  of(endpoint: string, provider: string, outcome: string, code: string | undefined): Series {
    const byProvider = getOrMake(this.#series, endpoint, () => new Map())
    const byOutcome = getOrMake(byProvider, provider, () => new Map())
    const byCode = getOrMake(byOutcome, outcome, () => new Map())
    return getOrMake(byCode, code, () => {
      const error = code === undefined ? {} : { 'error.type': code }
      return { attributes: { ...named(endpoint, provider), 'webhook.outcome': outcome, ...error }, count: 0 }
    })
  }
}

function getOrMake<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = map.get(key)
  if (found !== undefined) return found
  const value = make()
  map.set(key, value)
  return value
}

function named(endpoint: string, provider: string): Attributes {
  return { 'webhook.endpoint': endpoint, 'webhook.provider': provider }
}
