import type { AddressInfo } from 'node:net'
import { AppService } from 'matrix-appservice'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createReceiver } from '../../src/index.js'
import { injectDelivery, type Sample } from '../../src/testing/index.js'
import { matrixPayloads, matrixSample, signMatrix } from '../../src/testing/vendors/matrix.js'
import { matrix } from '../../src/vendors/matrix/index.js'

const secret = 'hs token'
const seen: unknown[] = []
const service = new AppService({ homeserverToken: secret })
let origin = ''

beforeAll(async () => {
  service.on('event', (event) => seen.push(event))
  await service.listen(0, '127.0.0.1', 1)
  // The class does not declare its server.
  const { server } = service as unknown as { readonly server: { address(): AddressInfo } }
  origin = `http://127.0.0.1:${server.address().port}`
})
afterAll(() => service.close())

async function send({ method, url, headers, body }: Sample) {
  const response = await fetch(url, {
    method,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
    // A sample has the bytes of no shared memory.
    body: body as Uint8Array<ArrayBuffer>,
  })
  return { status: response.status, body: await response.text() }
}

const receiver = createReceiver({ provider: matrix({ tokens: secret }), on: { '*': () => {} }, onError: () => {} })

describe('matrix and the application service of matrix.org', () => {
  it.each(['m.room.message', 'm.room.member'] as const)('both take %s', async (event) => {
    const sample = await signMatrix(matrixSample({ event, url: origin, transaction: event }), { secret })
    expect(await send(sample)).toEqual({ status: 200, body: '{}' })
    expect(seen.pop()).toEqual(matrixPayloads[event])
    expect((await injectDelivery(receiver, sample)).response).toMatchObject({ status: 200, body: '{}' })
  })

  it('both refuse another token with the same status and code', async () => {
    const sample = await signMatrix(matrixSample({ url: origin, transaction: 'other' }), { secret: 'other' })
    const theirs = await send(sample)
    const ours = (await injectDelivery(receiver, sample)).response
    expect([theirs.status, JSON.parse(theirs.body).errcode]).toEqual([403, 'M_FORBIDDEN'])
    expect([ours.status, JSON.parse(String(ours.body)).errcode]).toEqual([403, 'M_FORBIDDEN'])
    expect(seen).toEqual([])
  })
})
