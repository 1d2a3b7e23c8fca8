import { mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { hashKey } from '../../../src/stores/database/hash-key.js'
import { memoryInbox } from '../../../src/testing/index.js'
import { openCaptures } from '../../../src/tools/inspector/captures/captures.js'
import { consumer, stored } from '../../stores/inbox/stored.js'
import { newCapture } from '../inspector/captures/sample.js'
import { newCwd, run } from './run.js'
import { jsonLines, listen } from './server.js'

const shared: { inbox?: unknown; lines?: unknown[] } & typeof globalThis = globalThis
afterEach(() => {
  delete shared.inbox
  delete shared.lines
})

const request = stored('').request
const body = new TextEncoder().encode('{"email":"ada@example.com","total":3}')
const json = [['content-type', 'application/json']] as const

/** A folder with a capture and a dead letter about Ada, and a configuration. */
async function folder(config = "mask: ['payload.email'], inbox: () => globalThis.inbox") {
  const inbox = memoryInbox({ attempts: 1, retryDelayMs: 0, onError: () => {} })
  await inbox.put(stored('d-1', { subjects: ['ada'], request: { ...request, headers: json, body } }))
  const consumption = await inbox.consume(
    consumer(async () => {
      throw new Error('no account of ada@example.com')
    }),
  )
  await expect.poll(async () => (await inbox.depth()).dead).toBe(1)
  await consumption.close()
  shared.inbox = { ...inbox, close: async () => {} }
  const cwd = newCwd()
  const captures = openCaptures({ dir: join(cwd, '.webhook-receiver') })
  captures.append(newCapture({ rawHeaders: json, body: Buffer.from(body).toString('base64') }))
  writeFileSync(join(cwd, 'webhook-receiver.config.mjs'), `export default { ${config} }`)
  return { cwd, captures, inbox }
}

const file = ['--audit-file', 'audit.ndjson']
const linesOf = (cwd: string) => jsonLines(readFileSync(join(cwd, 'audit.ndjson'), 'utf8'))

describe('--mask', () => {
  it.each([
    ['show', '1'],
    ['show', '1', '--raw'],
    ['show', '1', '--json', '--with-secrets'],
    ['list', '--json'],
    ['export', '1', '--as', 'har'],
    ['export', '1', '--with-secrets'],
  ])('hides fields in %s %s %s', async (...args) => {
    const { cwd } = await folder('')
    const plain = await run(args, { cwd })
    const { stdout, code } = await run([...args, '--mask', 'payload.email'], { cwd })
    const texts = (text: string) =>
      [text, ...(text.match(/[\w+/]{24,}={0,2}/g) ?? []).map((each) => Buffer.from(each, 'base64').toString())].join()
    expect([code, texts(stdout)]).toEqual([0, expect.not.stringContaining('ada@')])
    expect(texts(plain.stdout)).toContain('ada@')
    expect(texts(stdout)).toMatch(/total\\?"/)
  })

  it('hides fields of dead letters, in the reason too, until one is revealed', async () => {
    const { cwd } = await folder()
    const { stdout } = await run(['inbox', 'dead'], { cwd })
    expect(stdout).toContain('no account of ***')
    const id = stdout.split('\n')[1]?.split(' ')[0] ?? ''
    const shown = await run(['inbox', 'show', id], { cwd })
    expect(shown.stdout).toContain('{"email":"***************","total":3}')
    const revealed = await run(['inbox', 'show', id, '--reveal', 'payload.email', ...file], { cwd })
    expect(revealed.stdout).toContain('ada@example.com')
    expect(linesOf(cwd)).toMatchObject([{ what: 'reveal', of: 'inbox', ids: [id], fields: ['payload.email'] }])
  })

  it('refuses a path that cannot match, and one to reveal that is not masked', async () => {
    const { cwd } = await folder()
    expect(await run(['show', '1', '--mask', 'email'], { cwd })).toMatchObject({ code: 2 })
    const { code, stderr } = await run(['show', '1', '--reveal', 'payload.total'], { cwd })
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining('payload.total is not masked; masked are: payload.email'),
    ])
  })
})

