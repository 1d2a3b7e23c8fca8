import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Block, readPages, root } from './pages.js'
import { execute, readersFolder } from './run.js'

const pages = readPages()
const env = { ...process.env, WEBHOOK_SECRET: 'a secret of the tutorial' }
let folder: string

beforeAll(async () => {
  folder = await readersFolder()
})

afterAll(() => rm(folder, { recursive: true, force: true }))

function blocksOf(path: string): readonly Block[] {
  return pages.find((page) => page.path === path)?.blocks ?? []
}

function codeOf(blocks: readonly Block[], mark: string): string {
  const block = blocks.find(({ marks }) => marks.includes(mark))
  if (block === undefined) throw new Error(`no block is marked ${mark}`)
  return block.code
}

// The port of the page may be in use.
async function freePort(): Promise<string> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address !== null ? String(address.port) : ''
}

/** A receiver in a separate process; `stop` returns its output, errors last. */
async function startReceiver(code: string): Promise<{ readonly stop: () => Promise<string> }> {
  await writeFile(join(folder, 'receiver.mjs'), code)
  const receiver = spawn(process.execPath, ['receiver.mjs'], { cwd: folder, env })
  const output = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    receiver[name].on('data', (chunk: Buffer) => {
      output[name] += chunk.toString()
    })
  }
  const closed = once(receiver, 'close')
  await Promise.race([once(receiver.stdout, 'data'), closed])
  return {
    async stop() {
      receiver.kill()
      await closed
      // An error without a cause is printed with a trailing space.
      return (output.stdout + output.stderr).replaceAll(/ +$/gm, '')
    },
  }
}

describe.each([
  ['README.md', '200\n401\n'],
  ['docs/getting-started.md', '200 401 401\n'],
])('the tutorial of %s', (path, answers) => {
  const blocks = blocksOf(path)

  it('prints the documented output on both sides', async () => {
    const port = await freePort()
    const receiver = await startReceiver(codeOf(blocks, 'file=receiver.mjs').replace('3000', port))
    await writeFile(join(folder, 'send.mjs'), codeOf(blocks, 'file=send.mjs').replace('3000', port))
    const sender = await execute(process.execPath, ['send.mjs'], { cwd: folder, env })
    expect(sender).toEqual({ stdout: answers, stderr: '' })
    expect(await receiver.stop()).toBe(codeOf(blocks, 'output=receiver.mjs'))
  })
})

describe('getting started', () => {
  const blocks = blocksOf('docs/getting-started.md')
  // Both are on most machines, but `npm test` needs nothing beside Node and npm.
  const hasTools = spawnSync('sh', ['-c', 'command -v curl && command -v openssl']).status === 0

  it.runIf(hasTools)('has a shell command whose signature the receiver accepts', async () => {
    const port = await freePort()
    const receiver = await startReceiver(codeOf(blocks, 'file=receiver.mjs').replace('3000', port))
    const { stdout } = await execute('sh', ['-c', codeOf(blocks, 'curl').replace('3000', port)], { cwd: folder, env })
    expect(stdout).toBe('200\n')
    expect(await receiver.stop()).toContain('opened: harbour/tide#1\n')
  })

  it('has a passing test of a handler', async () => {
    await writeFile(join(folder, 'handler.test.ts'), codeOf(blocks, 'file=handler.test.ts'))
    const vitest = join(root, 'node_modules/vitest/vitest.mjs')
    const { stdout } = await execute(process.execPath, [vitest, 'run', '--reporter=json'], { cwd: folder })
    expect(JSON.parse(stdout)).toMatchObject({ success: true, numPassedTests: 1 })
  })

  it('answers 503 without a secret, as documented', async () => {
    const port = await freePort()
    const code = codeOf(blocks, 'file=receiver.mjs').replace('WEBHOOK_SECRET', 'NO_SUCH_SECRET')
    const receiver = await startReceiver(code.replace('3000', port))
    await writeFile(join(folder, 'send.mjs'), codeOf(blocks, 'file=send.mjs').replace('3000', port))
    const { stdout } = await execute(process.execPath, ['send.mjs'], { cwd: folder, env })
    expect(stdout).toBe('503 503 401\n')
    expect(await receiver.stop()).toContain('key_unavailable: the environment variable NO_SUCH_SECRET is not set')
  })
})
