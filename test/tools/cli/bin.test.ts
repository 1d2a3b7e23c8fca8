import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openCaptures } from '../../../src/tools/inspector/captures/captures.js'
import { newCapture } from '../inspector/captures/sample.js'
import { newCwd } from './run.js'

const bin = join(import.meta.dirname, '../../../dist/tools/cli/bin.js')

interface Started {
  readonly cwd?: string
  readonly node?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

function start(args: readonly string[], { cwd = newCwd(), node = [], env = {} }: Started = {}) {
  const child = spawn(process.execPath, [...node, bin, ...args], { cwd, env: { ...process.env, ...env } })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

async function run(args: readonly string[], started?: Started) {
  const child = start(args, started)
  child.stdin.end()
  const [stdout, stderr] = [text(child.stdout), text(child.stderr)]
  const [code] = await once(child, 'close')
  return { code, stdout: await stdout, stderr: await stderr }
}

describe('the built command', () => {
  it('names a missing file of --env', async () => {
    const stderr = 'error --env: missing.env: there is no such file or folder\n'
    expect(await run(['list', '--env', 'missing.env'])).toEqual({ code: 2, stdout: '', stderr })
  })

  it.skipIf('typescript' in process.features)(
    'says what to do with a configuration that Node cannot load',
    async () => {
      const cwd = newCwd()
      writeFileSync(join(cwd, 'own.ts'), 'export default {} satisfies object')
      const { code, stderr } = await run(['listen', '--port', '0', '--no-ui', '--config', 'own.ts'], { cwd })
      expect(code).toBe(2)
      expect(stderr).toContain('own.ts: Node')
      expect(stderr).toContain('in a file that ends with .mjs, or use Node 22.18 or later')
    },
  )

  it('ends with 70 and one line after an error outside of its call', async () => {
    const cwd = newCwd()
    const config = 'setTimeout(() => { throw new Error("from a timer") }); export default {}'
    writeFileSync(join(cwd, 'webhook-receiver.config.mjs'), config)
    const { code, stderr } = await run(['listen', '--port', '0', '--no-ui'], { cwd })
    expect({ code, stderr }).toEqual({ code: 70, stderr: 'error unexpected: from a timer\n' })
  })

  it('ends with 141 if the reader closes the pipe', async () => {
    const cwd = newCwd()
    const captures = openCaptures({ dir: join(cwd, '.webhook-receiver') })
    captures.append(newCapture({ body: Buffer.alloc(2_000_000, 'a').toString('base64') }))
    const child = start(['show', '1', '--raw'], { cwd })
    child.stdout.destroy()
    expect(await once(child, 'exit')).toEqual([141, null])
  })

  it('says that the port of a relay is taken', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const env = { WEBHOOK_RELAY_TOKEN: 'a token for the tests' }
    const { code, stderr } = await run(['relay', '--port', String(port)], { env })
    expect([code, stderr]).toEqual([2, expect.stringContaining(`port ${port} is taken; choose another with --port`)])
  })

  it('times out although garbage is collected all the time', async () => {
    const server = createServer(() => {}).listen(0, '127.0.0.1')
    onTestFinished(() => server.close().closeAllConnections())
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const collect = 'data:text/javascript,setInterval(gc, 20).unref()'
    const sent = await run(['send', 'github', '--to', String(port), '--timeout', '1'], {
      node: ['--expose-gc', '--import', collect],
      env: { GITHUB_WEBHOOK_SECRET: 'a secret for tests' },
    })
    expect(sent).toMatchObject({ code: 1, stderr: '1 sent: 1 × timeout\n' })
  })
})
