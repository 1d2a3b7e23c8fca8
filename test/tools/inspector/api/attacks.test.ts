import { describe, expect, it } from 'vitest'
import { apiPath } from '../../../../src/tools/inspector/api/api.js'
import { capture, exchange, openApi, origin } from './fixture.js'

const { port } = new URL(origin)

const reads = [
  'captures',
  'captures/1',
  'captures/1/verification',
  'search',
  'events',
  'settings',
  'inbox',
  'session',
  'diff',
]
const writes = [
  ['POST', 'captures/1/replay'],
  ['POST', 'captures/1/reveal'],
  ['PUT', 'captures/1/pin'],
  ['POST', 'captures/remove'],
  ['POST', 'send'],
  ['POST', 'inbox/redrive'],
  ['POST', 'inbox/discard'],
  ['POST', 'inbox/resume'],
  ['POST', 'session'],
] as const
const routes = [...reads.map((path) => ['GET', path] as const), ...writes]

async function codeOf(answer: Response): Promise<unknown> {
  return (await answer.json()).error?.code
}

describe('createInspectorApi', () => {
  it.each(routes)('refuses %s %s under a name that was made to resolve to this machine', async (method, path) => {
    const { api, cookie } = await openApi()
    for (const host of [
      'evil.example:4401',
      'evil.example',
      '127.0.0.1:4400',
      'localhost',
      '127.0.0.1.evil.example:4401',
    ]) {
      const headers = { cookie, 'x-webhook-inspector': '1', 'content-type': 'application/json' }
      const answer = await api.fetch(new Request(`http://${host}/${apiPath}${path}`, { method, headers }))
      expect([answer.status, await codeOf(answer)]).toEqual([403, 'host_forbidden'])
    }
  })

  it('refuses a Host header that is not the host of the URL', async () => {
    const { api, cookie } = await openApi()
    const headers = { cookie, host: 'evil.example' }
    const answer = await api.fetch(new Request(`${origin}/${apiPath}captures`, { headers }))
    expect(await codeOf(answer)).toBe('host_forbidden')
  })

  it.each(routes)('refuses %s %s from another origin, with the session and the header', async (method, path) => {
    const { api, cookie, captures } = await openApi()
    captures.add(capture())
    for (const from of [
      'https://evil.example',
      'null',
      'http://127.0.0.1:3000',
      'http://localhost:4401.evil.example',
      'x',
    ]) {
      const headers = { cookie, origin: from, 'x-webhook-inspector': '1', 'content-type': 'application/json' }
      const answer = await api.fetch(new Request(`${origin}/${apiPath}${path}`, { method, headers }))
      expect([answer.status, await codeOf(answer)]).toEqual([403, 'origin_forbidden'])
      expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    }
    expect(captures.list()).toHaveLength(1)
  })

  it('refuses reads that a page of another site causes without an Origin', async () => {
    const { api, cookie } = await openApi()
    for (const site of ['cross-site', 'same-site']) {
      const headers = { cookie, 'sec-fetch-site': site, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }
      const answer = await api.fetch(new Request(`${origin}/${apiPath}captures`, { headers }))
      expect(await codeOf(answer)).toBe('origin_forbidden')
    }
  })

  it('answers no preflight, so that no other origin may send the header of writes', async () => {
    const { api, cookie } = await openApi()
    const headers = { cookie, origin: 'https://evil.example', 'access-control-request-method': 'POST' }
    const answer = await api.fetch(new Request(`${origin}/${apiPath}captures/remove`, { method: 'OPTIONS', headers }))
    expect(answer.status).toBe(403)
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  it.each(writes)('refuses %s %s without the header of writes, as a form would send it', async (method, path) => {
    const { api, cookie } = await openApi()
    const headers = { cookie, origin, 'content-type': 'text/plain' }
    const form = { method, headers, ...(method === 'POST' && { body: '{}' }) }
    const answer = await api.fetch(new Request(`${origin}/${apiPath}${path}`, form))
    expect([answer.status, await codeOf(answer)]).toEqual([403, 'write_header_missing'])
  })

  it.each(routes.filter(([method, path]) => method !== 'POST' || path !== 'session'))(
    'refuses %s %s without a session, or with a wrong one',
    async (method, path) => {
      const { api } = await openApi()
      for (const cookie of [
        '',
        `webhook_inspector_${port}=`,
        `webhook_inspector_${port}=${'A'.repeat(43)}`,
        `webhook_inspector_${port}=undefined`,
      ]) {
        const headers = { cookie, origin, 'x-webhook-inspector': '1' }
        const answer = await api.fetch(new Request(`${origin}/${apiPath}${path}`, { method, headers }))
        expect([answer.status, await codeOf(answer)]).toEqual([401, 'session_required'])
      }
    },
  )

  it('opens one session with a token, in a cookie that neither scripts nor other sites get', async () => {
    const { api } = await openApi()
    const token = api.launchPath().replace('/#token=', '')
    const first = await exchange(api, token)
    expect(first.status).toBe(200)
    expect(first.headers.get('set-cookie')).toMatch(
      /^webhook_inspector_4401=[\w-]{43}; Path=\/_webhook-receiver-inspector\/; HttpOnly; SameSite=Strict$/,
    )
    expect(await codeOf(await exchange(api, token))).toBe('token_wrong')
  })

  it('opens one session if a token is used several times at once', async () => {
    const { api } = await openApi()
    api.launchPath()
    const token = api.launchPath().replace('/#token=', '')
    const answers = await Promise.all(Array.from({ length: 8 }, () => exchange(api, token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('refuses wrong tokens, and after twenty of them every token for a minute', async () => {
    const { api } = await openApi()
    const token = api.launchPath().replace('/#token=', '')
    const wrong = await Promise.all(
      Array.from({ length: 25 }, (_, index) => exchange(api, `${token.slice(0, -2)}${String(index).padStart(2, '0')}`)),
    )
    const codes = await Promise.all(wrong.map(codeOf))
    expect(codes.filter((code) => code === 'token_wrong')).toHaveLength(20)
    expect(await codeOf(await exchange(api, token))).toBe('too_many_guesses')
  })

  it('has no token and no capture in its page', async () => {
    const { api, captures } = await openApi()
    captures.add(capture({ body: 'captured' }))
    const token = api.launchPath().replace('/#token=', '')
    const page = await (await api.fetch(new Request(`${origin}/`))).text()
    expect(page).not.toContain(token)
    expect(page).not.toContain('captured')
  })

  it('forbids scripts, frames and other content in every answer, also in refusals', async () => {
    const { api, call } = await openApi()
    const answers = [
      await api.fetch(new Request(`${origin}/`)),
      await call('GET', 'captures'),
      await api.fetch(new Request('http://evil.example/')),
      await call('GET', 'nothing'),
    ]
    for (const { headers } of answers) {
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self';/)
      expect(headers.get('content-security-policy')).not.toMatch(/unsafe|https?:|\*/)
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    }
  })

  it('refuses an input that is too long, and one that is not what the route takes', async () => {
    const { call } = await openApi()
    const long = await call('POST', 'captures/remove', { ids: ['x'.repeat(2_100_000)] })
    expect(await codeOf(long)).toBe('body_too_large')
    for (const input of [{ ids: 'all' }, { ids: [1] }, [], 'x', { __proto__: null }]) {
      expect(await codeOf(await call('POST', 'captures/remove', input))).toBe('input_invalid')
    }
  })

  it('limits the pages that are connected', async () => {
    const { call } = await openApi({}, undefined, 2)
    const [first] = [await call('GET', 'events'), await call('GET', 'events')]
    expect(await codeOf(await call('GET', 'events'))).toBe('too_many_connections')
    await first?.body?.cancel()
    expect((await call('GET', 'events')).status).toBe(200)
  })

  it('does not look for files by paths that lead elsewhere', async () => {
    const { api } = await openApi()
    for (const path of ['/../package.json', '/%2e%2e/package.json', '/assets', '//etc/passwd', '/..%2fpackage.json']) {
      const answer = await api.fetch(new Request(`${origin}${path}`))
      expect([403, 404]).toContain(answer.status)
    }
  })
})
