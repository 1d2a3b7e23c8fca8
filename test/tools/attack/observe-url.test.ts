import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { deliveries } from '../../../src/testing/vendors/github.js'
import { type AttackOptions, attack } from '../../../src/tools/attack/index.js'
import { listen } from '../../listen.js'

it('reads no long answer of the URL that observes', async () => {
  let isCut = false
  const server = createServer((_request, response) => {
    response.on('close', () => {
      isCut = !response.writableFinished
    })
    const more = () => {
      while (!response.destroyed && response.write('1'.repeat(65_536)));
    }
    response.on('drain', more)
    more()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  try {
    const attacking = attack({
      target: () => new Response(null, { status: 200 }),
      vendor: deliveries,
      secret: 'the-secret-of-the-hook',
      rate: 100_000,
      observe: `http://127.0.0.1:${port}/effects`,
      only: ['forged.effect'],
    })
    await expect(attacking).rejects.toThrow('an answer to observe or disturb is too long')
    await expect.poll(() => isCut, { timeout: 10_000 }).toBe(true)
  } finally {
    server.closeAllConnections()
    server.close()
  }
})

describe('the URL that observes', () => {
  const counting = async (answer: (id: string) => string, status = 200) => {
    const server = createServer((request, response) => {
      const id = new URL(request.url ?? '', 'http://localhost').searchParams.get('id') ?? ''
      response.writeHead(status).end(answer(id))
    })
    const port = await listen(server)
    return { server, url: `http://127.0.0.1:${port}/effects` }
  }
  const attackWith = (options: Partial<AttackOptions>) =>
    attack({
      target: ({ headers }) => ({ status: headers.has('x-hub-signature-256') ? 200 : 401 }),
      vendor: deliveries,
      secret: 'the-secret-of-the-hook',
      rate: 100_000,
      only: ['forged.effect'],
      ...options,
    })

  it.each([
    ['data.count', () => '{"data":{"count":0}}'],
    ['counts.{id}', () => '{"counts":{}}'],
    ['counts.{id}', (id: string) => JSON.stringify({ counts: { [id]: 0 } })],
  ])('reads the number at %s of JSON', async (observePath, answer) => {
    const { url } = await counting(answer)
    const { results } = await attackWith({ observe: url, observePath })
    expect(results).toMatchObject([{ id: 'forged.effect', status: 'passed' }])
  })

  it.each([
    [undefined, '<!doctype html><title>Not this', 200, /observe answered <!doctype html>.*must be a number/],
    [undefined, '{"count":1}', 200, /the JSON {"count":1}: name its number with a path/],
    ['total', '{"count":1}', 200, /has nothing at total/],
    ['count', '{"count":"one"}', 200, /has the JSON "one" at count, not a number/],
    ['count', '1 delivery', 200, /answered 1 delivery: it must be JSON/],
    [undefined, '', 404, /observe answered 404 to \/effects/],
  ])('says what is wrong with the path %s and the answer %s', async (observePath, answer, status, message) => {
    const { url } = await counting(() => answer, status)
    const attacking = attackWith({ observe: url, ...(observePath !== undefined && { observePath }) })
    await expect(attacking).rejects.toThrow(message)
  })

  it('ends with a report if it fails later', async () => {
    let asked = 0
    const { url } = await counting(() => (asked++ === 0 ? '0' : 'gone'))
    const report = await attackWith({ observe: url })
    expect(report).toMatchObject({
      grade: 'incomplete',
      results: [{ status: 'not run', detail: 'attack: observe answered gone: it must be a number' }],
    })
  })
})
