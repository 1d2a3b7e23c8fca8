import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openFolder } from '../../../src/tools/cli/open-folder.js'
import { openCaptures } from '../../../src/tools/inspector/captures/captures.js'
import { newCapture } from '../inspector/captures/sample.js'
import { keep, newCwd, run } from './run.js'
import { jsonLines } from './server.js'

const newKey = () => randomBytes(32).toString('base64')
const idOf = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 8)
const out = { note: () => {} } as never

/** A folder with one sealed capture. */
async function sealed(key: string) {
  const cwd = newCwd()
  const dir = join(cwd, '.webhook-receiver')
  const captures = await openFolder({ dir, out, env: { WEBHOOK_CAPTURES_KEY: key }, config: async () => ({}) })
  captures.append(newCapture())
  return { cwd, dir }
}

describe('WEBHOOK_CAPTURES_KEY', () => {
  it('seals captures, also under a newer key', async () => {
    const [old, key] = [newKey(), newKey()]
    const { cwd, dir } = await sealed(old)
    const env = { WEBHOOK_CAPTURES_KEY: `${key}, ${old}` }
    expect((await run(['show', '1'], { cwd, env })).stdout).toContain('"order": "0042"')
    const files = readdirSync(dir).map((name) => readFileSync(join(dir, name), 'utf8'))
    expect(files.join('')).not.toMatch(/0042|tenant/)
  })

  it('names the key where it is missing, and lets captures be removed without it', async () => {
    const key = newKey()
    const { cwd } = await sealed(key)
    for (const env of [{}, { WEBHOOK_CAPTURES_KEY: newKey() }]) {
      expect((await run(['list'], { cwd, env })).stdout).toContain(`sealed with the key ${idOf(key)}`)
      expect(jsonLines((await run(['list', '--json'], { cwd, env })).stdout)).toEqual([
        { id: 1, receivedAt: newCapture().receivedAt, sealedWith: idOf(key) },
      ])
      for (const command of ['show', 'replay', 'export', 'verify']) {
        const { code, stderr } = await run([command, '1'], { cwd, env })
        expect([code, stderr]).toEqual([2, expect.stringContaining(`#1 is sealed with the key ${idOf(key)}`)])
      }
    }
    expect(await run(['listen', '--port', '0', '--no-ui'], { cwd })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(`sealed with the key ${idOf(key)}`),
    })
    expect((await run(['rm', '1'], { cwd })).stdout).toContain('removed 1')
  })

  it('makes rm say how many captures it could not search where it is missing', async () => {
    const { cwd } = await sealed(newKey())
    for (const filter of [
      ['--search', '0042'],
      ['--status', 'verified', '--before', '2027-01-01'],
    ]) {
      expect(await run(['rm', ...filter], { cwd })).toEqual({
        code: 1,
        stdout: 'removed 0 captures\n',
        stderr: expect.stringContaining('kept 1 that cannot be searched'),
      })
    }
    expect((await run(['rm', '--search', '0042', '--before', '2026-01-01'], { cwd })).code).toBe(0)
    expect(await run(['rm', '--before', '2027-01-01'], { cwd })).toMatchObject({
      code: 0,
      stdout: 'removed 1 capture\n',
    })
  })

  it('seals captures again with rotate, so that the old key can go', async () => {
    const [old, key] = [newKey(), newKey()]
    const { cwd } = await sealed(old)
    const both = { WEBHOOK_CAPTURES_KEY: `${key},${old}` }
    expect((await run(['rotate'], { cwd, env: { WEBHOOK_CAPTURES_KEY: key } })).code).toBe(1)
    expect(await run(['rotate'], { cwd, env: both })).toMatchObject({
      code: 0,
      stdout: 'sealed 1 records with the current key, 0 cannot be opened\n',
    })
    const env = { WEBHOOK_CAPTURES_KEY: key }
    expect((await run(['show', '1'], { cwd, env })).stdout).toContain('"order": "0042"')
    expect(await run(['rotate'], { cwd })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('rotate needs a key'),
    })
  })

  it('is refused if it is not a key, without being printed', async () => {
    const { code, stderr } = await run(['list'], { env: { WEBHOOK_CAPTURES_KEY: 'short' } })
    expect([code, stderr]).toEqual([2, expect.stringContaining('WEBHOOK_CAPTURES_KEY must be 32 bytes in base64')])
    expect(stderr).not.toContain('short')
  })

  it('gives way to the keyring of the configuration', async () => {
    const cwd = newCwd()
    writeFileSync(
      join(cwd, 'webhook-receiver.config.mjs'),
      'export default { encryption: { seal() { throw new Error("the service is down") }, open() {} } }',
    )
    const { code, stderr } = await run(['list'], { cwd, env: { WEBHOOK_CAPTURES_KEY: newKey() } })
    expect([code, stderr]).toEqual([2, expect.stringContaining('the service is down')])
  })
})

