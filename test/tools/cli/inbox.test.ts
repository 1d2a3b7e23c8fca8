import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterEach, describe, expect, it } from 'vitest'
import { encryptedInbox, keyring } from '../../../src/stores/inbox/encryption/index.js'
import { sqliteInbox } from '../../../src/stores/inbox/sqlite/index.js'
import { memoryInbox } from '../../../src/testing/index.js'
import { consumer, stored } from '../../stores/inbox/stored.js'
import { newCwd, run } from './run.js'
import { jsonLines } from './server.js'

const shared: { inbox?: unknown } & typeof globalThis = globalThis

afterEach(() => delete shared.inbox)

/** An inbox in memory with dead letters, whose configuration is in a folder. */
async function folder(count: number, reason = 'the shop is \u001b[31mclosed') {
  const inbox = memoryInbox({ attempts: 1, retryDelayMs: 0, onError: () => {} })
  for (let index = 0; index < count; index++) {
    await inbox.put(stored(`d-${index}`, { key: `key-${index % 2}`, event: index % 2 ? 'order.paid' : 'order.new' }))
  }
  const failing = consumer(async () => {
    throw new Error(reason)
  })
  const consumption = await inbox.consume(failing)
  await expect.poll(async () => (await inbox.depth()).dead).toBe(count)
  await consumption.close()
  shared.inbox = { ...inbox, close: async () => {} }
  const cwd = newCwd()
  writeFileSync(join(cwd, 'webhook-receiver.config.mjs'), 'export default { inbox: () => globalThis.inbox }')
  return { inbox, inCwd: { cwd } }
}

