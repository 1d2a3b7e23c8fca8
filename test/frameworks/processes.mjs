import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const folder = import.meta.dirname
const bin = join(folder, 'node_modules/.bin')
const environment = {
  ...process.env,
  PATH: `${bin}:${process.env.PATH}`,
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  HOSTNAME: '127.0.0.1',
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
}

function spawnIn(application, command, env) {
  const [file, ...argv] = command
  const child = spawn(file, argv, {
    cwd: join(folder, 'apps', application.folder ?? application.name),
    env: { ...environment, ...env, ...application.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (log += chunk))
  return { child, log: () => log }
}

/** Runs the build of an application, if it has one. */
export async function build(application) {
  if (application.build === undefined) return
  const { child, log } = spawnIn(application, application.build, {})
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`the build ended with ${code}:\n${log().slice(-4000)}`)
}

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}

export function isListening(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

/** Starts the server of an application, and waits until it listens. */
export async function start(application) {
  const port = await freePort()
  const { child, log } = spawnIn(application, application.start, { PORT: String(port), NITRO_PORT: String(port) })
  const until = Date.now() + 60_000
  while (!(await isListening(port))) {
    if (child.exitCode !== null || Date.now() > until)
      throw new Error(`the server did not start:\n${log().slice(-4000)}`)
    await sleep(50)
  }
  return { port, path: application.path ?? '/webhooks', log, stop: () => child.kill('SIGKILL') }
}
