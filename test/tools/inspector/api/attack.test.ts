import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import { describe, expect, it, vi } from 'vitest'
import { createReceiver } from '../../../../src/core/receiver/receiver.js'
import { toNode } from '../../../../src/frameworks/node.js'
import { deliveries as ofDiscord } from '../../../../src/testing/vendors/discord.js'
import { deliveries } from '../../../../src/testing/vendors/github.js'
import { attackFor } from '../../../../src/tools/cli/attack/attack-for.js'
import type { AttackOutcome, AttackWish } from '../../../../src/tools/inspector/api/parts.js'
import { listen } from '../../../listen.js'
import { openApi } from './fixture.js'

const input = { provider: 'github', url: 'http://localhost:3000/hooks', only: [] }

const view: AttackOutcome['view'] = {
  target: 'http://localhost:3000/hooks',
  provider: 'github',
  grade: 'A',
  score: 95,
  incomplete: undefined,
  requests: 10,
  durationMs: 20,
  seed: 1,
  groups: [],
  findings: [],
}

/** An attack that a test lets go on. */
function held() {
  const wishes: AttackWish[] = []
  let resolve: (outcome: AttackOutcome) => void = () => {}
  let reject: (error: Error) => void = () => {}
  const promise = new Promise<AttackOutcome>((...settle) => {
    ;[resolve, reject] = settle
  })
  const attack = (wish: AttackWish) => {
    wishes.push(wish)
    return promise
  }
  return { attack, wishes, resolve, reject }
}

describe('attackRoutes', () => {
  it('starts an attack, tells how far it is, and then the result and its reports', async () => {
    const { attack, wishes, resolve } = held()
    const { json } = await openApi({ attack })
    expect(await json('GET', 'attack')).toEqual({})
    expect(await json('POST', 'attack', { ...input, only: ['forged'] })).toEqual({
      progress: { done: 0, total: 0, failed: 0 },
    })
    expect(wishes).toMatchObject([{ provider: 'github', only: ['forged'] }])
    expect(wishes[0]?.url.href).toBe(input.url)
    wishes[0]?.onProgress({ done: 1, total: 3, failed: 1 })
    expect(await json('GET', 'attack')).toEqual({ progress: { done: 1, total: 3, failed: 1 } })
    expect((await json('POST', 'attack', input)).error.code).toBe('busy')
    expect((await json('GET', 'attack/report/html')).error.code).toBe('not_found')
    resolve({ view, write: (format) => (format === 'html' ? '<p>' : undefined) })
    await vi.waitFor(async () => expect(await json('GET', 'attack')).toEqual({ view }))
    expect(await json('GET', 'attack/report/html')).toEqual({ text: '<p>' })
    expect((await json('GET', 'attack/report/pdf')).error.code).toBe('not_found')
  })

  it('hands over the counter, the disturber and the private key, and tells none of them again', async () => {
    const { attack, wishes, resolve } = held()
    const { json } = await openApi({ attack })
    const more = { observe: 'localhost:3000/count', disturb: 'http://127.0.0.1:3000/disturb', privateKey: 'a PEM' }
    await json('POST', 'attack', { ...input, ...more })
    expect(wishes[0]?.observe?.href).toBe('http://localhost:3000/count')
    expect(wishes[0]?.disturb?.href).toBe('http://127.0.0.1:3000/disturb')
    expect(wishes[0]?.privateKey).toBe('a PEM')
    resolve({ view, write: () => undefined })
    await vi.waitFor(async () => expect(await json('GET', 'attack')).toEqual({ view }))
    expect(JSON.stringify(await json('GET', 'settings'))).not.toContain('a PEM')
  })

  it('stops an attack, and says why there is no result', async () => {
    const { attack, wishes, reject } = held()
    const { json } = await openApi({ attack })
    await json('POST', 'attack', input)
    await json('POST', 'attack/stop')
    expect(wishes[0]?.signal.aborted).toBe(true)
    reject(new Error('with a secret in it'))
    await vi.waitFor(async () => expect(await json('GET', 'attack')).toEqual({ problem: 'The attack failed' }))
  })

  it.each([
    ['another machine', { url: 'http://receiver.example/hooks' }, 'target_forbidden'],
    ['an address of the local network', { url: 'http://10.0.0.1/' }, 'target_forbidden'],
    ['a name that begins like this machine', { url: 'http://localhost.receiver.example/' }, 'target_forbidden'],
    ['no URL', { url: '/hooks' }, 'target_forbidden'],
    ['a counter of another machine', { observe: 'http://10.0.0.1/count' }, 'target_forbidden'],
    ['a disturber of another machine', { disturb: 'http://receiver.example/' }, 'target_forbidden'],
    ['a private key of another kind', { privateKey: 1 }, 'input_invalid'],
    ['a list of other values', { only: [1] }, 'input_invalid'],
  ])('refuses %s', async (_what, change, code) => {
    const { attack, wishes } = held()
    const { json } = await openApi({ attack })
    expect((await json('POST', 'attack', { ...input, ...change })).error.code).toBe(code)
    expect(wishes).toEqual([])
  })

  it('is not offered without a part for it', async () => {
    const { json } = await openApi()
    expect((await json('POST', 'attack', input)).error.code).toBe('not_configured')
    expect((await json('GET', 'settings')).can.attack).toBe(false)
  })
})

