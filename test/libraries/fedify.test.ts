import { exportSpki, generateCryptoKeyPair, signRequest, verifyRequest } from '@fedify/fedify'
import { describe, expect, it } from 'vitest'
import { createReceiver } from '../../src/index.js'
import { generateKeys, injectDelivery, type Sample } from '../../src/testing/index.js'
import {
  activityPayloads,
  activitypubSample,
  actorDocument,
  signActivitypub,
} from '../../src/testing/vendors/activitypub.js'
import { activitypub } from '../../src/vendors/activitypub/index.js'

const inbox = 'https://receiver.example/users/harbour-master/inbox'
const { actor } = activityPayloads.Create

function receiverOf(pem: string) {
  const provider = activitypub({
    url: 'https://receiver.example',
    fetch: async () => Response.json(actorDocument(pem), { headers: { 'Content-Type': 'application/activity+json' } }),
  })
  return createReceiver({ provider, on: { '*': () => {} }, onError: () => {} })
}

const toRequest = ({ method, url, headers, body }: Sample) =>
  new Request(url, {
    method,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
    // A sample has the bytes of no shared memory.
    body: body as Uint8Array<ArrayBuffer>,
  })

async function toSample(request: Request): Promise<Sample> {
  return {
    method: request.method,
    url: request.url,
    headers: [...request.headers],
    body: new Uint8Array(await request.arrayBuffer()),
    encrypted: true,
  }
}

describe('activitypub and Fedify', () => {
  it('accepts what Fedify signs, and refuses it with another key', async () => {
    const { privateKey, publicKey } = await generateCryptoKeyPair('RSASSA-PKCS1-v1_5')
    const signed = await signRequest(
      toRequest(activitypubSample({ url: inbox })),
      privateKey,
      new URL(`${actor}#main-key`),
    )
    const sample = await toSample(signed)
    expect(await injectDelivery(receiverOf(await exportSpki(publicKey)), sample)).toMatchObject({ outcome: 'handled' })
    const { pem } = await generateKeys('RS256')
    expect(await injectDelivery(receiverOf(pem), sample)).toMatchObject({ error: { code: 'signature_mismatch' } })
  })

  it('signs what Fedify accepts', async () => {
    const keys = await generateKeys('RS256')
    const documentLoader = async (url: string) => ({
      contextUrl: null,
      documentUrl: url,
      document: actorDocument(keys.pem),
    })
    const options = { documentLoader }
    const signed = await signActivitypub(activitypubSample({ url: inbox }), keys)
    expect((await verifyRequest(toRequest(signed), options))?.id?.href).toBe(`${actor}#main-key`)
    const forged = { ...signed, body: new TextEncoder().encode('{}') }
    expect(await verifyRequest(toRequest(forged), options)).toBeNull()
  })
})
