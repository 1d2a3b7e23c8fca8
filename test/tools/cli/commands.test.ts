import { execFile } from 'node:child_process'
import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { commands } from '../../../src/tools/cli/commands.js'
import { openCaptures } from '../../../src/tools/inspector/captures/captures.js'
import { newCapture } from '../inspector/captures/sample.js'
import { newCwd, run } from './run.js'

const execute = promisify(execFile)
const base64 = (text: string) => Buffer.from(text).toString('base64')

function folderWith(...captures: Parameters<typeof newCapture>[0][]): string {
  const cwd = newCwd()
  const store = openCaptures({ dir: join(cwd, '.webhook-receiver') })
  for (const capture of captures) store.append(newCapture(capture))
  return cwd
}

describe('list', () => {
  it('marks the event of a refused request as unverified, also where only a header names it', async () => {
    const headers = (...lines: [string, string][]) => ({ rawHeaders: lines })
    const refused = { verdict: { status: 'refused', code: 'signature_mismatch' } } as const
    const cwd = folderWith(
      { verdict: { status: 'verified', event: 'issues.opened' }, ...headers(['X-GitHub-Event', 'issues']) },
      { ...refused, ...headers(['x-github-event', 'push'], ['X-GitHub-Delivery', '1']) },
      { verdict: { ...refused.verdict, event: 'issues.closed' } },
      { ...refused, ...headers(['X-Shopify-Event-Id', 'no-event'], ['X-Shopify-Topic', 'orders/\u0085paid']) },
      { ...refused, ...headers(['X-Event-Id', '7'], ['X-GitHub-Event', '']), target: '/hooks?token=s3cret' },
    )
    const { stdout } = await run(['list'], { cwd })
    const events = stdout.trimEnd().split('\n').slice(1)
    expect(events.map((line) => line.split(/ {2,}/).at(-1))).toEqual([
      'issues.opened',
      'push (unverified)',
      'issues.closed (unverified)',
      'orders/\\u{85}paid (unverified)',
      'POST /hooks?token=********',
    ])
  })
})

describe('list and show', () => {
  it('mask credentials in URLs of attempts and in answers', async () => {
    const cwd = folderWith({ target: '/hooks?token=s3cret' })
    openCaptures({ dir: join(cwd, '.webhook-receiver') }).attempt({
      capture: 1,
      at: '2026-11-22T09:00:00.000Z',
      to: 'http://localhost:3000/hooks?token=s3cret',
      status: 200,
      rawHeaders: [['Set-Cookie', 'id=s3cret']],
      durationMs: 1,
    })
    for (const args of [
      ['show', '1'],
      ['show', '1', '--json'],
      ['list', '--json'],
    ]) {
      const { stdout } = await run(args, { cwd })
      expect(stdout).toContain('localhost:3000/hooks?token=********')
      expect(stdout).not.toContain('s3cret')
    }
    expect((await run(['show', '1', '--json', '--with-secrets'], { cwd })).stdout).toContain('id=s3cret')
  })
})

describe('rm', () => {
  it('removes captures by ids, by a filter, or all', async () => {
    const cwd = folderWith({}, {}, { verdict: { status: 'refused' } }, {}, {})
    const left = () =>
      openCaptures({ dir: join(cwd, '.webhook-receiver') })
        .list()
        .map(({ id }) => id)
    expect(await run(['rm', '1', '1..2'], { cwd })).toMatchObject({ code: 0, stdout: 'removed 2 captures\n' })
    await run(['rm', '--status', 'refused'], { cwd })
    expect(left()).toEqual([4, 5])
    expect((await run(['rm', '--all', '--json'], { cwd })).stdout).toBe('{"removed":[4,5]}\n')
    expect(left()).toEqual([])
  })

  it('erases a capture whose removal was killed, when asked again', async () => {
    const cwd = folderWith({ target: '/?token=s3cret' }, {})
    const segment = join(cwd, '.webhook-receiver', '000001.ndjson')
    appendFileSync(segment, '{"removed":[1]}\n')
    expect(await run(['rm', '1'], { cwd })).toMatchObject({ code: 2 })
    expect(readFileSync(segment, 'utf8')).not.toContain('s3cret')
  })

  it.each([[[]], [['1', '--all']], [['1', '--status', 'refused']]])('refuses %j', async (args) => {
    const cwd = folderWith({})
    expect(await run(['rm', ...args], { cwd })).toMatchObject({ code: 2, stderr: expect.stringContaining('rm needs') })
  })
})

