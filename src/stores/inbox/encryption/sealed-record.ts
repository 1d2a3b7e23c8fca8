import { concatBytes } from '../../../core/bytes/concat.js'
import { decodeBytes, decodeUtf8, encodeBytes, encodeUtf8 } from '../../../core/bytes/encoding.js'
import type { StoredDelivery } from '../../../core/ports/inbox.js'
import type { FollowUp, StoredHandler } from '../../../core/ports/step.js'
import { toUuid } from '../storing/stored-id.js'
import { fromStoredRecord, toFollowing, toStoredRecord } from '../storing/stored-record.js'
import type { Keyring } from './keyring.js'

/** The verifier that the proof of a sealed record names. The proof of the request is sealed. */
const sealedVerifier = 'sealed'

/** Whether a stored delivery is sealed. Those from before are not. */
export function isSealed({ proof }: StoredDelivery): boolean {
  return proof.verifier === sealedVerifier
}

/** Whether a part of a stored delivery is from before the encryption: all of it, or what it says about its handler. */
export function isPlain(stored: StoredDelivery): boolean {
  return !isSealed(stored) || (stored.handler !== undefined && stored.handler.sealed === undefined)
}

/** The id by which the engine knows a delivery. */
export async function hiddenId(keyring: Keyring, id: string): Promise<string> {
  return toUuid(await keyring.hash(['id', id]))
}

/** What the engine knows instead of a person. */
export async function hiddenSubject(keyring: Keyring, subject: string): Promise<string> {
  return encodeBytes(await keyring.hash(['subject', subject]), 'hex')
}

/** What the engine knows instead of a tenant. */
export async function hiddenTenant(keyring: Keyring, tenant: string): Promise<string> {
  return encodeBytes(await keyring.hash(['tenant', tenant]), 'hex')
}

async function withoutTenant(keyring: Keyring, handler: StoredHandler): Promise<StoredHandler> {
  const { limits } = handler
  return limits ? { ...handler, limits: { ...limits, tenant: await hiddenTenant(keyring, limits.tenant) } } : handler
}

/**
 * What the engine stores instead of a delivery: its endpoint, provider, number and time can be read, its id and key are keyed
 * hashes, and everything else is sealed.
 */
export async function sealDelivery(keyring: Keyring, delivery: StoredDelivery): Promise<StoredDelivery> {
  return sealUnder(await hiddenId(keyring, delivery.id), keyring, delivery)
}

async function sealUnder(id: string, keyring: Keyring, delivery: StoredDelivery): Promise<StoredDelivery> {
  const { endpoint, provider, number, receivedAt, invalid, subjects, trace, tenant, urgent } = delivery
  const record = toStoredRecord(delivery, '')
  // With room for its length.
  const head = encodeUtf8(`\0\0\0\0${JSON.stringify(record)}`)
  new DataView(head.buffer).setUint32(0, head.length - 4)
  const body = await keyring.seal(concatBytes([head, delivery.request.body]), deliveryPlace({ id, endpoint }))
  return {
    id,
    endpoint,
    provider,
    event: undefined,
    deliveryId: undefined,
    key: await hiddenKey(keyring, delivery.key),
    number,
    request: { method: 'POST', url: 'sealed:', headers: [], encrypted: true, body },
    proof: { strength: delivery.proof.strength, verifier: sealedVerifier },
    receivedAt,
    invalid: codeOf(invalid),
    ...(subjects && { subjects: await Promise.all(subjects.map((subject) => hiddenSubject(keyring, subject))) }),
    ...(trace !== undefined && { trace }),
    ...(tenant !== undefined && { tenant: await hiddenTenant(keyring, tenant) }),
    ...(urgent && { urgent }),
  }
}

/**
 * Opens a sealed delivery.
 *
 * @returns the id of its key if that was destroyed
 * @throws {Error} the keyring does not have the key, or the record was changed
 */
