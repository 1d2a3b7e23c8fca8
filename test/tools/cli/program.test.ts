import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { commands } from '../../../src/tools/cli/commands.js'
import { openCaptures } from '../../../src/tools/inspector/captures/captures.js'
import { newCapture } from '../inspector/captures/sample.js'
import { newCwd, run } from './run.js'

describe('runProgram', () => {
  it('lists all commands with --help, help and nothing', async () => {
    for (const args of [['--help'], ['-h'], ['help'], []]) {
      const { code, stdout } = await run(args)
      expect(code).toBe(0)
      for (const { summary } of Object.values(commands)) expect(stdout).toContain(summary)
    }
  })

  it('prints its version', async () => {
    expect(await run(['--version'])).toMatchObject({ code: 0, stdout: '1.2.3\n' })
  })

  it.each(Object.keys(commands))('shows the help of %s', async (name) => {
    const { code, stdout } = await run([name, '--help'])
    expect(code).toBe(0)
    expect(stdout).toContain(`Usage: webhook-receiver ${name}`)
    expect(await run(['help', name])).toMatchObject({ stdout })
    const narrow = Object.assign(new PassThrough(), { columns: 80 })
    await run([name, '--help'], { stdout: narrow })
    const lines = String(narrow.read()).split('\n')
    expect(lines.filter((line) => line.length > 80 && !line.startsWith('  webhook-receiver'))).toEqual([])
  })

  it.each([
    [['lst'], 'unknown command lst; did you mean list?'],
    [['xyzzy'], 'unknown command xyzzy; webhook-receiver --help lists the commands'],
    [['constructor'], 'unknown command constructor'],
    [['list', '--stauts', 'refused'], 'unknown flag --stauts; did you mean --status?'],
    [['list', '-s'], 'unknown flag -s'],
    [['send', '--provider', 'github'], 'unknown flag --provider; provider is an argument here'],
    [['list', '--limit'], '--limit needs a value: --limit <count>'],
    [['list', '--limit', 'many'], '--limit must be a number, not many'],
    [['list', '--limit', '0'], '--limit must be a whole number from 1, not 0'],
    [['inbox', 'dead', '--limit', '0'], '--limit must be a whole number from 1'],
    [['send', 'github', '--to', '3000', '--timeout', '0'], '--timeout must be a number more than 0, and at most 3600'],
    [['replay', '1', '--timeout', '0'], '--timeout must be a number more than 0'],
    [['rm', '--all', '--status', 'refused'], 'only one of --status and --all'],
    [['list', '--dir', import.meta.filename], 'it is not a folder'],
    [['listen', '--dir', '/proc/nope'], '--dir: /proc/nope: there is no such file or folder'],
    [['listen', '--dir', import.meta.filename], '--dir: '],
    [['listen', '--tunnel', 'smeee'], '--tunnel cannot be smeee; did you mean smee?'],
    [['listen', '--tunnel', 'relay=https://relay.example'], 'set the variable WEBHOOK_RELAY_TOKEN'],
    [['listen', '--tunnel', 'ssh'], '--tunnel ssh needs a host'],
    [
      ['attack', '3000', '--provider', 'sendgrid', '--private-key', 'missing.pem'],
      '--private-key: missing.pem: there is no such file',
    ],
    [['attack', '3000', '--provider', 'sendgrid', '--private-key', import.meta.filename], '--private-key: '],
    [['relay', '--port', '65536'], '--port must be a whole number from 0 to 65535'],
    [['attack', '3000', '--min', '200'], '--min must be a number from 0 to 100, not 200'],
    [['attack', '3000', '--rate', '0.5'], '--rate must be a whole number from 1'],
    [['list', '--status', 'refsued'], '--status cannot be refsued; did you mean refused?'],
    [['list', '--json=yes'], '--json takes no value'],
    [['list', '--no-limit'], 'unknown flag --no-limit'],
    [['list', '--after', 'soon'], '--after must be an age'],
    [['list', '--answer', '6xx'], '--answer must be a status'],
    [['list', 'extra'], 'unexpected argument extra'],
    [['show'], 'show needs <id>'],
    [['show', '17'], 'there are no captures yet'],
    [['list', '--config', 'missing.mjs'], 'there is no file'],
  ])('answers %j with 2 and a hint', async (args, message) => {
    const { code, stderr, stdout } = await run(args)
    if (message === undefined) return expect(code).toBe(0)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toContain(message)
  })

  it('keeps values as they were typed', async () => {
    const cwd = newCwd()
    const captures = openCaptures({ dir: join(cwd, '.webhook-receiver') })
    captures.append(newCapture())
    captures.append(newCapture({ body: Buffer.from('42').toString('base64') }))
    const { stdout } = await run(['list', '--json', '--search', '0042'], { cwd })
    expect(
      stdout
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line).id),
    ).toEqual([1])
  })

  it('uses colours on request only, and never with NO_COLOR', async () => {
    const cwd = newCwd()
    openCaptures({ dir: join(cwd, '.webhook-receiver') }).append(newCapture({ verdict: { status: 'refused' } }))
    expect((await run(['list'], { cwd })).stdout).not.toContain('\u{1b}')
    expect((await run(['list', '--color'], { cwd })).stdout).toContain('\u{1b}[31m')
    const stdout = (await run(['list', '--no-color'], { cwd })).stdout
    expect(stdout).not.toContain('\u{1b}')
  })

  it('finds the captures of another folder with --dir', async () => {
    const cwd = newCwd()
    openCaptures({ dir: join(cwd, 'elsewhere') }).append(newCapture())
    expect((await run(['list', '--dir', 'elsewhere'], { cwd })).stdout).toContain('POST /hooks?tenant=7')
    expect((await run(['list'], { cwd })).stderr).toContain('No captures yet')
    expect((await run(['list', '--quiet'], { cwd })).stderr).toBe('')
  })
})

