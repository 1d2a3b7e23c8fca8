import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createReceiver, publicKeySignature, remoteKeys } from '../../../../src/index.js'
import { paymentsSample, signPublicKey } from '../../../../src/testing/index.js'
import { payments } from '../../../../src/vendors/styles/payments.js'
import { sharedKeys } from '../../../testing/signing-keys.js'

// The key server on the other side of the platform's own fetch; a request to any other address fails the test.
const url = 'https://pay.example/.well-known/keys.json'
const keyServer = setupServer()

beforeAll(() => keyServer.listen({ onUnhandledRequest: 'error' }))
afterEach(() => keyServer.resetHandlers())
afterAll(() => keyServer.close())

function receiving() {
  const keys = remoteKeys(url, { maxBytes: 10_000, timeoutMs: 200 })
  const handled: string[] = []
  const receiver = createReceiver({
    provider: payments({ verify: publicKeySignature({ keys, algorithms: ['RS256', 'EdDSA'] }) }),
    on: { '*': ({ id }) => handled.push(id ?? '') },
  })
  return { receiver, handled }
}

describe('remoteKeys over the network', () => {
  it.each(['RS256', 'EdDSA'] as const)('verifies %s with the published keys, retrieved once', async (algorithm) => {
    const { privateKey, jwks } = await sharedKeys(algorithm, 'k1')
    const requests: Request[] = []
    keyServer.use(
      http.get(url, ({ request }) => {
        requests.push(request)
        return HttpResponse.json(jwks)
      }),
    )
    const { receiver, handled } = receiving()
    const sample = await signPublicKey(paymentsSample(), { privateKey, algorithm, keyId: 'k1' })
    const receipts = await Promise.all(Array.from({ length: 20 }, () => receiver.receive(sample)))
    expect(receipts.map(({ outcome }) => outcome)).toEqual(Array.from({ length: 20 }, () => 'handled'))
    expect(handled).toHaveLength(20)
    expect(requests).toHaveLength(1)
    expect(requests[0]?.headers.get('authorization')).toBeNull()
  })

  it.each([
    ['is not there', () => new HttpResponse(null, { status: 404 })],
    ['fails', () => new HttpResponse(null, { status: 500 })],
    ['cannot be reached', () => HttpResponse.error()],
    ['redirects', () => HttpResponse.redirect('https://pay.example/elsewhere.json')],
    ['answers with something else', () => HttpResponse.text('<html></html>')],
    ['answers with too much', () => HttpResponse.json({ keys: [], padding: 'x'.repeat(20_000) })],
    ['does not answer in time', () => new Promise<HttpResponse<null>>(() => {})],
  ] as const)('answers 503 and handles nothing while the key server %s', async (_, answer) => {
    keyServer.use(http.get(url, answer))
    const { privateKey } = await sharedKeys('RS256')
    const { receiver, handled } = receiving()
    const receipt = await receiver.receive(await signPublicKey(paymentsSample(), { privateKey, algorithm: 'RS256' }))
    expect(receipt.response.status).toBe(503)
    expect(receipt.error?.code).toBe('key_unavailable')
    expect(handled).toEqual([])
  })
})
