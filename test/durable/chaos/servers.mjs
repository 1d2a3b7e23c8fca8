// @ts-check
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.mjs'

// PostgreSQL does not run as root.
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

/**
 * @typedef {object} Server
 * @property {number} port
 * @property {() => Promise<void>} start
 * @property {(signal: NodeJS.Signals) => Promise<void>} end sends the signal, and waits for the end
 * @property {(signal: 'SIGSTOP' | 'SIGCONT') => void} signal to the server and all of its processes
 */

/**
 * Starts the server of an engine in a folder, with its data on disk.
 *
 * @param {string} engine
 * @param {string} folder
 * @param {string} control `no-aof` starts Redis without its log; `evict` lets it evict what it stores
 * @returns {Promise<Server | undefined>} `undefined` for an engine without a server
 */
export async function startServer(engine, folder, control) {
  const port = await freePort()
  const data = join(folder, 'data')
  // The servers run as another user.
  chmodSync(folder, 0o777)
  if (engine === 'pg-boss') {
    run(findProgram('initdb'), ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '-E', 'UTF8'])
    const settings = ['-c', 'shared_buffers=32MB', '-c', 'max_connections=60', '-c', 'max_wal_size=256MB']
    return started(findProgram('postgres'), port, ['-D', data, '-p', String(port), '-k', folder, ...settings])
  }
  mkdirSync(data)
  chmodSync(data, 0o777)
  if (engine === 'bullmq') {
    const log = control === 'no-aof' ? ['--appendonly', 'no'] : ['--appendonly', 'yes', '--appendfsync', 'always']
    const plain = ['--bind', '127.0.0.1', '--port', String(port), '--dir', data, '--save', '']
    const memory = control === 'evict' ? ['--maxmemory', '2mb', '--maxmemory-policy', 'allkeys-lru'] : []
    return started(findProgram('redis-server'), port, [...plain, ...log, ...memory])
  }
  if (engine === 'jetstream') {
    return started(findProgram('nats-server'), port, ['-a', '127.0.0.1', '-p', String(port), '-js', '-sd', data])
  }
  return undefined
}

/**
 * @param {string} program
 * @param {number} port
 * @param {readonly string[]} args
 * @returns {Promise<Server>}
 */
async function started(program, port, args) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let running
  const start = async () => {
    for (let attempt = 0; attempt < 20; attempt++) {
      const server = spawn(program, args, { ...nobody, stdio: 'ignore', detached: true })
      running = server
      while (server.exitCode === null && server.signalCode === null) {
        if (await answers(port)) return
        await sleep(50)
      }
      // After a crash, PostgreSQL refuses to start until the last of its processes has ended.
      await sleep(250)
    }
    throw new Error(`${program} does not start`)
  }
  await start()
  return {
    port,
    start,
    async end(signal) {
      if (running?.exitCode === null && running.kill(signal)) await once(running, 'exit')
    },
    signal(signal) {
      if (running?.pid !== undefined) process.kill(-running.pid, signal)
    },
  }
}

/** @param {number} port */
function answers(port) {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port })
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 */
function run(program, args) {
  const { status, stderr } = spawnSync(program, args, { ...nobody, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr}`)
}

/**
 * Finds a program in the path, or among Debian's PostgreSQL programs.
 *
 * @param {string} name
 */
function findProgram(name) {
  const standard = '/usr/lib/postgresql'
  const versions = existsSync(standard) ? readdirSync(standard) : []
  // The programs of Debian first: a wrapper in the path may look for a fixed cluster.
  const folders = [
    ...versions.map((version) => join(standard, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ]
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
  if (found === undefined) throw new Error(`there is no program ${name}`)
  return found
}