export async function openDelivery(keyring: Keyring, sealed: StoredDelivery): Promise<StoredDelivery | string> {
  const { handler, endpoint } = sealed
  if (handler === undefined) return openWhole(keyring, sealed)
  const whole = await openWhole(keyring, { ...sealed, id: handler.of })
  if (typeof whole === 'string') return whole
  // It was stored before the encryption, and its delivery is sealed under the id that it had.
  if (handler.sealed === undefined && handler.of === whole.id) {
    return toFollowing(whole, { id: sealed.id, key: sealed.key, handler })
  }
  const bytes = decodeBytes(handler.sealed ?? '', 'base64') ?? new Uint8Array()
  const opened = await keyring.open(bytes, handlerPlace(sealed.id, endpoint, handler))
  if (typeof opened === 'string') return opened
  const { id, key, of } = JSON.parse(decodeUtf8(opened) ?? '') as Pick<FollowUp, 'id' | 'key'> & { readonly of: string }
  if (of !== whole.id) throw new Error(`encryptedInbox: the work of a handler, ${sealed.id}, is of another delivery`)
  const { sealed: _sealed, ...own } = handler
  return toFollowing(whole, { id, key, handler: { ...own, of } })
}

/** What the engine stores to follow a sealed delivery, which shares its sealed request. */
export async function sealFollowUp(
  keyring: Keyring,
  { id: own, key, handler, needs }: FollowUp,
  sealed: StoredDelivery,
): Promise<FollowUp> {
  const id = await hiddenId(keyring, own)
  const text = encodeUtf8(JSON.stringify({ id: own, key, of: handler.of }))
  const shown = await withoutTenant(keyring, handler)
  const bytes = await keyring.seal(text, handlerPlace(id, sealed.endpoint, shown))
  return {
    id,
    key: await hiddenKey(keyring, key),
    needs,
    handler: { ...shown, of: sealed.handler?.of ?? sealed.id, sealed: encodeBytes(bytes, 'base64') },
  }
}

/**
 * What the engine stores instead of a record that is not sealed with the current key. Its id and its place in the order stay.
 *
 * @returns the same delivery if it is sealed with the current key
 * @throws {Error} it cannot be opened, or its key was destroyed
 */
export async function resealDelivery(keyring: Keyring, stored: StoredDelivery): Promise<StoredDelivery> {
  const { id, key, endpoint, handler } = stored
  const whole = handler === undefined ? stored : { ...stored, id: handler.of }
  const sealed = isSealed(stored)
    ? await resealBody(keyring, stored, whole)
    : { ...(await sealUnder(whole.id, keyring, { ...whole, handler: undefined })), id, ...(handler && { handler }) }
  if (handler === undefined) return sealed
  if (handler.sealed !== undefined) {
    const own = await resealText(keyring, handler.sealed, handlerPlace(id, endpoint, handler))
    return own === handler.sealed ? sealed : { ...sealed, handler: { ...handler, sealed: own } }
  }
  const shown = await withoutTenant(keyring, handler)
  const bytes = await keyring.seal(
    encodeUtf8(JSON.stringify({ id, key, of: handler.of })),
    handlerPlace(id, endpoint, shown),
  )
  const own = { ...shown, sealed: encodeBytes(bytes, 'base64') }
  return { ...sealed, key: await hiddenKey(keyring, key), handler: own }
}

async function resealBody(
  keyring: Keyring,
  stored: StoredDelivery,
  whole: Pick<StoredDelivery, 'id' | 'endpoint'>,
): Promise<StoredDelivery> {
  const { request } = stored
  const body = await keyring.reseal(request.body, deliveryPlace(whole))
  return body === request.body ? stored : { ...stored, request: { ...request, body } }
}

async function resealText(keyring: Keyring, text: string, place: readonly string[]): Promise<string> {
  const bytes = decodeBytes(text, 'base64') ?? new Uint8Array()
  const sealed = await keyring.reseal(bytes, place)
  return sealed === bytes ? text : encodeBytes(sealed, 'base64')
}