describe('--env', () => {
  const names = (out: string) => out.split('\n').filter((line) => line.startsWith('error'))

  it('sets variables that are not set, and the later of two files wins', async () => {
    const cwd = newCwd()
    writeFileSync(
      join(cwd, '.env'),
      '# comment\nA="of the first"\nB=of the first\nexport C=of the first\n__proto__=x\n',
    )
    writeFileSync(join(cwd, '.env.local'), 'B=of the second\r\nC=of the second\r\nnot a variable\r\n\0\uFFFD\n')
    const env: Record<string, string | undefined> = { C: 'set already' }
    const { code, stderr } = await run(['list', '--env-file', '.env', '--env=.env.local'], { cwd, env })
    expect([code, names(stderr)]).toEqual([0, []])
    expect(env).toMatchObject({ A: 'of the first', B: 'of the second', C: 'set already' })
  })

  it('gives a provider its secret', async () => {
    const cwd = newCwd()
    writeFileSync(join(cwd, '.env'), 'GITHUB_WEBHOOK_SECRET=from the file\n')
    const send = ['send', 'github', '--print', 'http']
    expect((await run(send, { cwd })).code).toBe(2)
    const { code, stdout } = await run([...send, '--env', '.env'], { cwd })
    expect([code, stdout]).toEqual([0, expect.stringContaining('X-Hub-Signature-256: sha256=')])
  })

  it.each(['missing.env', '.'])('ends with 2 if it cannot read %s', async (file) => {
    const { code, stderr } = await run(['list', '--env', file])
    expect([code, stderr]).toEqual([2, expect.stringContaining(`--env: ${file}: `)])
  })
})

