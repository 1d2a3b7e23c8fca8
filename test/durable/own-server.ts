import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export { freePort } from './chaos/free-port.mjs'

/** A server that a test starts for itself. */
export interface OwnServer {
  /** Starts the server, and waits until it accepts connections. */
  start(): Promise<void>
  isRunning(): boolean
  /** Waits until the server has shut down. */
  ended(): Promise<unknown>
  kill(): Promise<void>
}

// PostgreSQL does not run as root.
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

/** Finds a program in the path, or among Debian's PostgreSQL programs. @returns `undefined` if it is missing, with a warning */
export function findProgram(name: string): string | undefined {
  const standard = '/usr/lib/postgresql'
  const versions = existsSync(standard) ? readdirSync(standard) : []
  const folders = [
    ...(process.env['PATH'] ?? '').split(':'),
    ...versions.map((version) => join(standard, version, 'bin')),
  ]
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
  if (found === undefined) process.stderr.write(`\n*** SKIPPED: there is no program ${name} ***\n\n`)
  return found
}

/** Runs a program to its end, as the user of the servers. */
export function runProgram(program: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(program, args, { ...nobody, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr}`)
}

export function ownServer(program: string, port: number, args: readonly string[]): OwnServer {
  let running: ChildProcess | undefined
  return {
    async start() {
      const server = spawn(program, args, { ...nobody, stdio: ['ignore', 'ignore', 'pipe'] })
      let complaints = ''
      server.stderr.setEncoding('utf8').on('data', (text: string) => {
        complaints = (complaints + text).slice(-2000)
      })
      running = server
      server.once('exit', () => {
        if (running === server) running = undefined
      })
      while (running === server && !(await answers(port))) await sleep(50)
      if (running !== server) throw new Error(`${program} did not start: ${complaints}`)
    },
    isRunning: () => running !== undefined,
    async ended() {
      if (running) await once(running, 'exit')
    },
    async kill() {
      const server = running
      if (server?.kill('SIGKILL')) await once(server, 'exit')
    },
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port })
    const end = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', () => end(true)).once('error', () => end(false))
  })
}
