import { once } from 'node:events'
import http from 'node:http'
import http2 from 'node:http2'
import https from 'node:https'
import Koa from 'koa'
import { describe, expect, it } from 'vitest'
import { toKoa } from '../../src/frameworks/koa.js'
import { toNode } from '../../src/frameworks/node.js'
import { head, RawClient } from './raw-client.js'
import { listen } from './servers.js'
import { answering, body, createSubject, signedLines } from './subject.js'

const delivery = [head('POST', '/hooks/host', [...signedLines(body), ['Content-Length', `${body.length}`]]), body]

describe('toNode', () => {
  it('resolves when the response was written', async () => {
    const { receiver } = createSubject()
    const handle = toNode(receiver)
    const ended: boolean[] = []
    const port = await listen(async (request, response) => {
      await handle(request, response)
      ended.push(response.writableEnded)
    })
    const client = await RawClient.connect(port)
    await client.write(...delivery).response()
    expect(ended).toEqual([true])
  })

  it('keeps every header line, in order and unchanged', async () => {
    const { receiver, requests } = answering({ status: 200, headers: {}, body: '' })
    const client = await RawClient.connect(await listen(toNode(receiver)))
    const lines = [
      ['Host', 'hooks.example'],
      ['X-Signature', 'one'],
      ['x-signature', 'two'],
      ['Authorization', 'one'],
      ['Authorization', 'two'],
      ['Content-Length', '0'],
    ] as const
    await client.write(head('POST', '/', lines)).response()
    expect(requests[0]?.headers).toEqual(lines)
  })

  it.each([204, 205])('sends no content with %i', async (status) => {
    const { receiver } = answering({ status, headers: {}, body: 'unexpected' })
    const client = await RawClient.connect(await listen(toNode(receiver)))
    const response = await client.write(...delivery).response()
    expect(response).toMatchObject({ status, body: '' })
    expect(response.headers['content-length']).toBe(status === 204 ? undefined : '0')
    expect(await client.write(...delivery).response()).toMatchObject({ status })
  })

  it.each([
    ['status', { status: 1000, headers: {}, body: '' }],
    ['header', { status: 200, headers: { 'content-type': 'text/plain\r\nx: y' }, body: 'content' }],
  ])('answers with 500 when a %s cannot be written', async (_, response) => {
    const { receiver } = answering(response)
    const client = await RawClient.connect(await listen(toNode(receiver)))
    expect(await client.write(...delivery).response()).toMatchObject({ status: 500, body: '' })
    await client.closed
  })

  it('makes a well-formed URL from a malformed target', async () => {
    const { receiver, requests } = answering({ status: 200, headers: {}, body: '' })
    const client = await RawClient.connect(await listen(toNode(receiver)))
    await client
      .write(
        head('POST', 'http://[/hooks', [
          ['Host', 'hooks.example'],
          ['Content-Length', '0'],
        ]),
      )
      .response()
    expect(requests[0]?.url).toBe('http://localhost/')
  })

  it('sends content with a refusal while the body is still arriving', async () => {
    const { receiver } = answering({ status: 403, headers: { 'content-type': 'text/plain' }, body: 'no' })
    const client = await RawClient.connect(await listen(toNode(receiver)))
    client.write(
      head('POST', '/', [
        ['Host', 'hooks.example'],
        ['Content-Length', '9'],
      ]),
    )
    expect(await client.response()).toMatchObject({ status: 403, headers: { connection: 'close' }, body: 'no' })
    client.write('123456789')
    await client.closed
  })

  it('knows from the connection alone whether it is encrypted', async () => {
    const { receiver, requests } = answering({ status: 200, headers: {}, body: '' })
    // A pre-shared key needs no certificate.
    const shared = { ciphers: 'PSK-AES128-GCM-SHA256', maxVersion: 'TLSv1.2' } as const
    const psk = Buffer.from('0123456789abcdef')
    const port = await listen(https.createServer({ ...shared, pskCallback: () => psk }, toNode(receiver)))
    const trusted = { pskCallback: () => ({ psk, identity: 'test' }), checkServerIdentity: () => undefined }
    const request = https.request({ ...shared, ...trusted, port, method: 'POST', agent: false })
    request.end()
    const [response] = await once(request, 'response')
    response.resume()
    expect(response.statusCode).toBe(200)
    expect(requests[0]).toMatchObject({ encrypted: true, url: `https://localhost:${port}/` })

    const plain = await RawClient.connect(await listen(http.createServer(toNode(receiver))))
    const forwarded = [
      ['Host', 'hooks.example'],
      ['X-Forwarded-Proto', 'https'],
      ['Content-Length', '0'],
    ] as const
    await plain.write(head('POST', '/', forwarded)).response()
    expect(requests[1]).toMatchObject({ encrypted: false, url: 'http://hooks.example/' })
  })

  it('does not report HTTP/2 without TLS as encrypted', async () => {
    const { receiver, requests } = answering({ status: 200, headers: {}, body: '' })
    const server = http2.createServer(new Koa().use(toKoa(receiver)).callback())
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const session = http2.connect(`http://127.0.0.1:${port}`)
    const stream = session.request({ ':method': 'POST', ':path': '/hooks' })
    stream.end('body')
    const [headers] = await once(stream, 'response')
    session.destroy()
    server.close()
    expect(headers[':status']).toBe(200)
    expect(requests[0]?.encrypted).toBe(false)
  })
})