describe('inbox', () => {
  it('shows depth and blocked keys, and lists dead letters', async () => {
    const { inCwd } = await folder(2)
    const { stdout, code } = await run(['inbox', 'depth'], inCwd)
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/waiting 0\nactive {2}0\ndead {4}2 the oldest .*\nblocked /),
    ])
    const dead = await run(['inbox', 'dead', '--event', 'order.paid'], inCwd)
    expect(dead.stdout.split('\n').filter(Boolean)).toHaveLength(2)
    expect(dead.stdout).toContain('the shop is')
    expect(dead.stdout).not.toContain('\u001b')
    expect(jsonLines((await run(['inbox', 'list', '--json'], inCwd)).stdout)).toHaveLength(2)
    expect((await run(['inbox', 'dead', '--reason', 'no such'], inCwd)).stdout).toBe('no dead letters\n')
  })

  it('prints whole reasons without a terminal, and cuts them to COLUMNS', async () => {
    const reason = `the shop is closed ${'on Sundays '.repeat(40)}and on Mondays`
    const { inCwd } = await folder(1, reason)
    expect((await run(['inbox', 'dead'], inCwd)).stdout).toContain(reason)
    const [, line = ''] = (await run(['inbox', 'dead'], { ...inCwd, env: { COLUMNS: '90' } })).stdout.split('\n')
    expect(line).toHaveLength(90)
    expect(line).toContain('the shop is closed')
    const terminal = Object.assign(new PassThrough(), { isTTY: true, columns: 80 })
    await run(['inbox', 'dead'], { ...inCwd, stdout: terminal, env: { COLUMNS: 'wide', NO_COLOR: '1' } })
    expect(String(terminal.read()).split('\n')[1]).toHaveLength(80)
  })

  it('shows one dead letter, with credentials masked', async () => {
    const { inbox, inCwd } = await folder(1)
    const [letter] = await inbox.deadLetters()
    const { stdout } = await run(['inbox', 'show', letter?.delivery.id ?? ''], inCwd)
    expect(stdout).toContain('after 1 attempts, key key-0')
    const missing = await run(['inbox', 'show', 'x'], inCwd)
    expect([missing.code, missing.stderr]).toEqual([2, expect.stringContaining('there is no dead letter x')])
  })

  it('gives kept deliveries to a handler that was added', async () => {
    const { inCwd } = await folder(0)
    const inbox = memoryInbox({ keepHandledMs: 60_000 })
    for (const text of ['a', 'b']) await inbox.put(stored(text, { subjects: ['ada'] }))
    await inbox.handleDue(consumer())
    shared.inbox = { ...inbox, close: async () => {} }
    const backfill = (...flags: string[]) => run(['inbox', 'backfill', ...flags], inCwd)
    expect((await backfill('search', '--dry-run')).stdout).toBe(
      '2 are kept for search; now 0 waiting, 0 active, 0 dead\n',
    )
    expect(await backfill('search', '--event', 'none', '--yes')).toMatchObject({
      stdout: expect.stringMatching(/^0 are kept/),
      stderr: expect.stringContaining('only for keepHandledMs'),
    })
    expect(await backfill('search')).toMatchObject({ code: 2, stderr: expect.stringContaining('--yes') })
    const done = await backfill('search', '--after', '2020-01-01', '--before', '1s', '--limit', '1', '--yes', '--json')
    expect(jsonLines(done.stdout)).toEqual([
      {
        action: 'backfill',
        handler: 'search',
        dryRun: false,
        matched: 1,
        changed: 1,
        after: { waiting: 1, active: 0, dead: 0 },
      },
    ])
    expect((await run(['inbox', 'erase', 'ada', '--yes'], inCwd)).stdout).toBe(
      'erased 1 waiting, 0 active, 0 dead, 2 handled and kept\n',
    )
    expect(await backfill()).toMatchObject({ code: 2, stderr: expect.stringContaining('the name of one handler') })
    const { backfill: _backfill, ...other } = inbox
    shared.inbox = { ...other, close: async () => {} }
    expect(await backfill('search')).toMatchObject({ code: 2, stderr: expect.stringContaining('cannot backfill') })
  })

  it('exports and erases what is stored about a person', async () => {
    const { inbox, inCwd } = await folder(1)
    const [{ request }] = [stored('')]
    await inbox.put(stored('{"a":"\u001b"}', { subjects: ['ada'], number: 9 }))
    const body = Uint8Array.of(255)
    await inbox.put(stored('', { key: 'other', subjects: ['ada'], request: { ...request, body } }))
    const { stdout } = await run(['inbox', 'export', 'ada'], inCwd)
    expect(stdout).not.toContain('\u001b')
    expect(jsonLines(stdout)).toMatchObject([
      { state: 'waiting', endpoint: 'orders', request: { body: '{"a":"\u001b"}' } },
      { state: 'waiting', request: { bodyBase64: '/w==' } },
    ])
    const nobody = await run(['inbox', 'export', 'bob'], inCwd)
    expect(nobody).toMatchObject({ stdout: '', stderr: expect.stringContaining('nothing is stored about bob\n') })
    const dry = await run(['inbox', 'erase', 'ada', '--dry-run'], inCwd)
    expect([dry.stdout, (await inbox.depth()).waiting]).toEqual(['would erase 2 waiting, 0 active, 0 dead\n', 2])
    expect(await run(['inbox', 'erase', 'ada'], inCwd)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--yes'),
    })
    const erased = await run(['inbox', 'erase', 'ada', '--yes', '--json'], inCwd)
    expect(jsonLines(erased.stdout)).toEqual([{ action: 'erase', dryRun: false, waiting: 2, active: 0, dead: 0 }])
    expect(await inbox.depth()).toEqual({ waiting: 0, active: 0, dead: 1 })
    expect(await run(['inbox', 'erase'], inCwd)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('one person'),
    })
    const { erase: _erase, ...other } = inbox
    shared.inbox = { ...other, close: async () => {} }
    expect((await run(['inbox', 'export', 'ada'], inCwd)).stderr).toContain('cannot export')
  })

  it('pauses and resumes a handler, a key or a tenant, and shows what is paused', async () => {
    const { inbox, inCwd } = await folder(0)
    const audit = join(inCwd.cwd, 'audit.ndjson')
    const pause = ['inbox', 'pause', '--handler', 'mail']
    expect(await run([...pause, '--audit-file', audit], inCwd)).toMatchObject({
      code: 0,
      stdout: 'handler mail paused; nothing of it waits\n',
    })
    expect(await run(pause, inCwd)).toMatchObject({
      code: 1,
      stdout: 'handler mail was paused before; nothing of it waits\n',
    })
    const [line] = jsonLines(readFileSync(audit, 'utf8'))
    expect(line).toMatchObject({ what: 'pause', of: 'inbox', filter: { handler: 'mail' } })
    await run(['inbox', 'pause', '--tenant', '7'], inCwd)
    expect(await inbox.pauses()).toMatchObject([{ handler: 'mail' }, { tenant: '7' }])
    const { stdout } = await run(['inbox', 'depth'], inCwd)
    expect(stdout).toMatch(/paused {2}handler mail for .*, 0 waiting\npaused {2}tenant 7 for /)
    const json = await run(['inbox', 'depth', '--json'], inCwd)
    expect(JSON.parse(json.stdout)).toMatchObject({ pauses: [{ handler: 'mail' }, { tenant: '7' }] })
    const resumed = await run(['inbox', 'resume', '--handler', 'mail', '--json'], inCwd)
    expect(JSON.parse(resumed.stdout)).toEqual({ action: 'resume', handler: 'mail', changed: true })
    expect((await run(['inbox', 'resume', '--key', 'k'], inCwd)).stdout).toBe('key k was not paused\n')
    for (const flags of [[], ['--key', 'k', '--tenant', '7']]) {
      const wrong = await run(['inbox', 'pause', ...flags], inCwd)
      expect(wrong).toMatchObject({ code: 2, stderr: expect.stringContaining('one of --handler, --key and --tenant') })
    }
  })

  it('seals what is stored with the current key', async () => {
    const { inbox, inCwd } = await folder(2)
    expect(await run(['inbox', 'rotate'], inCwd)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('needs an encrypted inbox'),
    })
    const ring = (current: string) =>
      keyring({ current, keys: { [current]: new Uint8Array(32) }, indexKey: new Uint8Array(32) })
    shared.inbox = encryptedInbox(inbox, { keys: ring('k1') })
    const part = await run(['inbox', 'rotate', '--limit', '1'], inCwd)
    expect([part.code, part.stdout]).toEqual([
      0,
      expect.stringMatching(
        /^1 sealed with the current key, 0 changed meanwhile, 0 unreadable\ngo on with --from [\w-]+\nrun it again: more may be sealed with another key\n$/,
      ),
    ])
    const place = /--from ([\w-]+)/.exec(part.stdout)?.[1] ?? ''
    const rest = await run(['inbox', 'rotate', '--from', place, '--json'], inCwd)
    expect(JSON.parse(rest.stdout)).toEqual({ action: 'rotate', resealed: 1, left: 0, unreadable: 0, isMore: false })
    expect((await run(['inbox', 'rotate'], inCwd)).stdout).not.toContain('run it again')
    shared.inbox = encryptedInbox(inbox, {
      keys: keyring({
        current: 'k3',
        keys: { k3: new Uint8Array(32), k1: new Uint8Array(32) },
        indexKey: new Uint8Array(32),
      }),
    })
    // A record that changed its state meanwhile may have been passed over.
    const again = await run(['inbox', 'rotate'], inCwd)
    expect(again.stdout).toContain('2 sealed with the current key, 0 changed meanwhile, 0 unreadable\nrun it again')
    shared.inbox = encryptedInbox(inbox, { keys: ring('k2') })
    const unreadable = await run(['inbox', 'rotate'], inCwd)
    expect([unreadable.code, unreadable.stdout]).toEqual([1, expect.stringContaining('2 unreadable')])
  })

  it('opens the inbox of --connection-env rather than that of the configuration, and says which', async () => {
    const { inCwd } = await folder(1)
    const other = await sqliteInbox({ directory: join(inCwd.cwd, 'other') })
    for (const id of ['a', 'b']) await other.put(stored(id))
    await other.close()
    const env = { OTHER: 'file:./other', WEBHOOK_INBOX_URL: 'file:./other' }
    const depth = async (...flags: string[]) => {
      const { stdout, stderr } = await run(['inbox', 'depth', '--json', ...flags], { ...inCwd, env })
      return [JSON.parse(stdout), stderr]
    }
    expect(await depth('--connection-env', 'OTHER')).toEqual([
      expect.objectContaining({ waiting: 2, dead: 0 }),
      'opened the inbox of sqlite in OTHER, file:./other\n',
    ])
    expect(await depth()).toEqual([
      expect.objectContaining({ waiting: 0, dead: 1 }),
      'opened the inbox of the configuration\n',
    ])
  })

  it('counts with --dry-run, and changes only with --yes', async () => {
    const { inbox, inCwd } = await folder(2)
    const dry = await run(['inbox', 'redrive', '--all', '--dry-run'], inCwd)
    expect(dry.stdout).toMatch(/^2 would be redriven; now 0 waiting, 0 active, 2 dead/)
    const asking = await run(['inbox', 'discard', '--all'], inCwd)
    expect([asking.code, asking.stderr]).toEqual([2, expect.stringContaining('add --yes')])
    expect((await inbox.depth()).dead).toBe(2)
    const done = await run(['inbox', 'redrive', '--event', 'order.paid', '--yes'], inCwd)
    expect([done.code, done.stdout]).toEqual([0, expect.stringMatching(/^1 of 1 redriven; now 1 waiting/)])
    const rest = await run(['inbox', 'discard', '--all', '--yes', '--json'], inCwd)
    expect(JSON.parse(rest.stdout)).toMatchObject({ action: 'discard', changed: 1, after: { dead: 0 } })
  })

  it.each([
    ['y', 0],
    [' YES ', 0],
    ['n', 1],
    ['', 1],
    ['yesterday', 1],
  ])('takes %j as an answer to its question', async (answer, code) => {
    const { inbox, inCwd } = await folder(1)
    const stdin = Object.assign(new PassThrough(), { isTTY: true }) as unknown as NodeJS.ReadStream & PassThrough
    stdin.end(`${answer}\n`)
    expect(await run(['inbox', 'discard', '--all'], { ...inCwd, stdin })).toMatchObject({ code })
    expect((await inbox.depth()).dead).toBe(code)
  })

  it('changes dead letters by their ids', async () => {
    const { inbox, inCwd } = await folder(2)
    const ids = (await inbox.deadLetters()).map(({ delivery }) => delivery.id)
    expect((await run(['inbox', 'discard', ...ids, 'unknown', '--dry-run'], inCwd)).stdout).toBe(
      '2 would be discarded\n',
    )
    const partly = await run(['inbox', 'discard', ids[0] ?? '', 'unknown', '--yes'], inCwd)
    expect([partly.code, partly.stdout]).toEqual([1, '1 of 2 discarded\n'])
  })

  it('unblocks a key', async () => {
    const { inbox, inCwd } = await folder(2)
    const [key = ''] = await inbox.blockedKeys()
    const unknown = await run(['inbox', 'unblock', 'no-key', '--yes'], inCwd)
    expect([unknown.code, unknown.stderr]).toEqual([2, expect.stringContaining('no dead letter blocks no-key')])
    expect((await run(['inbox', 'unblock', key, '--by', 'discard', '--yes'], inCwd)).stdout).toBe('1 of 1 discarded\n')
    expect(await inbox.blockedKeys()).not.toContain(key)
  })

  it.each([
    [['inbox'], 'inbox needs <action>'],
    [['inbox', 'dpeth'], 'inbox cannot dpeth; did you mean depth?'],
    [['inbox', 'discard'], 'discard needs ids, a filter such as --endpoint, or --all'],
    [['inbox', 'redrive', 'a', '--all'], 'takes ids or a filter, not both'],
    [['inbox', 'show'], 'show needs the id'],
    [['inbox', 'unblock'], 'unblock needs keys'],
    [['inbox', 'dead', '--after', 'soon'], '--after must be an age'],
    [['inbox', 'depth'], 'no inbox is named: set one of WEBHOOK_INBOX_URL'],
    [['inbox', 'depth', '--connection-env', 'MINE'], 'the variable MINE is not set'],
    [['inbox', 'depth', '--connection-env', 'ODD'], 'ODD must begin with postgres://'],
    [['inbox', 'depth', '--connection-env', 'PG'], 'does not have pg-boss'],
    [['inbox', 'depth', '--connection-env', 'FOLDER'], 'there is no inbox.db in'],
    [['inbox', 'depth', '--connection-env', 'FILE'], 'file: takes the folder of the inbox'],
  ])('answers %j with 2 and a hint', async (args, message) => {
    const env = {
      ODD: 'mysql://x',
      PG: 'postgres://u:swordfish@127.0.0.1:1/x',
      FOLDER: 'file:./none',
      FILE: `file:${import.meta.filename}`,
    }
    const { code, stdout, stderr } = await run(args, { env })
    expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: '', stderr: expect.stringContaining(message) })
    expect(stderr).not.toContain('swordfish')
  })
})