describe('diff', () => {
  it('finds no difference between equal requests', async () => {
    const cwd = folderWith({}, {})
    expect(await run(['diff', '1', '2'], { cwd })).toMatchObject({ code: 0, stdout: 'no difference\n' })
  })

  it('compares request lines, repeated headers and JSON by its fields', async () => {
    const cwd = folderWith(
      {
        body: base64('{"a":{"b":[1,2],"same":0},"gone":null}'),
        rawHeaders: [
          ['X-A', '1'],
          ['x-a', '2'],
          ['Cookie', 'a'],
        ],
      },
      {
        method: 'PUT',
        body: base64('{"a":{"same":0,"b":[1,"2",3]}}'),
        rawHeaders: [
          ['X-A', '1'],
          ['X-A', '3'],
          ['Cookie', 'b'],
        ],
      },
    )
    const { code, stdout } = await run(['diff', '1', '2', '--json'], { cwd })
    expect(code).toBe(1)
    expect(JSON.parse(stdout)).toMatchObject({
      request: [{ at: 'method', left: 'POST', right: 'PUT' }],
      headers: [{ at: 'x-a', left: '2', right: '3' }],
      body: {
        kind: 'json',
        differences: [
          { at: 'a.b[1]', left: '2', right: '"2"' },
          { at: 'a.b[2]', right: '3' },
          { at: 'gone', left: 'null' },
        ],
      },
    })
    expect((await run(['diff', '1', '2'], { cwd })).stdout).toContain('  a.b[1]\n  - 2\n  + "2"\n')
  })

  it('tells another layout of the same JSON from other bytes', async () => {
    const cwd = folderWith({ body: base64('{"a":1}') }, { body: base64('{"a": 1}') }, { body: base64('\u0000') })
    expect((await run(['diff', '1', '2'], { cwd })).stdout).toContain('the same JSON in another layout\n  byte 5')
    expect((await run(['diff', '2', '3'], { cwd })).stdout).toContain('body: bytes\n  byte 0')
  })

  it('stays bounded for deep and wide bodies', async () => {
    const deep = (leaf: string) => `${'['.repeat(3_000)}${leaf}${']'.repeat(3_000)}`
    const wide = (leaf: string) =>
      JSON.stringify(Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => [i, leaf])))
    const cwd = folderWith(...[deep('1'), deep('2'), wide('1'), wide('2')].map((text) => ({ body: base64(text) })))
    expect((await run(['diff', '1', '2'], { cwd })).code).toBe(1)
    const { body } = JSON.parse((await run(['diff', '3', '4', '--json'], { cwd })).stdout)
    expect(body.differences).toHaveLength(1_000)
  })
})

describe('completion', () => {
  it.each(['bash', 'zsh', 'fish'])('names every command and its flags for %s', async (shell) => {
    const { code, stdout } = await run(['completion', shell])
    expect(code).toBe(0)
    for (const name of Object.keys(commands)) expect(stdout).toContain(name)
    expect(stdout).toContain('hold-while-down')
  })

  it('completes in a real bash', async () => {
    const { stdout } = await run(['completion', 'bash'])
    const ask = (words: string) =>
      `COMP_WORDS=(webhook-receiver ${words}); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1)); _webhook_receiver; echo "\${COMPREPLY[@]}"`
    const script = `${stdout}\n${ask('ex')}\n${ask('list --se')}`
    expect((await execute('bash', ['-c', script])).stdout).toBe('export\n--search\n')
  })

  it('knows no other shell', async () => {
    expect(await run(['completion', 'tcsh'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('bash, zsh, fish'),
    })
  })
})