describe('attackFor', () => {
  const values = { secrets: 'the-secret-of-the-hook' }
  const github = { name: 'github', provider: deliveries.provider(values), deliveries, values, keyNames: [] }

  async function open() {
    const server = createServer((request, response) => void request.resume().on('end', () => response.end()))
    const port = await listen(server)
    return new URL(`http://127.0.0.1:${port}/hooks`)
  }

  const wish = (url: URL, more: Partial<AttackWish> = {}): AttackWish => ({
    provider: 'github',
    url,
    only: ['forged.no-signature'],
    signal: new AbortController().signal,
    onProgress: () => {},
    ...more,
  })

  it('attacks with the secret of the provider, and writes reports', async () => {
    const steps: unknown[] = []
    const outcome = await attackFor(wish(await open(), { onProgress: (step) => steps.push(step) }), [
      { provider: github },
    ])
    expect(outcome.view).toMatchObject({ grade: 'F', score: 0, findings: [{ id: 'forged.no-signature' }] })
    expect(steps).toEqual([{ done: 1, total: 1, failed: 1 }])
    expect(outcome.write('html')).toContain('<!doctype html>')
    expect(outcome.write('toString')).toBeUndefined()
    expect(JSON.stringify(outcome.view)).not.toContain(values.secrets)
  })

  it('counts effects with the URL of the user', async () => {
    const asked: string[] = []
    const server = createServer((request, response) => {
      if (request.method === 'GET') asked.push(request.url ?? '')
      request.resume().on('end', () => response.end('1'))
    })
    const port = await listen(server)
    const url = new URL(`http://127.0.0.1:${port}/hooks`)
    const observe = new URL('/count', url)
    const providers = [{ provider: github }]
    const only = ['repeats.distinct']
    expect((await attackFor(wish(url, { only }), providers)).view.groups[0]).toMatchObject({ notRun: 1 })
    const { view: seen } = await attackFor(wish(url, { only, observe }), providers)
    expect(seen.groups).toMatchObject([{ group: 'repeats', passed: 1, notRun: 0 }])
    expect(asked[0]).toMatch(/^\/count\?id=/)
  })

  it('signs with the private key of a provider with a key pair', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519')
    const keys = publicKey.export({ format: 'jwk' }).x ?? ''
    const hex = Buffer.from(keys, 'base64url').toString('hex')
    const discord = {
      name: 'discord',
      provider: ofDiscord.provider({ keys: hex }),
      deliveries: ofDiscord,
      values: { keys: hex },
      keyNames: [],
    }
    const receiver = createReceiver({ provider: discord.provider, on: {}, onError: () => {} })
    const server = createServer(toNode(receiver))
    const port = await listen(server)
    const url = new URL(`http://127.0.0.1:${port}/hooks`)
    const ofWish = { provider: 'discord', only: ['genuine', 'forged.no-signature'] }
    const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
    const { view: seen } = await attackFor(wish(url, { ...ofWish, privateKey: pem }), [{ provider: discord }])
    expect(seen).toMatchObject({ provider: 'discord', findings: [] })
    expect(seen.groups.map(({ passed }) => passed > 0)).toEqual([true, true])
    expect(JSON.stringify(seen)).not.toContain(pem.split('\n')[1])
    const other = 'not a key'
    for (const given of [undefined, other]) {
      const failed = attackFor(wish(url, { ...ofWish, privateKey: given }), [{ provider: discord }])
      await expect(failed).rejects.toMatchObject({ code: 'input_invalid', message: expect.not.stringContaining(other) })
    }
  })

  it('says that it was stopped, that nothing answers, or that a secret is missing', async () => {
    const url = await open()
    const providers = [{ provider: github }]
    const stopped = attackFor(wish(url, { signal: AbortSignal.abort() }), providers)
    await expect(stopped).rejects.toMatchObject({ name: 'Problem', message: 'The attack was stopped' })
    const nobody = attackFor(wish(new URL('http://127.0.0.1:1/')), providers)
    await expect(nobody).rejects.toMatchObject({ code: 'target_unreachable' })
    await expect(attackFor(wish(url), [])).rejects.toMatchObject({ code: 'not_configured' })
    await expect(attackFor(wish(url, { only: ['nothing'] }), providers)).rejects.toMatchObject({
      code: 'input_invalid',
    })
  })
})