describe('captures by a filter', () => {
  it('are exported and removed by a text, and removed by their age', async () => {
    const cwd = newCwd()
    const captures = openCaptures({ dir: join(cwd, '.webhook-receiver') })
    const of = (name: string, receivedAt = new Date().toISOString()) =>
      captures.append(newCapture({ receivedAt, body: Buffer.from(name).toString('base64') }))
    of('ada@example.com')
    of('bob@example.com')
    of('old@example.com', '2026-01-01T00:00:00.000Z')
    const { stdout } = await run(['export', '--search', 'ada@example.com', '--as', 'http'], { cwd })
    expect(stdout).toContain('ada@example.com')
    expect(stdout).not.toContain('bob@example.com')
    expect(await run(['export', '--search', 'eve', '--as', 'http'], { cwd })).toMatchObject({ code: 2 })
    expect(await run(['export', '1', '--search', 'eve'], { cwd })).toMatchObject({ code: 2 })
    expect((await run(['rm', '--search', 'ada@example.com'], { cwd })).stdout).toContain('removed 1')
    expect((await run(['rm', '--before', '7d'], { cwd })).stdout).toContain('removed 1')
    captures.refresh()
    expect(captures.list().map(({ id }) => id)).toEqual([2])
  })

  it('are listed, exported and removed by the person that they are about', async () => {
    const cwd = newCwd()
    const captures = openCaptures({ dir: join(cwd, '.webhook-receiver') })
    const add = (body: string, contentType = 'application/json', target = '/hooks') =>
      captures.append(
        newCapture({ target, rawHeaders: [['content-type', contentType]], body: Buffer.from(body).toString('base64') }),
      )
    add('{"customer":{"id":"cus_42"},"note":"cus_4"}')
    add('{"customer":{"id":"cus_4"},"note":"cus_42"}')
    add('{"customer":{"id":42}}')
    add('payload=%7B%22customer%22%3A%7B%22id%22%3A%22cus_42%22%7D%7D', 'application/x-www-form-urlencoded')
    add('customer%5Bid%5D=cus_42', 'application/x-www-form-urlencoded')
    add('{}', 'application/json', '/hooks?user=cus%5F42')
    add('<customer>cus_42</customer>', 'application/xml')
    captures.append(newCapture({ body: Buffer.from('{"customer":{"id":"cus_').toString('base64'), truncated: true }))
    expect((await run(['rm', '--subject', 'cus_42'], { cwd })).stderr).toContain('--subject needs subject')
    writeFileSync(
      join(cwd, 'webhook-receiver.config.mjs'),
      `export default { subject: ['payload.customer.id', 'query.user'] }`,
    )
    const listed = await run(['list', '--subject', 'cus_42', '--json'], { cwd })
    expect(jsonLines(listed.stdout)).toMatchObject([{ id: 1 }, { id: 4 }, { id: 5 }, { id: 6 }])
    expect((await run(['export', '--subject', '42', '--as', 'http'], { cwd })).stdout).toContain('"id":42')
    expect(await run(['rm', '--subject', 'cus_42'], { cwd })).toEqual({
      code: 1,
      stdout: 'removed 4 captures\n',
      stderr: expect.stringMatching(
        /kept 1 whose bodies are neither JSON nor forms: .*\nkept 1 whose bodies were longer than the limit, and were cut: /,
      ),
    })
    captures.refresh()
    expect(captures.list().map(({ id }) => id)).toEqual([2, 3, 7, 8])
    writeFileSync(join(cwd, 'wrong.mjs'), `export default { subject: ['customer.id'] }`)
    const wrong = await run(['list', '--config', 'wrong.mjs', '--subject', 'x'], { cwd })
    expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('subject[0] must begin with payload.')])
  })

  it('are all kept by commands that only look, also beyond what listen keeps by default', async () => {
    const cwd = newCwd()
    const dir = join(cwd, '.webhook-receiver')
    const line = (id: number) => `${JSON.stringify({ capture: { ...newCapture(), id } })}\n`
    openCaptures({ dir }).append(newCapture())
    writeFileSync(join(dir, '000002.ndjson'), Array.from({ length: 10_100 }, (_, index) => line(index + 2)).join(''))
    expect(jsonLines((await run(['list', '--json', '--limit', '20000'], { cwd })).stdout)).toHaveLength(10_101)
    expect(readdirSync(dir)).toContain('000001.ndjson')
  })

  it('are kept by listen for --max-age', async () => {
    const cwd = newCwd()
    openCaptures({ dir: join(cwd, '.webhook-receiver') }).append(newCapture({ receivedAt: '2026-01-01T00:00:00.000Z' }))
    const [stop, stdout] = [new AbortController(), keep()]
    const args = ['listen', '--port', '0', '--no-ui', '--max-age', '7d']
    const listening = run(args, { cwd, signal: stop.signal, stdout: stdout.stream })
    await expect.poll(stdout.text).toContain('Listening')
    expect((await run(['list'], { cwd })).stdout).toBe('')
    stop.abort()
    expect((await listening).code).toBe(0)
    expect((await run(['listen', '--max-age', '0d'], { cwd })).stderr).toContain('--max-age must be an age')
  })
})
