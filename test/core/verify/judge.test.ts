import { describe, expect, it } from 'vitest'
import { compositeSignature } from '../../../src/core/verify/composite/composite-signature.js'
import { judgeOf, toVerifier } from '../../../src/core/verify/verifier.js'
import { refusal } from '../../../src/errors.js'
import { createReceiver, hmacSignature, toWebhookRequest, type Verifier } from '../../../src/index.js'
import { hostSample } from '../../../src/testing/samples/host.js'
import { host } from '../../../src/vendors/styles/host.js'

const request = toWebhookRequest({})
const context = { now: 0 }
const refused = refusal('signature_mismatch', 'refused')
const proof = { strength: 'signature', verifier: 'own' } as const

describe('toVerifier', () => {
  it('throws the refusal that the judge returns, and returns a proof', () => {
    expect(toVerifier(() => proof)(request, context)).toBe(proof)
    expect(() => toVerifier(() => refused)(request, context)).toThrow(refused)
  })

  it('rejects with the refusal of a promise', async () => {
    await expect(toVerifier(async () => refused)(request, context)).rejects.toBe(refused)
  })

  it('makes a verifier whose wrappers have no judge, because they may do more', () => {
    const verify = toVerifier(() => refused)
    expect(judgeOf(verify)?.(request, context)).toBe(refused)
    const wrappers: readonly Verifier[] = [
      (...args) => verify(...args),
      verify.bind(undefined),
      new Proxy(verify, {}),
      Object.assign((...args: Parameters<Verifier>) => verify(...args), verify),
    ]
    for (const wrapper of wrappers) expect(judgeOf(wrapper)).toBeUndefined()
  })
})

describe('a receiver', () => {
  const genuine = () => hmacSignature({ secrets: 'genuine', header: 'x-signature' })
  const sample = { ...hostSample(), headers: [...hostSample().headers, ['x-signature', '0'.repeat(64)] as const] }

  it.each([
    ['hmacSignature', genuine, '0'.repeat(64)],
    [
      'compositeSignature',
      () => compositeSignature({ secrets: 'genuine', header: 'x-signature' }),
      `v1=${'0'.repeat(64)}`,
    ],
  ])('reports a refusal of %s that was returned as one that was thrown', async (_, make, value) => {
    const forged = { ...hostSample(), headers: [...hostSample().headers, ['x-signature', value] as const] }
    const thrown: Verifier = (...args) => make()(...args)
    const [returned, other] = await Promise.all(
      [make(), thrown].map((verify) =>
        createReceiver({ provider: host({ verify }), on: {}, onError: () => {}, now: () => 0 }).receive(forged),
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

  it('calls the verify of a provider as its method', async () => {
    const inner = host({ verify: genuine() })
    class Counting {
      calls = 0
      verify(...args: Parameters<typeof inner.verify>) {
        this.calls++
        return inner.verify(...args)
      }
    }
    const counting = new Counting()
    const provider = Object.assign(counting, { ...inner, verify: counting.verify })
    await createReceiver({ provider, on: {}, onError: () => {} }).receive(sample)
    expect(counting.calls).toBe(1)
  })
})
