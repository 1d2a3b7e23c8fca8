import { sampleUrl } from '../../testing/sample.js'
import type { Field } from './attack-case.js'
import { toDisturber, toObserver } from './observer.js'
import { type AttackOptions, readTarget } from './options.js'
import { Runner } from './runner.js'
import { createSupply } from './scheme/create-supply.js'
import { readProof } from './scheme/proof-place.js'
import type { Supply } from './scheme/supply.js'
import { createFetchTransport, type HandlerTarget } from './wire/fetch-transport.js'
import { isLoopbackHost } from './wire/loopback.js'

/** What an attack works with. */
export interface Settings {
  readonly target: string
  readonly supply: Supply
  readonly field: Field
  readonly rate: number
  readonly seed: number
  /** Texts that no report may contain. */
  readonly secrets: readonly string[]
}

/** Connects the endpoint, and learns how the vendor signs. */
export async function addDefaults(options: AttackOptions): Promise<Settings> {
  const { vendor, seed = newSeed(), allowRemote = false, timeoutMs = 5_000, maxDurationMs = 120_000 } = options
  const { maxUploadBytes = 33_554_432, largeBodyBytes = 65_536, maxBodyMs = 345_000 } = options
  const target = readTarget(options)
  const isRemote = target instanceof URL && !isLoopbackHost(target.hostname)
  const rate = Math.min(options.rate ?? (isRemote ? 10 : 50), isRemote ? 50 : Number.POSITIVE_INFINITY)
  const url = target instanceof URL ? target.href : sampleUrl
  const publicUrl = options.publicUrl ?? url
  const [secret, ...older] = options.secret === undefined ? [] : [options.secret].flat()
  const makeSender = (one: string | undefined) =>
    vendor.sender({ url: publicUrl, ...(one !== undefined && { secret: one }) })
  const sender = options.sender ?? (await makeSender(secret))
  const supply = await createSupply({ vendor, sender, url: publicUrl, seed })
  const deadlineMs = sender.provider.ackDeadlineMs ?? 10_000
  const runner = new Runner({
    transport: target instanceof URL ? await connect(allowRemote) : createFetchTransport(target),
    target: url,
    rate,
    timeoutMs,
    maxDurationMs,
    genuine: () => supply.genuine(),
    deadlineMs,
    observe: toObserver(options),
    disturb: toDisturber(options),
  })
  const field: Field = {
    runner,
    isLocal: !isRemote,
    memory: await measureOf(options.pid, target),
    olderSenders: await Promise.all(older.map(makeSender)),
    secret,
    retried: vendor.row?.retries?.after,
    deadlineMs,
    maxDurationMs,
    maxBodyMs,
    maxUploadBytes,
    largeBodyBytes,
  }
  return { target: url, supply, field, rate, seed, secrets: [...older, secret ?? '', ...(await tokensOf(supply))] }
}

function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
}

async function connect(allowRemote: boolean) {
  const { createNodeTransport } = await import('./wire/node-transport.js')
  return createNodeTransport({ allowRemote })
}

// Other runtimes collect no garbage on demand, and may lack the modules.
async function measureOf(pid: number | undefined, target: URL | HandlerTarget): Promise<Field['memory']> {
  if (pid === undefined && (target instanceof URL || !('gc' in globalThis))) return undefined
  const { ownBytes, residentBytes } = await import('./wire/node-memory.js')
  if (pid === undefined) return ownBytes()
  await residentBytes(pid)
  return () => residentBytes(pid)
}

// The proof itself, where it is a secret.
async function tokensOf(supply: Supply): Promise<readonly string[]> {
  if (supply.scheme.strength === 'signature') return []
  const sample = await supply.genuine()
  return supply.scheme.proofs.map((place) => readProof(sample, place))
}
