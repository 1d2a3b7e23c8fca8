import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Block, readPages, root } from './pages.js'
import { execute, readersFolder } from './run.js'

const pages = readPages()
let folder: string

beforeAll(async () => {
  folder = await readersFolder()
})

afterAll(() => rm(folder, { recursive: true, force: true }))

function blocksOf(path: string): readonly Block[] {
  return pages.find((page) => page.path === path)?.blocks ?? []
}

function codeOf(blocks: readonly Block[], mark: string, vendor?: string): string {
  const isMarked = ({ marks }: Block) =>
    marks.includes(mark) && (vendor === undefined || marks.includes(`vendor=${vendor}`))
  const block = blocks.find(isMarked)
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
async function startReceiver(code: string): Promise<{ readonly stop: (wanted: string) => Promise<string> }> {
  await writeFile(join(folder, 'receiver.mjs'), code)
  const receiver = spawn(process.execPath, ['--env-file=.env', 'receiver.mjs'], { cwd: folder })
  const output = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    receiver[name].on('data', (chunk: Buffer) => {
      output[name] += chunk.toString()
    })
  }
  const closed = once(receiver, 'close')
  await Promise.race([once(receiver.stdout, 'data'), closed])
  return {
    async stop(wanted: string) {
      // What it prints after the response may still be on its way.
      const isComplete = () => output.stdout.length + output.stderr.length >= wanted.length
      for (let tries = 0; tries < 250 && !isComplete() && receiver.exitCode === null; tries++) await sleep(20)
      receiver.kill()
      await closed
      // An error without a cause is printed with a trailing space.
      return (output.stdout + output.stderr).replaceAll(/ +$/gm, '')
    },
  }
}

/** Runs the receiver of a page, and its sender if it has one, as the page says. */
async function runTutorial(blocks: readonly Block[], vendor?: string) {
  const port = await freePort()
  const code = (mark: string) => codeOf(blocks, mark, vendor).replaceAll('3000', port)
  await writeFile(join(folder, '.env'), code('file=.env'))
  const receiver = await startReceiver(code('file=receiver.mjs'))
  // The receiver for PayPal sends to itself.
  await writeFile(join(folder, 'send.mjs'), vendor === 'paypal' ? '' : code('file=send.mjs'))
  const sender = await execute(process.execPath, ['--env-file=.env', 'send.mjs'], { cwd: folder })
  const wanted = codeOf(blocks, 'output=receiver.mjs', vendor)
  return { sender, received: await receiver.stop(wanted), wanted }
}

const bin = join(root, 'dist/tools/cli/bin.js')

describe('the first page', () => {
  const blocks = blocksOf('README.md')
  const commandOf = (start: string) =>
    blocks.flatMap(({ code }) => code.split('\n')).find((line) => line.startsWith(start)) ?? expect.fail()

  it('answers a delivery of the command line, and refuses one with another secret', async () => {
    const port = await freePort()
    const [command, file] = commandOf('echo ').split('> ')
    expect(file).toBe('.env')
    const saveSecret = (secret: string) => writeFile(join(folder, '.env'), `${secret}\n`)
    await saveSecret(command?.replace('echo ', '') ?? '')
    const receiver = await startReceiver(codeOf(blocks, 'file=receiver.mjs').replaceAll('3000', port))
    const args = commandOf('npx webhook-receiver send').replace('3000', port).split(' ').slice(2)
    const send = () => execute(process.execPath, [bin, ...args], { cwd: folder, env: {} })

    expect((await send()).stdout).toContain('← 200')
    await saveSecret('GITHUB_WEBHOOK_SECRET=another-secret')
    await expect(send()).rejects.toMatchObject({ stdout: expect.stringContaining('← 401') })

    const wanted = codeOf(blocks, 'output=receiver.mjs')
    expect(await receiver.stop(wanted)).toBe(wanted)
  })

  it('starts the command line with the secret of its .env', async () => {
    await writeFile(join(folder, '.env'), 'GITHUB_WEBHOOK_SECRET=a-secret-for-trying-out\n')
    const args = commandOf('npx webhook-receiver listen').split(' ').slice(2)
    const listening = spawn(process.execPath, [bin, ...args, '--port', '0', '--ui-port', '0'], { cwd: folder, env: {} })
    const [first] = await Promise.race([once(listening.stdout, 'data'), once(listening.stderr, 'data')])
    listening.kill()
    expect(String(first)).toContain('Listening on http://127.0.0.1:')
  })
})

describe('getting started', () => {
  const blocks = blocksOf('docs/start/getting-started.md')

  it.each(['github', 'stripe', 'slack', 'shopify', 'paypal', 'standard'])('receives from %s', async (vendor) => {
    const { sender, received, wanted } = await runTutorial(blocks, vendor)
    expect(sender).toEqual({ stdout: vendor === 'paypal' ? '' : '200\n', stderr: '' })
    expect(received).toBe(wanted)
  })

  it('answers 503 without a secret, as documented', async () => {
    const port = await freePort()
    const code = (mark: string) => codeOf(blocks, mark).replaceAll('3000', port)
    await writeFile(join(folder, '.env'), code('file=.env'))
    const receiver = await startReceiver(code('file=receiver.mjs').replace('GITHUB_WEBHOOK_SECRET', 'NO_SUCH_SECRET'))
    await writeFile(join(folder, 'send.mjs'), code('file=send.mjs'))
    const { stdout } = await execute(process.execPath, ['--env-file=.env', 'send.mjs'], { cwd: folder })
    expect(stdout).toBe('503\n')
    const missing = 'key_unavailable: the environment variable NO_SUCH_SECRET is not set'
    expect(await receiver.stop(missing)).toContain(missing)
  })
})

describe('next steps', () => {
  it('has a passing test of a handler', async () => {
    await writeFile(
      join(folder, 'handler.test.ts'),
      codeOf(blocksOf('docs/start/getting-started.md'), 'file=handler.test.ts'),
    )
    const vitest = join(root, 'node_modules/vitest/vitest.mjs')
    const { stdout } = await execute(process.execPath, [vitest, 'run', '--reporter=json'], { cwd: folder })
    expect(JSON.parse(stdout)).toMatchObject({ success: true, numPassedTests: 1 })
  })
})