describe('show', () => {
  const cwd = newCwd()
  const captures = openCaptures({ dir: join(cwd, '.webhook-receiver') })
  const body = Buffer.from('{"a":1,\u0000\u001b]0;gotcha\u0007}')
  captures.append(
    newCapture({
      target: '/hooks?token=s3cret',
      rawHeaders: [
        ['Authorization', 'Bearer s3cret'],
        ['X-Evil', '\u001b[2J\u009b31m'],
      ],
      body: body.toString('base64'),
      verdict: { status: 'refused', code: 'signature_mismatch', message: 'no secret fits' },
      diagnosis: { cause: 'secret_wrong', proof: 'with the secret staging', fix: 'Configure it.' },
    }),
  )
  captures.attempt({
    capture: 1,
    at: '2026-11-22T09:00:00.000Z',
    to: 'http://localhost:3000/',
    status: 503,
    durationMs: 2,
  })

  it('shows verdict, diagnosis, headers, body and answers, without what a terminal could act upon', async () => {
    const { stdout } = await run(['show', 'last', '--color'], { cwd })
    for (const part of ['signature_mismatch', 'secret_wrong', 'Configure it.', 'X-Evil', '503', 'u{1b}]0;gotcha']) {
      expect(stdout).toContain(part)
    }
    // The only escape sequences are those of colours.
    expect(stdout.replaceAll('\n', '').replace(/\p{Cc}\[\d+m/gu, '')).not.toMatch(/\p{Cc}/u)
    expect((await run(['show', '1', '--json'], { cwd })).stdout.trimEnd()).not.toMatch(/\p{Cc}/u)
  })

  it('marks each line of a body', async () => {
    expect((await run(['show', '1'], { cwd })).stdout).toMatch(/^\| \{"a":1,/m)
  })

  it('masks credentials unless asked', async () => {
    expect((await run(['show', '1'], { cwd })).stdout).not.toContain('s3cret')
    expect((await run(['show', '1', '--json'], { cwd })).stdout).not.toContain('s3cret')
    const { stdout } = await run(['show', '1', '--with-secrets'], { cwd })
    expect(stdout.match(/s3cret/g)).toHaveLength(2)
  })

  it('prints the exact bytes of the body with --raw', async () => {
    expect((await run(['show', '1', '--raw'], { cwd })).stdout).toBe(body.toString('utf8'))
  })

  it('prints only the fixes of the refusal and of the answer with --fix', async () => {
    const { stdout } = await run(['show', '1', '--fix'], { cwd })
    const [refusal, answer] = [
      ['cause', 'proof', 'fix'],
      ['cause', 'seen', 'fix', 'run'],
    ]
    expect(
      stdout
        .trimEnd()
        .split('\n')
        .map((line) => line.split(' ')[0]),
    ).toEqual([...refusal, ...answer])
    expect(stdout).toContain('cause  handler_failed')
  })

  it('names the newest capture when there is no such id', async () => {
    const { code, stderr } = await run(['show', '9'], { cwd })
    expect({ code, stderr }).toEqual({ code: 2, stderr: 'error there is no capture 9; the newest is 1\n' })
  })
})

describe('the configuration', () => {
  it('is refused with the name of the wrong field', async () => {
    const { loadConfig } = await import('../../../src/tools/cli/config.js')
    const cwd = newCwd()
    expect(await loadConfig(cwd, undefined)).toEqual({})
    const write = (name: string, text: string) => writeFileSync(join(cwd, name), text)
    write('ok.mjs', "export default { providers: { github: { secrets: 'x', path: '/hooks' } } }")
    expect(await loadConfig(cwd, 'ok.mjs')).toEqual({ providers: { github: { secrets: 'x', path: '/hooks' } } })
    for (const [name, text, message] of [
      ['none.mjs', 'export const a = 1', 'the default export must be an object'],
      ['typo.mjs', 'export default { provider: {} }', 'did you mean providers'],
      ['empty.mjs', "export default { providers: { github: { secrets: '' } } }", 'secrets must be a non-empty string'],
      ['broken.mjs', 'export default {', 'cannot be loaded'],
    ] as const) {
      write(name, text)
      await expect(loadConfig(cwd, name)).rejects.toThrow(message)
    }
    await expect(loadConfig(cwd, 'missing.mjs')).rejects.toThrow('there is no file')
  })
})
