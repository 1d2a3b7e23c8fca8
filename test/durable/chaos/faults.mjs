// @ts-check
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { jetstream } from '@nats-io/jetstream'
import { connect } from '@nats-io/transport-node'
import { Redis } from 'ioredis'
import pg from 'pg'

/**
 * What a fault can reach.
 *
 * @typedef {object} Target
 * @property {number} serverPort
 * @property {string} name of the inbox
 * @property {import('./servers.mjs').Server} server
 * @property {readonly Awaited<ReturnType<typeof import('./proxy.mjs').startProxy>>[]} proxies one for each receiving process
 * @property {number} [heldMs] how long packets are held or swallowed, or a process is stopped
 * @property {() => import('node:child_process').ChildProcess} child one of the receiving processes
 *
 * @typedef {object} Fault
 * @property {readonly string[]} engines
 * @property {object} [policy] options of the inbox
 * @property {boolean} [overlaps] whether a process stands still for longer than its lease: when it goes on, it can handle a
 *   delivery beside the process that took over
 * @property {(target: Target) => Promise<unknown>} cause causes the fault once, and ends it; false if it could not be caused
 */

const all = ['pg-boss', 'sqlite', 'bullmq', 'jetstream']
const served = ['pg-boss', 'bullmq', 'jetstream']

/** @type {Readonly<Record<string, Fault>>} */
export const faults = {
  none: { engines: all, cause: async () => {} },
  // Receiving processes. All leases are shorter than the times here.
  'kill-receiver': { engines: all, cause: async ({ child }) => child().kill('SIGKILL') },
  'exit-in-handler': {
    engines: all,
    async cause({ child }) {
      const victim = child()
      if (!victim.connected) return false
      victim.send({ exit: true })
      return Promise.race([once(victim, 'exit'), sleep(10_000, false)])
    },
  },
  'stop-receiver': {
    engines: all,
    overlaps: true,
    async cause({ child, heldMs = 12_000 }) {
      const victim = child()
      victim.kill('SIGSTOP')
      await sleep(heldMs)
      victim.kill('SIGCONT')
    },
  },
  'block-loop': {
    engines: all,
    overlaps: true,
    async cause({ child }) {
      child().send({ blockMs: 12_000 })
      await sleep(12_000)
    },
  },
  'clock-forward': { engines: all, cause: ({ child }) => setClock(child(), 90_000) },
  'clock-back': { engines: all, cause: ({ child }) => setClock(child(), -90_000) },
  // Servers.
  'kill-server': {
    engines: served,
    async cause({ server }) {
      await server.end('SIGKILL')
      await sleep(1_000)
      await server.start()
    },
  },
  'restart-server': {
    engines: served,
    async cause({ server }) {
      // PostgreSQL ends at once with SIGINT; with SIGTERM it waits for its clients.
      await server.end('SIGINT')
      await sleep(1_000)
      await server.start()
    },
  },
  'stop-server': {
    engines: served,
    async cause({ server }) {
      server.signal('SIGSTOP')
      await sleep(8_000)
      server.signal('SIGCONT')
    },
  },
  // The network between them.
  'swallow-packets': {
    engines: served,
    async cause({ proxies, heldMs = 8_000 }) {
      for (const proxy of proxies) proxy.silence()
      await sleep(heldMs)
      for (const proxy of proxies) proxy.speak()
    },
  },
  // One process hears nothing while another one takes over, and then gets every answer late.
  'hold-packets': { engines: served, overlaps: true, cause: (target) => hold(target, {}) },
  'hold-answers': { engines: served, overlaps: true, cause: (target) => hold(target, { answersOnly: true }) },
  'reset-connections': {
    engines: served,
    async cause({ proxies }) {
      for (let time = 0; time < 10; time++) {
        for (const proxy of proxies) proxy.reset()
        await sleep(200)
      }
    },
  },
  // PostgreSQL.
  'terminate-backends': {
    engines: ['pg-boss'],
    cause: (target) =>
      withPostgres(target, async (client) => {
        for (let time = 0; time < 10; time++) {
          await client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()')
          await sleep(200)
        }
      }),
  },
  'lock-table': {
    engines: ['pg-boss'],
    cause: (target) =>
      withPostgres(target, async (client) => {
        await client.query('BEGIN')
        await client.query(`LOCK TABLE ${target.name}.job IN ACCESS EXCLUSIVE MODE`)
        await sleep(6_000)
        await client.query('COMMIT')
      }),
  },
  // Redis.
  'kill-clients': {
    engines: ['bullmq'],
    cause: (target) =>
      withRedis(target, async (client) => {
        for (let time = 0; time < 10; time++) {
          await client.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes')
          await sleep(200)
        }
      }),
  },
  'memory-full': {
    engines: ['bullmq'],
    cause: (target) =>
      withRedis(target, async (client) => {
        await client.config('SET', 'maxmemory', '1')
        await sleep(5_000)
        await client.config('SET', 'maxmemory', '0')
      }),
  },
  // JetStream.
  'stream-full': {
    engines: ['jetstream'],
    // The stream is full all the time, so the inbox refuses most deliveries, which the provider sends again.
    policy: { maxStored: 6 },
    cause: async ({ child }) => child().kill('SIGKILL'),
  },
  'delete-consumers': {
    engines: ['jetstream'],
    cause: (target) =>
      withStreams(target, async ({ consumers }) => {
        const stream = `${target.name}_deliveries`
        for await (const { name } of consumers.list(stream)) await consumers.delete(stream, name)
      }),
  },
  'delete-leases': {
    engines: ['jetstream'],
    cause: (target) => withStreams(target, async ({ streams }) => void (await streams.purge(`${target.name}_leases`))),
  },
}

/**
 * @param {Target} target
 * @param {{ answersOnly?: boolean }} options
 */
async function hold({ proxies, heldMs = 12_000 }, options) {
  const proxy = proxies[Math.floor(Math.random() * proxies.length)]
  proxy?.hold(options)
  await sleep(heldMs)
  proxy?.release()
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} skewMs
 */
async function setClock(child, skewMs) {
  child.send({ skewMs })
  await sleep(4_000)
  if (child.connected) child.send({ skewMs: -skewMs })
}

/**
 * @param {Target} target
 * @param {(client: pg.Client) => Promise<void>} work
 */
async function withPostgres({ serverPort }, work) {
  const client = new pg.Client({ host: '127.0.0.1', port: serverPort, user: 'postgres', database: 'postgres' })
  await client.connect()
  await work(client).finally(() => client.end())
}

/**
 * @param {Target} target
 * @param {(client: Redis) => Promise<void>} work
 */
async function withRedis({ serverPort }, work) {
  const client = new Redis(serverPort, '127.0.0.1')
  await work(client).finally(() => client.disconnect())
}

/**
 * @param {Target} target
 * @param {(manager: import('@nats-io/jetstream').JetStreamManager) => Promise<void>} work
 */
async function withStreams({ serverPort }, work) {
  const connection = await connect({ servers: `127.0.0.1:${serverPort}` })
  await work(await jetstream(connection).jetstreamManager()).finally(() => connection.close())
}
