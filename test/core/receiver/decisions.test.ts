import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { defaultResponses, errorStatus, toResponsePolicy } from '../../../src/core/provider/response-policy.js'
import { decide, decideFailure, toDecisions } from '../../../src/core/receiver/decisions.js'
import { gone, reject, reply, retryLater, WebhookError, type WebhookErrorCode } from '../../../src/index.js'

const source = readFileSync(new URL('../../../src/errors.ts', import.meta.url), 'utf8')
const union = source.slice(source.indexOf('WebhookErrorCode ='), source.indexOf('export interface PayloadIssue'))
const declared = [...union.matchAll(/\| '([a-z_]+)'/g)].map(([, code]) => code)
const codes = Object.keys(errorStatus) as WebhookErrorCode[]

describe('errorStatus', () => {
  it('has exactly the codes of the union', () => {
    expect(declared.length).toBeGreaterThan(20)
    expect(codes.toSorted()).toEqual(declared.toSorted())
  })

  it.each(codes)('answers %s with the fault of the sender or of this side, and never with 3XX, 404 or 410', (code) => {
    expect([400, 401, 405, 413, 415, 500, 503]).toContain(errorStatus[code])
  })

  // Section 7 of the specification: a provider that tries again on 5XX only must not lose what is ours or temporary.
  it('answers 4XX only to faults of the sender', () => {
    expect(codes.filter((code) => errorStatus[code] < 500).toSorted()).toEqual([
      'algorithm_not_allowed',
      'body_key_forbidden',
      'body_limit_exceeded',
      'body_malformed',
      'body_too_large',
      'content_encoding_unsupported',
      'credentials_malformed',
      'credentials_mismatch',
      'key_not_trusted',
      'key_unknown',
      'media_type_unsupported',
      'method_not_allowed',
      'payload_invalid',
      'proof_duplicated',
      'proof_missing',
      'signature_malformed',
      'signature_mismatch',
      'source_mismatch',
      'timestamp_in_future',
      'timestamp_malformed',
      'timestamp_too_old',
      'token_mismatch',
      'transport_insecure',
    ])
  })
})

describe('toResponsePolicy', () => {
  it('gives the defaults where nothing differs', () => {
    expect(toResponsePolicy(undefined, 'o')).toEqual(defaultResponses)
    expect(defaultResponses).toEqual({
      success: 200,
      successHeaders: {},
      retryLater: 503,
      reject: 200,
      rejectHeaders: {},
      gone: 410,
      errors: {},
    })
  })

  it('takes the overrides, and cannot be changed afterwards', () => {
    const errors = { payload_invalid: 422 }
    const policy = toResponsePolicy({ success: 202, errors }, 'o')
    errors.payload_invalid = 301
    expect(policy).toEqual({ ...defaultResponses, success: 202, errors: { payload_invalid: 422 } })
    expect(() => Object.assign(policy, { success: 500 })).toThrow(TypeError)
    expect(() => Object.assign(policy.errors, { payload_invalid: 500 })).toThrow(TypeError)
    expect(() => Object.assign(defaultResponses, { success: 500 })).toThrow(TypeError)
    expect(() => Object.assign(defaultResponses.errors, { payload_invalid: 500 })).toThrow(TypeError)
  })

  it.each<[string, Record<string, unknown>]>([
    ['success', { success: 302 }],
    ['success', { success: 410 }],
    ['success', { success: 503 }],
    ['success', { success: 200.5 }],
    ['success', { success: '200' }],
    ['success', { success: undefined }],
    ['retryLater', { retryLater: 200 }],
    ['retryLater', { retryLater: 410 }],
    ['retryLater', { retryLater: 307 }],
    ['reject', { reject: 410 }],
    ['reject', { reject: 304 }],
    ['gone', { gone: 301 }],
    ['gone', { gone: NaN }],
    ['errors', { errors: null }],
    ['errors.payload_invalid', { errors: { payload_invalid: 410 } }],
    ['errors.payload_invalid', { errors: { payload_invalid: 302 } }],
    ['errors.payload_invalid', { errors: { payload_invalid: 200 } }],
    ['errors: each code', { errors: { toString: 400 } }],
    ['errors: each code', { errors: { unheard_of: 400 } }],
    ['accepted', { accepted: 503 }],
    ['retryAfterSeconds', { retryAfterSeconds: 0 }],
  ])('refuses a wrong %s in %j', (name, overrides) => {
    expect(() => toResponsePolicy(overrides, 'make: responses')).toThrow(TypeError)
    expect(() => toResponsePolicy(overrides, 'make: responses')).toThrow(new RegExp(`^make: responses\\.${name} `))
  })
})

const defaults = toDecisions(defaultResponses)

