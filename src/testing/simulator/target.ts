import type { MaybePromise } from '../../core/base/maybe-promise.js'
import { requireFunction } from '../../core/base/options.js'
import type { Receipt } from '../../core/receiver/receipt.js'
import type { RequestReceiver } from '../../core/receiver/receiver.js'
import { bodyAborted, bodyTimeout } from '../../core/request/body/read.js'
import type { BodyLimits } from '../../core/request/delivery.js'
import { toFetchParts } from '../deliver.js'
import type { Sample } from '../sample.js'
import type { AttemptAnswer } from './profile.js'
import type { SimulatorTime } from './time.js'

/** The part of a response that a provider reads; a Fetch `Response` fits. */
export interface TargetAnswer {
  readonly status: number
  /** By case-insensitive name. */
  readonly headers?: Readonly<Record<string, string>> | Headers
}

/** Where deliveries go: a receiver, a URL, or a function that returns the response. */
export type SimulatorTarget =
  | RequestReceiver
  | string
  | URL
  | ((sample: Sample, address: string | undefined) => MaybePromise<TargetAnswer>)

/** The conditions under which a request is sent. */
interface SendConditions {
  /** The new address, if a redirect changed it. */
  readonly address: string | undefined
  readonly time: SimulatorTime
  /** How long the body takes, in milliseconds. */
  readonly slowMs: number
  /** Whether the connection breaks in the middle of the body. */
  readonly cut: boolean
  /** Aborted at the deadline. */
  readonly signal: AbortSignal
}

/** The answer of a target, with the receipt if the receiver is in this process. */
export interface TargetResult {
  readonly answer: AttemptAnswer
  readonly header: (name: string) => string | undefined
  readonly receipt?: Receipt
}

// The maximum number of bytes read from a response body: providers use only its status and headers.
const maxResponseBytes = 65_536

/** Sends one request; rejects if the connection is lost. */
export type Send = (sample: Sample, travel: SendConditions) => Promise<TargetResult>

/** @throws {TypeError} naming the option, unless the target is valid */
export function toSend(target: SimulatorTarget, option: string): Send {
  if (typeof target === 'string' || target instanceof URL) {
    if (/^https?:/.test(String(target)) && URL.canParse(target)) return sendTo(new URL(target).href)
    throw new TypeError(`${option} must be a URL with http: or https:, a receiver or a function`)
  }
  if (typeof target === 'function') return callTarget(target)
  requireFunction(target?.receive, `${option}.receive`)
  return injectInto(target)
}

function injectInto(receiver: RequestReceiver): Send {
  return async (sample, { slowMs, cut, time }) => {
    const body =
      sample.body.length > 0 && (slowMs > 0 || cut)
        ? (limits: BodyLimits) => readSlowly(sample.body, limits, { slowMs, cut, time })
        : sample.body
    const receipt = await receiver.receive({ ...sample, body })
    const { status, headers } = receipt.response
    return { answer: cut ? 'connection' : status, header: (name) => readIn(headers, name), receipt }
  }
}

// Imitates an adapter that receives a slow or truncated body.
async function readSlowly(
  body: Uint8Array,
  limits: BodyLimits,
  { slowMs, cut, time }: Pick<SendConditions, 'slowMs' | 'cut' | 'time'>,
): Promise<Uint8Array> {
  await time.pass(Math.min(slowMs, limits.bodyTimeoutMs), 'attempt').over
  if (cut) throw bodyAborted(undefined)
  if (slowMs > limits.bodyTimeoutMs) throw bodyTimeout(limits)
  return body
}

function callTarget(target: Extract<SimulatorTarget, (...args: never) => unknown>): Send {
  return async (sample, { slowMs, cut, time, address }) => {
    if (slowMs > 0) await time.pass(slowMs, 'attempt').over
    if (cut) throw new Error('the connection was cut')
    const { status, headers = {} } = ((await target(sample, address)) ?? {}) as Partial<TargetAnswer>
    return { answer: Number(status), header: (name) => readIn(headers, name) }
  }
}

function sendTo(url: string): Send {
  return async (sample, { address = url, slowMs, cut, time, signal }) => {
    const { target, init } = toFetchParts(sample, address)
    const inPieces = sample.body.length > 0 && (slowMs > 0 || cut)
    const pieces = inPieces ? { body: toPieces(sample.body, { slowMs, cut, time }), duplex: 'half' } : {}
    const response = await fetch(target, { ...init, ...pieces, signal, redirect: 'manual' })
    await discard(response.body)
    if (cut) throw new Error('the connection was cut')
    return { answer: response.status, header: (name) => response.headers.get(name) ?? undefined }
  }
}

// Reads the body to its end, so that the connection can be reused; cancels a long one.
async function discard(body: ReadableStream<Uint8Array> | null): Promise<void> {
  if (body === null) return
  const reader = body.getReader()
  for (let length = 0; length <= maxResponseBytes; ) {
    const { done, value } = await reader.read()
    if (done) return
    length += value.length
  }
  await reader.cancel()
}

// Yields one half, then the other, or an error that makes Fetch break the connection.
function toPieces(
  body: Uint8Array,
  { slowMs, cut, time }: Pick<SendConditions, 'slowMs' | 'cut' | 'time'>,
): ReadableStream<Uint8Array> {
  const half = Math.ceil(body.length / 2)
  let sent = false
  return new ReadableStream({
    async pull(controller) {
      if (!sent) {
        sent = true
        controller.enqueue(body.slice(0, half))
        return
      }
      await time.pass(Math.max(1, slowMs), 'attempt').over
      if (cut) return controller.error(new Error('the connection is cut'))
      controller.enqueue(body.slice(half))
      controller.close()
    },
  })
}

function readIn(headers: Readonly<Record<string, string>> | Headers, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined
  return Object.entries(headers).find(([other]) => other.toLowerCase() === name.toLowerCase())?.[1]
}
