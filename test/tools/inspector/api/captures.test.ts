import { describe, expect, it } from 'vitest'
import { githubSample, signGithub } from '../../../../src/testing/vendors/github.js'
import { github } from '../../../../src/vendors/github/index.js'
import { capture, now, openApi } from './fixture.js'

const attempt = {
  at: now,
  cause: 'forward',
  target: 'http://localhost:3000/',
  headers: [],
  body: new Uint8Array(),
  tookMs: 3,
} as const
const provider = { name: 'github', provider: github({ secrets: 's3cret' }), secrets: ['s3cret'] }

describe('captureRoutes', () => {
  it('lists captures, newest first, and filters them', async () => {
    const { captures, json } = await openApi()
    captures.add(capture({ body: 'Überweisung' }, { verdict: 'verified', provider: 'github', event: 'issues.opened' }))
    captures.add(
      capture({ headers: { 'X-Trace': 'ABC' } }, { verdict: 'refused', attempts: [{ ...attempt, answer: 503 }] }),
    )
    captures.add(capture({ url: 'http://h/hook?token=t' }, { attempts: [{ ...attempt, answer: 'timeout' }] }))
    const idsOf = async (query: string) =>
      (await json('GET', `captures?${query}`)).captures.map(({ id }: { id: string }) => id)
    expect(await idsOf('')).toEqual(['3', '2', '1'])
    expect(await idsOf('limit=1')).toEqual(['3'])
    expect(await idsOf('status=refused')).toEqual(['2'])
    expect(await idsOf('provider=github')).toEqual(['1'])
    expect(await idsOf('event=issues')).toEqual(['1'])
    expect(await idsOf('answer=5xx')).toEqual(['2'])
    expect(await idsOf('answer=timeout')).toEqual(['3'])
    expect(await idsOf('answer=none')).toEqual(['1'])
    expect(await idsOf('search=trace%3A%20abc')).toEqual(['2'])
    expect(await idsOf(`search=${encodeURIComponent('überWEISUNG')}`)).toEqual(['1'])
    expect(await idsOf('search=nowhere')).toEqual([])
  })

  it('shows a capture with its secrets masked, and all of it on demand', async () => {
    const { captures, json } = await openApi({ providers: () => [provider] })
    captures.add(
      capture({
        headers: [
          ['Cookie', 'a=b'],
          ['X-A', '1'],
          ['x-a', 's3cret'],
        ],
        url: 'http://h/?token=t',
      }),
    )
    const detail = await json('GET', 'captures/1')
    expect(detail).toMatchObject({ url: 'http://h/?token=***', hasSecrets: true })
    expect(JSON.stringify(detail)).not.toMatch(/s3cret|a=b/)
    const shown = (await json('POST', 'captures/1/reveal', { credentials: true })).detail
    expect(shown.headers).toEqual([
      { name: 'Cookie', value: 'a=b', masked: false },
      { name: 'X-A', value: '1', masked: false },
      { name: 'x-a', value: 's3cret', masked: false },
    ])
  })

  it('shows masked fields one by one, searches nothing in them, and records it', async () => {
    const acts: object[] = []
    const audit = (act: object) => void acts.push(act)
    const mask = ['payload.email', 'query.user', 'payload.missing']
    const { captures, json } = await openApi({ mask, audit, who: ({ method }) => `Ada by ${method}` })
    const body = '{"email":"ada@example.com","token":"t0k3n-of-a-user"}'
    const headers = { 'Content-Type': 'application/json' }
    captures.add(capture({ url: 'http://h/?user=ada', headers, body }, { attempts: [] }))
    const shown = async (...answer: Parameters<typeof json>) => {
      const text = JSON.stringify(await json(...answer))
      const bodies = text.match(/[\w+/]{20,}={0,2}/g) ?? []
      return [text, ...bodies.map((each) => Buffer.from(each, 'base64').toString())].join(' ')
    }
    for (const path of ['captures/1', 'captures/1/parsed', 'captures/1/as/http', 'diff?left=1&right=1']) {
      expect(await shown('GET', path)).not.toMatch(/ada|t0k3n/)
    }
    expect((await json('GET', 'captures/1')).maskedFields).toEqual(['payload.email', 'query.user'])
    expect((await json('GET', 'search?search=ada%40')).ids).toEqual([])
    expect((await json('GET', 'search?search=email')).ids).toEqual(['1'])
    const email = await json('POST', 'captures/1/reveal', { fields: ['payload.email'] })
    expect(Buffer.from(email.detail.body.base64, 'base64').toString()).toContain(
      '"email":"ada@example.com","token":"****',
    )
    expect([email.detail.url, email.parsed.value.email]).toEqual(['http://h/?user=***', 'ada@example.com'])
    expect(await shown('POST', 'captures/1/reveal', { fields: ['*'], credentials: true })).toMatch(/user=ada.*t0k3n/)
    const of = { at: expect.any(String), who: 'Ada by POST', of: 'captures', ids: ['1'] }
    expect(acts.slice(1)).toEqual([
      { ...of, what: 'reveal', fields: ['payload.email'] },
      { ...of, what: 'reveal', fields: ['credentials', '*'] },
    ])
    expect(acts[0]).toEqual({ ...of, who: 'Ada by GET', what: 'export' })
  })

  it('does nothing that cannot be recorded', async () => {
    const { captures, call, json } = await openApi({
      audit: async () => {
        throw new Error('the disk is full')
      },
      send: async () => expect.fail('was sent'),
      inbox: {
        health: () => expect.fail(),
        deadLetters: () => expect.fail(),
        blockedKeys: () => expect.fail(),
        pauses: () => expect.fail(),
        redrive: async () => expect.fail('was redriven'),
        discard: async () => expect.fail('was discarded'),
        resume: async () => expect.fail('was resumed'),
      },
    })
    captures.add(capture())
    const sent = { method: 'POST', headers: [], body: '', sign: false, count: 1, of: '1' }
    for (const [method, path, input] of [
      ['POST', 'captures/1/reveal', {}],
      ['GET', 'captures/1/as/curl', undefined],
      ['POST', 'captures/1/replay', { sign: false }],
      ['POST', 'send', sent],
      ['POST', 'captures/remove', { ids: ['1'] }],
      ['POST', 'inbox/redrive', { ids: ['1'] }],
      ['POST', 'inbox/discard', { ids: ['1'] }],
      ['POST', 'inbox/resume', { kind: 'handler', name: 'mail' }],
    ] as const) {
      const answer = await call(method, path, input)
      expect([path, answer.status, await answer.json()]).toEqual([
        path,
        500,
        { error: { code: 'audit_failed', message: expect.any(String) } },
      ])
    }
    expect(await json('GET', 'captures/1')).toMatchObject({ id: '1' })
  })

  it('says what the provider does with the latest answer', async () => {
    const { captures, json } = await openApi()
    const attempts = [{ ...attempt, answer: 503 }]
    captures.add(capture({}, { provider: 'stripe', attempts }))
    captures.add(capture({}, { provider: 'github', attempts }))
    expect((await json('GET', 'captures/1')).effect).toEqual({
      effect: 'retried',
      text: 'stripe sends again in about 5 minutes: retry 1 of 16.',
    })
    expect((await json('GET', 'captures/2')).effect).toMatchObject({ effect: 'dropped' })
  })

  it('explains a refused capture: checks, cause and payload', async () => {
    const { captures, json } = await openApi({ providers: () => [provider] })
    const genuine = await signGithub(githubSample(), { secret: 's3cret' })
    const body = Buffer.from(JSON.stringify(JSON.parse(Buffer.from(genuine.body).toString()), null, 2))
    captures.add(capture({ ...genuine, body }, { provider: 'github', verdict: 'refused' }))
    expect((await json('GET', 'captures/1/verification')).checks[2]).toMatchObject({ result: 'failed' })
    expect(await json('GET', 'captures/1/diagnosis?framework=express')).toMatchObject({ cause: 'body_reserialised' })
    expect(await json('GET', 'captures/1/parsed')).toMatchObject({ format: 'json', known: true, issues: [] })
    expect(await json('GET', 'captures/1/diagnosis?framework=x')).toMatchObject({ error: { code: 'input_invalid' } })
  })

  it('puts issues of the schema beside the value', async () => {
    const { captures, json } = await openApi({ providers: () => [provider] })
    const headers = { 'X-GitHub-Event': 'issues', 'Content-Type': 'application/json', 'X-GitHub-Delivery': '1' }
    captures.add(capture({ headers, body: '{"action":3}' }, { provider: 'github' }))
    const parsed = await json('GET', 'captures/1/parsed')
    expect(parsed.value).toEqual({ action: 3 })
    expect(parsed.issues.map(({ path }: { path: string }) => path)).toContain('action')
  })

  it('says that nothing is configured to verify with', async () => {
    const { captures, json } = await openApi()
    captures.add(capture())
    expect(await json('GET', 'captures/1/verification')).toMatchObject({ error: { code: 'not_configured' } })
    expect(await json('GET', 'captures/2')).toMatchObject({ error: { code: 'not_found' } })
  })

  it('writes curl and HTTP with secrets masked, and compares captures', async () => {
    const { captures, json } = await openApi()
    captures.add(capture({ headers: { Cookie: 'a=b' }, body: '{"a":1}' }))
    captures.add(capture({ headers: { Cookie: 'a=b' }, body: '{"a":2}' }))
    expect((await json('GET', 'captures/1/as/curl')).text).toContain("'Cookie: ***'")
    expect((await json('GET', 'captures/1/as/http')).text).not.toContain('a=b')
    expect((await json('GET', 'diff?left=1&right=2')).differences).toMatchObject([{ name: 'a' }])
  })

  it('pins and removes', async () => {
    const { captures, json } = await openApi()
    captures.add(capture())
    captures.add(capture())
    await json('PUT', 'captures/1/pin', { pinned: true })
    expect(captures.get('1')?.pinned).toBe(true)
    expect(await json('POST', 'captures/remove', { ids: ['2', '3'] })).toEqual({ removed: 1 })
    expect(captures.list().map(({ id }) => id)).toEqual(['1'])
  })
})