describe('decide', () => {
  it('acknowledges plain success', () => {
    expect(decide(defaults, undefined)).toEqual({
      outcome: 'handled',
      response: { status: 200, headers: {}, body: '' },
    })
  })

  it('sends the body of a reply', () => {
    expect(decide(defaults, reply({ text: 'hi' }))).toEqual({
      outcome: 'handled',
      response: { status: 200, headers: { 'content-type': 'application/json' }, body: '{"text":"hi"}' },
    })
  })

  it.each([204, 205])('sends a reply with 200 where success is %i, which has no body', (success) => {
    const decisions = toDecisions(toResponsePolicy({ success }, 'o'))
    expect(decide(decisions, reply('hi')).response.status).toBe(200)
    expect(decide(decisions, undefined).response.status).toBe(success)
  })

  it.each<[string, object, number, object]>([
    ['retry_later', retryLater(), 503, {}],
    ['retry_later', retryLater({ afterSeconds: 0 }), 503, { 'retry-after': '0' }],
    ['retry_later', retryLater({ afterSeconds: 120 }), 503, { 'retry-after': '120' }],
    ['gone', gone(), 410, {}],
    ['rejected', reject(), 200, {}],
  ])('answers %s', (outcome, answer, status, headers) => {
    expect(decide(defaults, answer as ReturnType<typeof gone>)).toEqual({
      outcome,
      response: { status, headers, body: '' },
    })
  })

  it('uses the Retry-After of the policy if the handler sets none', () => {
    const decisions = toDecisions(toResponsePolicy({ retryLater: 429, retryAfterSeconds: 60 }, 'o'))
    expect(decide(decisions, retryLater()).response.headers).toEqual({ 'retry-after': '60' })
    expect(decide(decisions, retryLater({ afterSeconds: 0 })).response.headers).toEqual({ 'retry-after': '0' })
  })

  it('follows the policy of the provider', () => {
    const decisions = toDecisions(toResponsePolicy({ success: 204, retryLater: 429, reject: 422, gone: 404 }, 'o'))
    expect(
      [undefined, retryLater(), reject(), gone()].map((outcome) => decide(decisions, outcome).response.status),
    ).toEqual([204, 429, 422, 404])
    expect(decisions.ignored).toEqual({ outcome: 'ignored', response: { status: 204, headers: {}, body: '' } })
  })
})

describe('toDecisions', () => {
  it.each([
    [{}, 202],
    [{ success: 201 }, 201],
    [{ success: 204 }, 204],
    [{ success: 204, accepted: 202 }, 202],
  ])('answers accepted, stored and parked deliveries of the policy %j with %i', (overrides, status) => {
    const { accepted, stored, parked } = toDecisions(toResponsePolicy(overrides, 'o'))
    expect([accepted, stored, parked].map(({ response }) => response.status)).toEqual([status, status, status])
  })
})

describe('decideFailure', () => {
  const failed = (code: WebhookErrorCode, retryAfterSeconds?: number) =>
    decideFailure(defaultResponses, new WebhookError(code, 'secret detail', { field: 'X-Secret' }), retryAfterSeconds)

  // What these headers say holds for every request alike.
  const constant: Readonly<Partial<Record<WebhookErrorCode, object>>> = {
    method_not_allowed: { allow: 'POST' },
    delivery_in_progress: { 'retry-after': '5' },
  }

  it.each(codes)('answers %s without a detail', (code) => {
    const { response, outcome } = failed(code)
    expect(response).toEqual({ status: errorStatus[code], headers: constant[code] ?? {}, body: '' })
    expect(outcome).toBe(errorStatus[code] < 500 ? 'refused' : 'failed')
  })

  it('sends Retry-After with transient failures, by option', () => {
    expect(failed('key_unavailable', 60).response.headers).toEqual({ 'retry-after': '60' })
    expect(failed('internal_error', 60).response.headers).toEqual({})
    expect(failed('signature_mismatch', 60).response.headers).toEqual({})
  })

  it('sends a challenge for a scheme that requires one, only with 401', () => {
    const challenge = 'Basic realm="hooks"'
    const unknown = new WebhookError('credentials_mismatch', 'x', { challenge })
    expect(decideFailure(defaultResponses, unknown, undefined).response.headers).toEqual({
      'www-authenticate': challenge,
    })
    const hidden = toResponsePolicy({ errors: { credentials_mismatch: 404 } }, 'o')
    expect(decideFailure(hidden, unknown, undefined).response).toEqual({ status: 404, headers: {}, body: '' })
  })

  it.each(['Basic\r\nX: y', 'Basic\n', 'Basic \u00fc', '', 7, null, {}])('writes no challenge of %j', (challenge) => {
    const error = Object.assign(new WebhookError('credentials_mismatch', 'x'), { challenge })
    expect(decideFailure(defaultResponses, error, undefined).response).toEqual({ status: 401, headers: {}, body: '' })
  })

  it.each(['unheard_of', 'toString', '__proto__', 'constructor', ''])(
    'answers the unknown code %j with 500',
    (code) => {
      expect(failed(code as WebhookErrorCode)).toMatchObject({ outcome: 'failed', response: { status: 500 } })
    },
  )
})
