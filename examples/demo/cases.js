// @ts-check
import { withBody } from 'webhook-receiver/testing'

/**
 * @typedef {import('webhook-receiver/testing').Sample} Sample
 * @typedef {import('./results.js').Answer} Answer
 * @typedef {() => Sample | Promise<Sample>} MakeSample
 *
 * @typedef {object} Case
 * @property {string} sent what it is, in two words
 * @property {MakeSample} sample made when it is sent, so that its time is right
 * @property {boolean} [unannounced] sent in chunks and without `Content-Length`
 * @property {Answer} promised
 */

/** The most bytes that the receivers of the demo accept. */
export const maxBodyBytes = 16_384

/** A body with one byte too many. */
export const tooLarge = 'x'.repeat(maxBodyBytes + 1)

/** @type {(event: string, sample: MakeSample, sent?: string) => Case} */
export function genuine(event, sample, sent = 'genuine') {
  return { sent, sample, promised: { status: 200, outcome: 'handled', event } }
}

/** @type {(sample: MakeSample) => Case} */
export function tampered(sample) {
  return {
    sent: 'tampered body',
    sample: async () => withOtherDigit(await sample()),
    promised: refused(401, 'signature_mismatch'),
  }
}

/** @type {(sent: string, outcome: string, sample: MakeSample) => Case} */
export function unproven(sent, outcome, sample) {
  return { sent, sample, promised: refused(401, outcome) }
}

/** @type {(sample: (sentAt: number) => ReturnType<MakeSample>) => Case} */
export function old(sample) {
  return {
    sent: 'old timestamp',
    sample: () => sample(Date.now() - 3_600_000),
    promised: refused(401, 'timestamp_too_old'),
  }
}

/** @type {(sample: MakeSample) => Case} */
export function oversized(sample) {
  return { sent: 'oversized body', sample, unannounced: true, promised: refused(413, 'body_too_large') }
}

/** @type {(sample: MakeSample, sent?: string) => Case} */
export function malformed(sample, sent = 'malformed body') {
  return { sent, sample, promised: refused(400, 'body_malformed') }
}

/** @type {(status: number, outcome: string) => Answer} */
function refused(status, outcome) {
  return { status, outcome, event: undefined }
}

// The body stays well-formed, so that nothing but the proof can tell.
/** @type {(sample: Sample) => Sample} */
function withOtherDigit(sample) {
  const body = sample.body.slice()
  const index = body.findLastIndex((byte) => byte >= 0x30 && byte <= 0x39)
  if (index === -1) throw new Error('there is no digit to tamper with')
  body[index] = (body[index] ?? 0) ^ 1
  return withBody(sample, body)
}