describe('LiveEvents', () => {
  const read = async (answer: Response, until: string): Promise<string> => {
    const reader = answer.body?.getReader()
    let text = ''
    while (reader !== undefined && !text.includes(until))
      text += Buffer.from((await reader.read()).value ?? []).toString()
    await reader?.cancel()
    return text
  }

  it('streams changes, and continues after the last event that a page has seen', async () => {
    const { captures, call, json, api } = await openApi()
    const { position } = await json('GET', 'captures')
    const stream = await call('GET', 'events')
    captures.add(capture({ body: 'x' }))
    const text = await read(stream, '"added"')
    expect(text).toContain('"size":1')
    captures.pin('1', true)
    captures.remove(['1'])
    const rest = await read(await call('GET', `events?since=${position}`), '"removed"')
    expect(rest.match(/"kind":"\w+"/g)).toEqual(['"kind":"added"', '"kind":"changed"', '"kind":"removed"'])
    const first = /id: (\S+)\ndata: \{"kind":"added"/.exec(rest)?.[1]
    const later = await read(await call('GET', `events?since=${first}`), '"removed"')
    expect(later.match(/"kind":"\w+"/g)).toEqual(['"kind":"changed"', '"kind":"removed"'])
    api.close()
  })

  it.each(['other-1', 'x', '', '-', 'NaN-NaN'])('says that the position %j is unknown', async (position) => {
    const { call } = await openApi()
    expect(await read(await call('GET', `events?since=${position}`), 'event: reset')).toContain('id: ')
  })

  it('says that a position is too old', async () => {
    const { captures, call, json } = await openApi()
    const { position } = await json('GET', 'captures')
    for (let index = 0; index < 2001; index++) captures.add(capture())
    expect(await read(await call('GET', `events?since=${position}`), 'event: reset')).toContain('event: reset')
  })
})
