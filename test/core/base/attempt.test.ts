import { describe, expect, it } from 'vitest'
import { attempt, throwing } from '../../../src/core/base/attempt.js'
import { refusal } from '../../../src/errors.js'
import { createReceiver, hmacSignature } from '../../../src/index.js'
import { hostSample } from '../../../src/testing/samples/host.js'
import { host } from '../../../src/vendors/styles/host.js'

const refused = refusal('signature_mismatch', 'refused')

describe('throwing', () => {
  it('throws the refusal that the function returns, and returns any other value', () => {
    const call = throwing((even: boolean) => (even ? 'even' : refused))
    expect(call(true)).toBe('even')
    expect(() => call(false)).toThrow(refused)
  })

  it('rejects with the refusal of a promise', async () => {
    await expect(throwing(async () => refused)()).rejects.toBe(refused)
  })
})

describe('attempt', () => {
  it('is the function that returns refusals', () => {
    expect(throwing(() => refused)[attempt]?.()).toBe(refused)
  })

  it('is not found in a wrapper, which may do more', () => {
    const call = throwing(() => refused)
    for (const wrapper of [() => call(), call.bind(undefined)]) expect(attempt in wrapper).toBe(false)
  })
})

describe('a receiver', () => {
  const genuine = () => hmacSignature({ secrets: 'genuine', header: 'x-signature' })
  const sample = { ...hostSample(), headers: [...hostSample().headers, ['x-signature', '0'.repeat(64)] as const] }

  it('reports a refusal that was returned as one that was thrown', async () => {
    const thrown = (...args: Parameters<ReturnType<typeof genuine>>) => genuine()(...args)
    const [returned, other] = await Promise.all(
      [genuine(), thrown].map((verify) =>
        createReceiver({ provider: host({ verify }), on: {}, onError: () => {}, now: () => 0 }).receive(sample),
      ),
    )
    expect(returned?.error?.code).toBe('signature_mismatch')
    expect({ ...returned, durationMs: 0 }).toEqual({ ...other, durationMs: 0 })
    expect(returned?.error?.stack).not.toContain(' at ')
  })

  it('calls the verify of a changed copy of a provider', async () => {
    const provider = host({ verify: genuine() })
    const copy = {
      ...provider,
      verify: () => {
        throw refusal('token_mismatch', 'another')
      },
    }
    const { error } = await createReceiver({ provider: copy, on: {}, onError: () => {} }).receive(sample)
    expect(error?.code).toBe('token_mismatch')
  })
})
