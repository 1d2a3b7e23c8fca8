import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { attack } from '../../src/conformance/index.js'
import { deliveries } from '../../src/vendors/github/testing.js'

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