describe('--audit-file', () => {
  it('records who did what and when, for each act on captures', async () => {
    const { cwd } = await folder()
    const url = await listen((_, response) => void response.end())
    const common = { cwd, env: {} }
    await run(['show', '1', '--reveal', 'payload.email', '--with-secrets', ...file], common)
    await run(['export', '1', ...file, '--who', 'Grace'], common)
    await run(['replay', '1', '--to', url, ...file], common)
    await run(['rm', '1', ...file], common)
    await run(['list', ...file], common)
    const who = userInfo().username
    const of = { at: expect.stringMatching(/^\d{4}-.*Z$/), of: 'captures', ids: ['1'] }
    expect(linesOf(cwd)).toEqual([
      { ...of, who, what: 'reveal', fields: ['credentials', 'payload.email'] },
      { ...of, who: 'Grace', what: 'export', fields: [] },
      { ...of, who, what: 'replay' },
      { ...of, who, what: 'erase' },
    ])
    expect(statSync(join(cwd, 'audit.ndjson')).mode & 0o777).toBe(0o600)
  })

  it('records acts on an inbox, and persons as hashes', async () => {
    const { cwd, inbox } = await folder()
    await run(['inbox', 'export', 'ada', ...file], { cwd })
    await run(['inbox', 'redrive', '--all', '--dry-run', ...file], { cwd })
    await run(['inbox', 'redrive', '--endpoint', 'orders', '--yes', ...file], { cwd })
    await run(['inbox', 'erase', 'ada', '--yes', ...file], { cwd })
    await run(['inbox', 'discard', 'd-9', '--yes', ...file], { cwd })
    const subject = await hashKey('ada')
    expect(linesOf(cwd)).toMatchObject([
      { what: 'export', of: 'inbox', subject },
      { what: 'redrive', of: 'inbox', filter: { endpoint: 'orders' } },
      { what: 'erase', of: 'inbox', subject },
      { what: 'discard', of: 'inbox', ids: ['d-9'] },
    ])
    expect(await inbox.depth()).toMatchObject({ waiting: 0, dead: 0 })
  })

  it('refuses what cannot be recorded', async () => {
    const { cwd, captures, inbox } = await folder()
    mkdirSync(join(cwd, 'folder'))
    writeFileSync(join(cwd, 'other'), '')
    symlinkSync(join(cwd, 'other'), join(cwd, 'link'))
    for (const path of ['folder', 'link', 'missing/audit', '/dev/null']) {
      for (const args of [
        ['rm', '1'],
        ['export', '1'],
        ['show', '1', '--with-secrets'],
        ['inbox', 'discard', '--all', '--yes'],
        ['inbox', 'erase', 'ada', '--yes'],
      ]) {
        const { code, stdout, stderr } = await run([...args, '--audit-file', path], { cwd })
        expect([code, stdout, stderr]).toEqual([
          70,
          '',
          expect.stringContaining('nothing was done, because it could not be recorded'),
        ])
      }
    }
    captures.refresh()
    expect([captures.list().length, (await inbox.depth()).dead]).toEqual([1, 1])
    expect(readFileSync(join(cwd, 'other'), 'utf8')).toBe('')
  })

  it('closes a file that others can read', async () => {
    const { cwd } = await folder()
    writeFileSync(join(cwd, 'audit.ndjson'), '', { mode: 0o644 })
    await run(['rm', '1', ...file], { cwd })
    expect(statSync(join(cwd, 'audit.ndjson')).mode & 0o777).toBe(0o600)
  })

  it('gives lines to the configuration, whose errors refuse, too', async () => {
    shared.lines = []
    const { cwd, captures } = await folder(
      'audit: (line) => { if (globalThis.lines.push(line) > 1) throw new Error("full") }',
    )
    expect((await run(['export', '1'], { cwd })).code).toBe(0)
    expect((await run(['rm', '1'], { cwd })).stderr).toContain('could not be recorded: full')
    expect(shared.lines).toMatchObject([{ what: 'export' }, { what: 'erase' }])
    captures.refresh()
    expect(captures.list()).toHaveLength(1)
  })
})
