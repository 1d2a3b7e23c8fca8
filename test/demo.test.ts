import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

const run = promisify(execFile)
const root = new URL('..', import.meta.url)
const styles = ['push', 'chat', 'tracker', 'payments', 'host']
const adapters = ['express', 'koa', 'node', 'fetch']

// The demo runs in a separate process, with the built package.
function runScript(script: string) {
  return run(process.execPath, ['--input-type=module', '--eval', script], { cwd: root, timeout: 100_000 })
}

async function loadExitCode(): Promise<(results: readonly object[]) => number> {
  const url = new URL('examples/demo/results.js', root)
  // A module in plain JavaScript without declarations.
  const module = (await import(url.href)) as { exitCode: (results: readonly object[]) => number }
  return module.exitCode
}

// One run for all tests of its output; it rejects if the exit code is not 0.
const demo = await run(process.execPath, ['examples/demo/main.js'], { cwd: root, timeout: 100_000 })

describe('demo', () => {
  it('exits with 0 after every style was answered as promised under every adapter', () => {
    const { stdout, stderr } = demo
    // On a Node that pg-boss does not support, its adapter says so.
    expect(stderr.replaceAll(/^webhook-receiver: pgBossInbox: pg-boss declares .*\n/gm, '')).toBe('')
    const rows = stdout.split('\n').map((line) => line.split(/ +/))
    for (const style of styles) {
      for (const adapter of adapters) {
        const statuses = rows.filter(([first, second]) => first === style && second === adapter).map(String)
        for (const status of ['200', '401', '413', '400']) {
          expect(
            statuses.some((row) => row.includes(`,${status},`)),
            `${style} ${adapter} ${status}`,
          ).toBe(true)
        }
      }
    }
    expect(stdout).toMatch(/\n(\d+) requests in [\d.]+ s: \1 answered as promised, 0 not\n$/)
    expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100)
    expect(stdout).not.toContain('\u001b')
  })

  it('handles a repeated delivery once and a shuffled channel in order, under every adapter', () => {
    const { stdout } = demo
    const lines = stdout.split('\n')
    for (const adapter of adapters) {
      const repeats = lines.filter((line) => line.startsWith('repeats ') && line.includes(` ${adapter} `))
      expect(repeats.map((line) => /\d{3} +\w+/.exec(line)?.[0].replace(/ +/, ' '))).toEqual([
        '200 handled',
        '503 delivery_in_progress',
        '200 duplicate',
      ])
      const channel = lines.find((line) => line.startsWith(`${adapter} `))?.split(/ {2,}/) ?? []
      const inOrder = '1 2 3 4 5 6 7 8 9 10'
      expect(channel).toEqual([adapter, expect.not.stringMatching(`^${inOrder}$`), inOrder, '200'])
      const sent = channel[1]?.split(' ').map(Number) ?? []
      expect(sent.sort((left, right) => left - right).join(' ')).toBe(inOrder)
    }
  })

  it('handles each delivery of a flood with every fault once and in order', () => {
    const { stdout } = demo
    const lines = stdout.split('\n')
    const titles = lines.findIndex((line) => line.startsWith('a flood of'))
    const counts = lines[titles + 2]?.trim().split(/ +/).map(Number) ?? []
    const [deliveries, sent = 0, retried = 0, copied, duplicates, refused, handled] = counts
    expect([deliveries, handled]).toEqual([200, 200])
    expect(sent).toBe(200 + retried)
    for (const count of [retried, copied, duplicates, refused]) expect(count).toBeGreaterThan(0)
    expect(lines[titles + 3]).toBe('')
  })

  it('handles after a restart, in order, the deliveries that a killed process had stored', () => {
    const lines = demo.stdout.split('\n')
    const titles = lines.findIndex((line) => line.startsWith('a durable inbox, killed'))
    const [deliveries, stored, before = 0, after = 0] = lines[titles + 2]?.trim().split(/ +/).map(Number) ?? []
    expect([deliveries, stored]).toEqual([8, 8])
    expect(before).toBeLessThan(8)
    expect(before + after).toBeGreaterThanOrEqual(8)
    expect(lines[titles + 3]).toBe('')
  })

  it('exits with 1 and reports the broken order when the flood is handled out of order', async () => {
    const failure = runScript(`
      import { runFlood } from './examples/demo/flood.js'
      import { floodRow } from './examples/demo/table.js'
      const flood = await runFlood({ deliveries: 200, order: false })
      console.log(floodRow(flood))
      process.exitCode = flood.broken.length === 0 ? 0 : 1
    `)
    await expect(failure).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('not in its place') as string,
    })
  })

  it('exits with 1 when a server answers 200 to everything and handles nothing', async () => {
    const failure = runScript(`
      import { once } from 'node:events'
      import { createServer } from 'node:http'
      import { createOrder } from './examples/demo/order.js'
      import { createRepeats } from './examples/demo/repeats.js'
      import { exitCode } from './examples/demo/results.js'
      import { orderRow } from './examples/demo/table.js'
      const server = createServer((_, response) => response.end()).listen(0, '127.0.0.1')
      await once(server, 'listening')
      const url = 'http://127.0.0.1:' + server.address().port
      const order = await createOrder().play('none', url)
      console.log(orderRow(order))
      process.exitCode = exitCode(order.results) && exitCode(await createRepeats().play('none', url))
      server.close()
      server.closeAllConnections()
    `)
    await expect(failure).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/message 7 +200 +not handled.*\n.*promised: +200 +handled as 7/) as string,
    })
  })

  it('exits with 1 and prints the promise when a single answer differs', async () => {
    const failure = runScript(`
      import { runDemo } from './examples/demo/run.js'
      import { createStyles } from './examples/demo/styles.js'
      const [push, chat] = await createStyles()
      const [first, ...others] = push.cases
      const cases = [{ ...first, promised: { ...first.promised, status: 202 } }, ...others]
      process.exitCode = await runDemo([{ ...push, cases }, chat], console.log)
    `)
    await expect(failure).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/promised: +202 +handled +sync/) as string,
    })
  })

  it('exits with 0 only if status, outcome and event of every answer are as promised', async () => {
    const exitCode = await loadExitCode()
    const answer = { status: 200, outcome: 'handled', event: 'sync' }
    const kept = { promised: { ...answer }, answer }
    expect(exitCode([kept, kept])).toBe(0)
    for (const change of [{ status: 202 }, { outcome: 'ignored' }, { event: 'exists' }]) {
      expect(exitCode([kept, { promised: { ...answer, ...change }, answer }])).toBe(1)
    }
    expect(exitCode([])).toBe(1)
  })
})

describe('a receiver with dedupe and order, and a provider with every fault, over real HTTP', () => {
  it('handles each delivery once and in order', async () => {
    const { stdout } = await run(process.execPath, ['examples/demo/flood-main.js', '600', '3'], { cwd: root })
    const flood = JSON.parse(stdout) as Readonly<Record<string, unknown>>
    expect(flood).toMatchObject({ deliveries: 600, handled: 600, broken: [] })
    for (const name of ['retried', 'copies', 'duplicates', 'refused']) expect(flood[name], name).toBeGreaterThan(0)
  })

  it('does neither without dedupe, and without order', async () => {
    const { stdout } = await runScript(`
      import { runFlood } from './examples/demo/flood.js'
      const forgetful = await runFlood({ deliveries: 200, seed: 3, dedupe: false, order: false })
      const unordered = await runFlood({ deliveries: 200, seed: 3, order: false })
      console.log(JSON.stringify([forgetful, unordered]))`)
    const [forgetful, unordered] = JSON.parse(stdout) as readonly { handled: number; broken: readonly string[] }[]
    expect(forgetful?.handled).toBeGreaterThan(200)
    expect(unordered).toMatchObject({ handled: 200, broken: expect.arrayContaining([expect.any(String)]) as string[] })
  })
})
