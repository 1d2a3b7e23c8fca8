import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, describe, expect, it } from 'vitest'
import { deliveries } from '../../../src/testing/vendors/github.js'
import { attack } from '../../../src/tools/attack/index.js'

const given = globalThis.gc

function exposeGc(): void {
  setFlagsFromString('--expose-gc')
  globalThis.gc = runInNewContext('gc')
}

afterEach(() => {
  globalThis.gc = given
})

async function resultOf(keep: (body: ArrayBuffer) => void) {
  const { results } = await attack({
    vendor: deliveries,
    secret: 'the-secret-of-the-hook',
    rate: 100_000,
    maxUploadBytes: 200_000,
    only: ['survival.memory'],
    async target(request) {
      keep(await request.arrayBuffer())
      return { status: request.headers.has('x-hub-signature-256') ? 200 : 401 }
    },
  })
  return results.map(({ status, detail }) => `${status}: ${detail}`)[0]
}

describe('attack on the memory of a handler in process', () => {
  it('finds nothing if bodies are let go', async () => {
    exposeGc()
    expect(await resultOf(() => {})).toMatch(/^passed: memory grew by .* in rounds of 12.8 MB$/)
  })

  it('finds a handler that keeps bodies', async () => {
    exposeGc()
    const kept: ArrayBuffer[] = []
    expect(await resultOf((body) => kept.push(body))).toMatch(/^failed: memory grew by/)
  })

  it('is not run where garbage cannot be collected', async () => {
    globalThis.gc = undefined
    expect(await resultOf(() => {})).toBe('not run: it needs the option pid, or node --expose-gc')
  })
})

describe('the option pid', () => {
  it('must name a process whose memory can be read', async () => {
    const options = { target: () => ({ status: 200 }), vendor: deliveries, secret: 'the-secret' }
    await expect(attack({ ...options, pid: 999_999_999 })).rejects.toThrow(
      'attack: the memory of the process 999999999',
    )
  })
})
