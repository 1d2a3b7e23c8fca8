import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { keyring } from '../../../../src/stores/inbox/encryption/index.js'
import { apiPath } from '../../../../src/tools/inspector/api/api.js'
import { type OpenInspector, openInspector } from '../../../../src/tools/inspector/api/open-inspector.js'
import { toCaptureSource } from '../../../../src/tools/inspector/api/stored-source.js'
import { openCaptures, openSealedCaptures } from '../../../../src/tools/inspector/captures/captures.js'
import { openApi } from './fixture.js'

const received = {
  receivedAt: '2026-11-22T09:00:00.000Z',
  method: 'POST',
  target: '/hooks?token=t',
  httpVersion: '1.1',
  rawHeaders: [
    ['Host', '127.0.0.1:4400'],
    ['X-A', '1'],
    ['x-a', '2'],
  ],
  body: Buffer.from([0, 255]).toString('base64'),
  provider: 'github',
  verdict: { status: 'verified', strength: 'signature', verifier: 'hmacSignature', key: 0, event: 'push' },
  origin: 'received',
} as const

const open = () => openCaptures({ dir: mkdtempSync(join(tmpdir(), 'captures-')) })

let inspector: OpenInspector | undefined
afterEach(async () => inspector?.close())

describe('openInspector', () => {
  it('serves the captures of a folder on 127.0.0.1, to those who come by the link', async () => {
    const captures = open()
    captures.append(received)
    inspector = await openInspector({ captures, port: 0, providers: () => [] })
    const { origin, hash } = new URL(inspector.launchUrl())
    expect(origin).toBe(`http://127.0.0.1:${inspector.port}`)
    const headers = { 'x-webhook-inspector': '1', 'content-type': 'application/json' }
    const body = JSON.stringify({ token: hash.replace('#token=', '') })
    const opened = await fetch(`${origin}/${apiPath}session`, { method: 'POST', headers, body })
    const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? ''
    const list = await fetch(`${origin}/${apiPath}captures`, { headers: { cookie } })
    expect((await list.json()).captures).toMatchObject([{ id: '1', event: 'push', path: '/hooks', size: 2 }])
    expect((await fetch(`${origin}/${apiPath}captures`)).status).toBe(401)
  })
})

describe('toCaptureSource', () => {
  it('lists a capture that is sealed with an unknown key, lets it be removed, and shows nothing of it', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'captures-'))
    const [k1, indexKey] = [randomBytes(32), randomBytes(32)]
    ;(await openSealedCaptures({ dir }, keyring({ current: 'k1', keys: { k1 }, indexKey }))).append(received)
    const captures = openCaptures({ dir })
    const { call, json } = await openApi({}, toCaptureSource(captures))
    expect((await json('GET', 'captures')).captures).toMatchObject([
      { id: '1', event: 'sealed with the key k1', size: 0 },
    ])
    for (const [method, path] of [
      ['GET', 'captures/1'],
      ['POST', 'captures/1/reveal'],
      ['GET', 'captures/1/as/curl'],
      ['POST', 'captures/1/replay'],
    ] as const) {
      const answer = await call(method, path, method === 'GET' ? undefined : { sign: false })
      expect([path, answer.status, await answer.json()]).toMatchObject([path, 409, { error: { code: 'sealed' } }])
    }
    expect(await json('POST', 'captures/remove', { ids: ['1'] })).toEqual({ removed: 1 })
    expect(captures.sealed()).toEqual([])
  })

  it('has the exact request, its proof and its attempts', () => {
    const captures = open()
    captures.append(received)
    captures.attempt({
      capture: 1,
      at: '2026-11-22T09:00:01.000Z',
      to: 'http://localhost:3000/',
      status: 503,
      durationMs: 4,
    })
    const at = '2026-11-22T09:00:02.000Z'
    captures.attempt({ capture: 1, at, to: 'http://localhost:3000/', durationMs: 4, error: 'ECONNREFUSED' })
    expect(toCaptureSource(captures).get('1')).toMatchObject({
      receivedAt: Date.UTC(2026, 10, 22, 9),
      request: {
        url: 'http://127.0.0.1:4400/hooks?token=t',
        headers: received.rawHeaders,
        body: Buffer.from([0, 255]),
      },
      verdict: 'verified',
      proof: { strength: 'signature', key: 0 },
      attempts: [
        { answer: 503, cause: 'forward' },
        { answer: 'connection', cause: 'again' },
      ],
    })
  })

  it('reports what is added, changed and removed, and pins', () => {
    const captures = open()
    captures.append(received)
    const source = toCaptureSource(captures)
    const changes: string[] = []
    const stop = source.subscribe(({ kind, id }) => changes.push(`${kind} ${id}`))
    captures.append(received)
    captures.amend(2, { verdict: { status: 'refused', code: 'signature_mismatch' } })
    expect(source.pin('2', true)).toBe(true)
    expect(source.get('2')).toMatchObject({ pinned: true, error: { code: 'signature_mismatch' } })
    expect([source.pin('3', true), source.get('x'), source.get('1e0')]).toEqual([false, undefined, undefined])
    expect(source.remove(['1', 'x'])).toBe(1)
    stop()
    captures.append(received)
    expect(changes).toEqual(['added 2', 'changed 2', 'changed 2', 'removed 1'])
  })
})
