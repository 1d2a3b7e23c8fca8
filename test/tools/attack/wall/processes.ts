import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { secret } from './attack-endpoint.js'
import { wait } from './endpoint.js'

/** The languages of endpoints that run in a process. */
export type Language = 'python' | 'go' | 'ruby' | 'php'

const folder = join(import.meta.dirname, '../endpoints')

const interpreters: Readonly<Record<Language, readonly [command: string, ...version: string[]]>> = {
  python: ['python3', '--version'],
  go: ['go', 'version'],
  ruby: ['ruby', '--version'],
  php: ['php', '--version'],
}

/** The first line of the version of an interpreter; `undefined` if it is not installed. */
export function versionOf(language: Language): string | undefined {
  const [command, ...args] = interpreters[language]
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8' })
  return status === 0 ? stdout.split('\n')[0] : undefined
}

let goProgram: string | undefined

function compileGo(): string {
  if (goProgram === undefined) {
    goProgram = join(mkdtempSync(join(tmpdir(), 'webhook-endpoint-')), 'endpoint')
    execFileSync('go', ['build', '-o', goProgram, join(folder, 'endpoint.go')], {
      env: { ...process.env, GOFLAGS: '-mod=mod', GO111MODULE: 'off' },
    })
  }
  return goProgram
}

/** Starts an endpoint in another language, with a flaw or without. */
export async function startProcess(language: Language, flaw = '') {
  const files = mkdtempSync(join(tmpdir(), 'webhook-endpoint-'))
  const env = { ...process.env, SECRET: secret, FLAW: flaw, FOLDER: files, PHP_CLI_SERVER_WORKERS: '8' }
  const freePort = language === 'php' ? await findPort() : 0
  const commands: Readonly<Record<Language, () => readonly [string, ...string[]]>> = {
    python: () => ['python3', join(folder, 'endpoint.py')],
    go: () => [compileGo()],
    ruby: () => ['ruby', join(folder, 'endpoint.rb')],
    php: () => ['php', '-S', `127.0.0.1:${freePort}`, join(folder, 'endpoint.php')],
  }
  const [command, ...args] = commands[language]()
  // The programs end with their standard input; php -S is ended as a group, for it has workers.
  const child = spawn(command, args, { env, stdio: ['pipe', 'pipe', 'ignore'], detached: language === 'php' })
  const port = language === 'php' ? await listening(freePort) : await readPort(child)
  const origin = `http://127.0.0.1:${port}`
  return {
    url: `${origin}/hooks`,
    observe: `${origin}/count`,
    pid: child.pid,
    stop() {
      child.stdin.end()
      if (language === 'php' && child.pid !== undefined) process.kill(-child.pid)
      rmSync(files, { recursive: true, force: true })
    },
  }
}

function readPort(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', (text: Buffer) => resolve(Number(text.toString())))
    child.once('exit', () => reject(new Error('the endpoint ended before it told its port')))
  })
}

async function findPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  await new Promise((resolve) => {
    server.close(resolve)
  })
  return typeof address === 'object' && address !== null ? address.port : 0
}

async function listening(port: number): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1')
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
      socket.unref()
    })
    if (isOpen) return port
    await wait(100)
  }
  throw new Error('php -S did not start')
}
