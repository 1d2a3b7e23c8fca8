import {
  type Checks,
  checkOptions,
  optional,
  requireFunction,
  requirePositiveInteger,
  requireText,
} from '../../../core/base/options.js'
import type { Keyring } from '../../../stores/inbox/encryption/keyring.js'
import type { Captures } from './captures-interface.js'
import { CaptureSeal } from './seal.js'
import { Segments } from './segments.js'
import { type Limits, StoredCaptures } from './stored-captures.js'

/** Options of {@link openCaptures}. */
export interface CapturesOptions {
  /** The folder; it is made by the first capture, with a `.gitignore` for itself. */
  readonly dir: string
  /** How many captures are kept. Only the process that receives them limits a folder. @default no limit */
  readonly max?: number | undefined
  /** How many bytes of captures and attempts are kept, in memory and about as many on disk. @default no limit */
  readonly maxBytes?: number | undefined
  /** How long a capture is kept, in milliseconds. @default no limit */
  readonly maxAgeMs?: number | undefined
  /** The size from which a new segment is begun, in bytes. @default 8_388_608 */
  readonly maxSegmentBytes?: number | undefined
  /** Told what was changed about the folder, such as its rights. @default no one is told */
  readonly onNote?: ((message: string) => void) | undefined
  /** The clock, in milliseconds since 1970. @default Date.now */
  readonly now?: (() => number) | undefined
}

const checks: Checks<CapturesOptions> = {
  dir: requireText,
  max: optional(requirePositiveInteger),
  maxBytes: optional(requirePositiveInteger),
  maxAgeMs: optional(requirePositiveInteger),
  maxSegmentBytes: optional(requirePositiveInteger),
  onNote: optional(requireFunction),
  now: optional(requireFunction),
}

export type { Captures }

/**
 * Opens a folder of captures.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const captures = openCaptures({ dir: '.webhook-receiver', max: 1_000 })
 * const refused = captures.list({ status: 'refused', limit: 20 })
 */
export function openCaptures(options: CapturesOptions): Captures {
  const { segments, limits } = open(options)
  const store = new StoredCaptures(segments, limits, undefined)
  store.refresh()
  return store
}

/**
 * Opens a folder of captures whose records are sealed. Records from before are read as they are.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 * @throws {Error} the keyring cannot seal, because its key is missing or its service is down
 */
export async function openSealedCaptures(options: CapturesOptions, keys: Keyring): Promise<Captures> {
  const { segments, limits } = open(options)
  const stored = segments.readNew()
  const used = stored.flatMap(({ record }) => ('sealed' in record ? [record.sealed.key] : []))
  const store = new StoredCaptures(segments, limits, await CaptureSeal.open(keys, used))
  store.load(stored)
  return store
}

function open(options: CapturesOptions): { readonly segments: Segments; readonly limits: Limits } {
  checkOptions(options, 'openCaptures', checks)
  const { dir, max = Infinity, maxBytes = Infinity, maxAgeMs = Infinity, now = Date.now } = options
  const { maxSegmentBytes = 8_388_608, onNote = () => {} } = options
  return { segments: new Segments(dir, maxSegmentBytes, onNote), limits: { max, maxBytes, maxAgeMs, now } }
}
