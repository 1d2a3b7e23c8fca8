import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { toFetch } from '../../src/frameworks/fetch.js'
import { toNode } from '../../src/frameworks/node.js'
import { createReceiver, type Receiver, reply, unverified } from '../../src/index.js'
import {
  hostSample,
  injectDelivery,
  type Sample,
  sendDelivery,
  toRequest,
  withHeaders,
  withUrlToken,
} from '../../src/testing/index.js'
import { host } from '../../src/vendors/styles/host.js'

const receiver = createReceiver({
  provider: host({ verify: unverified() }),
  on: { 'issues.opened': (delivery) => reply({ number: delivery.payload.issue.number }) },
})

const serve = toNode(receiver)
const listen: Listener = (request, response) => void serve(request, response)

type Listener = RequestListener

async function withServer<Result>(listener: Listener, use: (url: string) => Promise<Result>): Promise<Result> {
  const server = createServer(listener)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

describe('toRequest', () => {
  it('keeps method, URL, headers and bytes', async () => {
    const sample = hostSample({ body: new Uint8Array([0xff, 0x00]), method: 'PUT' })
    const request = toRequest(sample)
    expect([request.method, request.url]).toEqual(['PUT', 'https://receiver.example/hooks'])
    expect(request.headers.get('x-host-event')).toBe('issues')
    expect(new Uint8Array(await request.arrayBuffer())).toEqual(sample.body)
    expect(toRequest(sample, 'https://other.example/a').url).toBe('https://other.example/a')
    const inUrl = withUrlToken(sample, { token: 't' })
    expect(toRequest(inUrl, 'https://other.example/a').url).toBe('https://other.example/a?token=t')
  })

  it('has no body if the sample has none', () => {
    expect(toRequest(hostSample({ body: '' })).body).toBeNull()
  })

  it('is accepted by the Fetch adapter', async () => {
    const response = await toFetch(receiver)(toRequest(hostSample()))
    expect(await response.json()).toEqual({ number: 1347 })
  })
})

describe('injectDelivery', () => {
  it('passes a sample, or the promise of one, to the receiver', async () => {
    expect((await injectDelivery(receiver, hostSample())).outcome).toBe('handled')
    expect((await injectDelivery(receiver, Promise.resolve(hostSample({ body: '{' })))).error?.code).toBe(
      'body_malformed',
    )
  })

  it('rejects an invalid receiver or sample', async () => {
    await expect(injectDelivery({} as Receiver, hostSample())).rejects.toThrow(/receiver/)
    await expect(injectDelivery(receiver, { body: 'text' } as unknown as Sample)).rejects.toThrow(TypeError)
  })
})

describe('sendDelivery', () => {
  it('sends a sample over HTTP', async () => {
    const answer = await withServer(listen, async (url) => (await sendDelivery(url, hostSample())).json())
    expect(answer).toEqual({ number: 1347 })
  })

  it('sends the correct length, even if the sample announces another', async () => {
    const arrived: IncomingMessage['headers'][] = []
    const listener: Listener = (request, response) => {
      arrived.push(request.headers)
      response.end()
    }
    await withServer(listener, async (url) => {
      await sendDelivery(url, withHeaders(hostSample({ body: '{}' }), { 'content-length': '7' }))
      await sendDelivery(url, hostSample({ body: '' }))
    })
    expect(arrived.map((headers) => headers['content-length'])).toEqual(['2', '0'])
  })

  it('keeps the query of the sample, with its token, if the URL has none', async () => {
    const arrived: unknown[] = []
    const listener: Listener = (request, response) => {
      arrived.push(request.url)
      response.end()
    }
    const sample = withUrlToken(hostSample(), { token: 's3 cret+' })
    await withServer(listener, async (url) => {
      await sendDelivery(url, sample)
      await sendDelivery(`${url}?other=1`, sample)
    })
    expect(arrived).toEqual(['/hooks?token=s3%20cret%2B', '/hooks?other=1'])
  })

  it('does not follow a redirect', async () => {
    const listener: Listener = (_, response) => response.writeHead(302, { location: '/elsewhere' }).end()
    expect(await withServer(listener, async (url) => (await sendDelivery(url, hostSample())).status)).toBe(302)
  })

  it('stops when its signal is aborted', async () => {
    const sending = withServer(
      () => {},
      (url) => sendDelivery(url, hostSample(), { signal: AbortSignal.timeout(20) }),
    )
    await expect(sending).rejects.toMatchObject({ name: 'TimeoutError' })
  })
})