export async function hiddenKey(keyring: Keyring, key: string | undefined): Promise<string | undefined> {
  return key === undefined ? undefined : encodeBytes(await keyring.hash(['key', key]), 'hex')
}

async function openWhole(keyring: Keyring, sealed: StoredDelivery): Promise<StoredDelivery | string> {
  const opened = await keyring.open(sealed.request.body, deliveryPlace(sealed))
  if (typeof opened === 'string') return opened
  const headEnd = 4 + new DataView(opened.buffer, opened.byteOffset).getUint32(0)
  const { request, ...record } = fromStoredRecord(JSON.parse(decodeUtf8(opened.subarray(4, headEnd)) ?? ''))
  return { ...record, request: { ...request, body: opened.subarray(headEnd) } }
}

const reasonPrefix = 'sealed:'

/** Seals the reason of a failure, which may quote a payload. */
export async function sealReason(keyring: Keyring, reason: string, sealed: StoredDelivery): Promise<string> {
  return reasonPrefix + encodeBytes(await keyring.seal(encodeUtf8(reason), reasonPlace(sealed)), 'base64')
}

/**
 * The reason of a failure, sealed with the current key.
 *
 * @returns the same reason if it is, or if the engine wrote it
 * @throws {Error} it cannot be opened, or its key was destroyed
 */
export async function resealReason(keyring: Keyring, reason: string, stored: StoredDelivery): Promise<string> {
  if (reason.startsWith(reasonPrefix)) {
    return reasonPrefix + (await resealText(keyring, reason.slice(reasonPrefix.length), reasonPlace(stored)))
  }
  if (!isPlain(stored)) return reason
  return reason === stored.invalid ? (codeOf(reason) ?? '') : sealReason(keyring, reason, stored)
}

/** Opens a sealed reason. Another text is returned as it is: the engine wrote it. */
export async function openReason(keyring: Keyring, reason: string, sealed: StoredDelivery): Promise<string> {
  if (!reason.startsWith(reasonPrefix)) return reason
  const bytes = decodeBytes(reason.slice(reasonPrefix.length), 'base64')
  const opened = bytes && (await keyring.open(bytes, reasonPlace(sealed)).catch(() => undefined))
  return (opened instanceof Uint8Array ? decodeUtf8(opened) : undefined) ?? 'the reason cannot be opened'
}

// The message may quote what the sender wrote.
function codeOf(invalid: string | undefined): string | undefined {
  return invalid?.replace(/:.*/s, '')
}

function deliveryPlace({ id, endpoint }: Pick<StoredDelivery, 'id' | 'endpoint'>): readonly string[] {
  return ['delivery', endpoint, id]
}

// With its policy, which the engine reads: write access to the engine could otherwise end its attempts.
function handlerPlace(id: string, endpoint: string, handler: StoredHandler) {
  const { name, attempts, retryDelayMs, at, window, limits, urgent, backfill } = handler
  const gathered = [at, window?.waitMs, window?.maxWaitMs]
  const { tenant, concurrency, perSecond, burst } = limits ?? {}
  // Older records have no such fields in their place.
  const isOlder = limits === undefined && gathered.every((each) => each === undefined)
  const all = [attempts, retryDelayMs, ...(isOlder ? [] : gathered)]
  const limited = limits ? [tenant, concurrency, perSecond, burst] : []
  return [
    'handler',
    endpoint,
    id,
    name,
    ...[...all, ...limited].map((each) => `${each ?? ''}`),
    ...(urgent ? ['urgent'] : []),
    ...(backfill ? ['backfill'] : []),
  ]
}

// Deliveries that are handled together fail for one reason.
function reasonPlace({ id, endpoint, handler }: StoredDelivery): readonly string[] {
  return handler?.window ? ['reason', endpoint, 'handler', handler.name] : ['reason', endpoint, id]
}
