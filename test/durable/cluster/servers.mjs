// @ts-check
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Starts a cluster of three NATS servers with JetStream, on free ports. */
export async function startCluster() {
  const folder = mkdtempSync(join(tmpdir(), 'cluster-'))
  const ports = await freePorts(6)
  const routes = ports.slice(3).map((port) => `nats://127.0.0.1:${port}`)
  /** @type {Map<string, import('node:child_process').ChildProcess>} */
  const running = new Map()

  /** @param {string} name */
  const start = (name) => {
    const index = names.indexOf(name)
    const listen = ['-a', '127.0.0.1', '-p', String(ports[index]), '--cluster', routes[index] ?? '']
    const cluster = ['--cluster_name', 'inbox', '--routes', routes.join(',')]
    const args = [...listen, ...cluster, '-n', name, '-js', '-sd', join(folder, name)]
    running.set(name, spawn('nats-server', args, { stdio: 'ignore' }))
  }
  /** @param {string} name */
  const kill = async (name) => {
    const server = running.get(name)
    running.delete(name)
    if (server?.kill('SIGKILL')) await once(server, 'exit')
  }
  const names = ['one', 'two', 'three']
  for (const name of names) start(name)
  return {
    /** The names of the servers. */
    names,
    /** The addresses of the servers. */
    servers: ports.slice(0, 3).map((port) => `127.0.0.1:${port}`),
    start,
    kill,
    async close() {
      await Promise.all(names.map(kill))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** @param {number} count */
async function freePorts(count) {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const ports = servers.map((server) => /** @type {import('node:net').AddressInfo} */ (server.address()).port)
  await Promise.all(servers.map((server) => once(server.close(), 'close')))
  return ports
}
