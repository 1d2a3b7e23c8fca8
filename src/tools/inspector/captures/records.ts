import type { Amendment, Attempt, Capture } from './capture.js'

/** A line of a segment, as JSON. */
export type StoredLine = PlainLine | { readonly sealed: SealedLine }

/** A record that is not sealed. */
export type PlainLine =
  /** The first line of each segment; ids continue from `nextId` even if all captures before it were removed. */
  | { readonly segment: { readonly version: 1; readonly nextId: number } }
  | { readonly capture: Capture }
  | { readonly attempt: Attempt }
  | { readonly amended: Amendment & { readonly id: number } }
  | { readonly removed: readonly number[] }

/** A sealed record. What the limits of a folder need stays readable: which capture it is of, and when that came. */
export interface SealedLine {
  readonly capture: number
  /** When the capture came; `undefined` for what was added to it later. */
  readonly at?: string | undefined
  /** The data key, as the keyring has sealed it, in base64. */
  readonly key: string
  /** Nonce, ciphertext and tag, in base64. */
  readonly text: string
}

/** The capture that a record is about; 0 for one about the folder. */
export function captureIdOf(record: StoredLine): number {
  if ('sealed' in record) return record.sealed.capture
  if ('capture' in record) return record.capture.id
  if ('attempt' in record) return record.attempt.capture
  return 'amended' in record ? record.amended.id : 0
}

/** Writes a record as one line. */
export function toLine(record: StoredLine): Buffer {
  return Buffer.from(`${JSON.stringify(record)}\n`)
}

// Bodies are base64, so a record has few brackets and colons. Millions of lists or fields would take gigabytes when parsed.
const maxSigns = 200_000

/** Reads a line; `undefined` if it is damaged, or was written by a later version. */
export function fromLine(line: Buffer): StoredLine | undefined {
  if (line.length > maxSigns && countSigns(line) > maxSigns) return undefined
  let record: unknown
  try {
    record = JSON.parse(line.toString('utf8'))
  } catch {
    return undefined
  }
  return isStoredLine(record) ? record : undefined
}

/** How many brackets that open, and colons, are in a line. */
function countSigns(line: Buffer): number {
  let count = 0
  for (const byte of line) if (byte === 0x5b || byte === 0x7b || byte === 0x3a) count++
  return count
}

function isStoredLine(record: unknown): record is StoredLine {
  if (!isObject(record)) return false
  const { segment, capture, attempt, amended, removed, sealed } = record
  if (isObject(segment)) return segment['version'] === 1 && isId(segment['nextId'])
  if (isObject(capture)) return isCapture(capture)
  if (isObject(attempt)) return isAttempt(attempt)
  if (isObject(amended)) return isId(amended['id']) && isAmendment(amended)
  if (isObject(sealed)) return isSealed(sealed)
  return Array.isArray(removed) && removed.every(isId)
}

function isSealed({ capture, at, key, text }: Fields): boolean {
  return isId(capture) && isOptional(at, isString) && isString(key) && isString(text)
}

function isCapture({
  id,
  receivedAt,
  method,
  target,
  httpVersion,
  rawHeaders,
  body,
  origin,
  ...known
}: Fields): boolean {
  const texts = [receivedAt, method, target, httpVersion, body, origin]
  const isWhole = isId(id) && texts.every(isString) && isHeaderLines(rawHeaders)
  return isWhole && known['verdict'] !== undefined && isAmendment(known)
}

// The parts of a capture that may become known later.
function isAmendment({ provider, verdict, diagnosis }: Fields): boolean {
  return isOptional(provider, isString) && isOptional(verdict, isVerdict) && isOptional(diagnosis, isDiagnosis)
}

function isVerdict(value: unknown): boolean {
  if (!isObject(value) || !isString(value['status'])) return false
  const { code, message, event, deliveryId, signedAt } = value
  return (
    [code, message, event, deliveryId].every((text) => isOptional(text, isString)) && isOptional(signedAt, isNumber)
  )
}

function isDiagnosis(value: unknown): boolean {
  if (!isObject(value)) return false
  const { cause, proof, fix, run, hints } = value
  const areHints = (list: unknown) => Array.isArray(list) && list.every(isString)
  return [cause, proof, fix].every(isString) && isOptional(run, isString) && isOptional(hints, areHints)
}

function isAttempt({ capture, number, at, to, durationMs, rawHeaders, status, error }: Fields): boolean {
  const isWhole = isId(capture) && isId(number) && isString(at) && isAddress(to) && isNumber(durationMs)
  const isAnswer = isOptional(status, isNumber) && isOptional(rawHeaders, isHeaderLines)
  return isWhole && isAnswer && isOptional(error, isString)
}

type Fields = Readonly<Record<string, unknown>>

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isOptional(value: unknown, is: (value: unknown) => boolean): boolean {
  return value === undefined || is(value)
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number'
}

function isAddress(value: unknown): boolean {
  return isString(value) && /^https?:\/\//i.test(value) && URL.canParse(value)
}

function isString(value: unknown): value is string {
  return typeof value === 'string'
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0
}

function isHeaderLines(value: unknown): boolean {
  return Array.isArray(value) && value.every((line) => Array.isArray(line) && line.length === 2 && line.every(isString))
}
