import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { neon, neonConfig, Pool } from '@neondatabase/serverless'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { postgresDedupeStore } from '../../src/stores/dedupe/postgres.js'
import { pgBossInbox } from '../../src/stores/inbox/pg-boss/index.js'
import { describeDedupeStore } from '../stores/dedupe/contract.js'
import { findServer } from '../stores/dedupe/servers.js'
import { describeInbox } from '../stores/inbox/contract.js'
import { findProgram, freePort, ownServer } from './own-server.js'

const server = await findServer('DATABASE_URL', 'postgres://postgres@127.0.0.1:5432/test')
const pgbouncer = findProgram('pgbouncer')
const pass = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
const plain = crypto.randomUUID().replaceAll('-', '')
const [schema, table] = [`pooled_${plain}`, `dedupe_${plain}`]

describe.runIf(server.reachable)('through what platforms put before PostgreSQL', () => {
  const direct = new pg.Pool({ connectionString: server.url })
  afterAll(async () => {
    await direct.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE`)
    for (const suffix of ['pooled', 'http', 'sockets']) await direct.query(`DROP TABLE IF EXISTS ${table}_${suffix}`)
    await direct.end()
  })

  // As the poolers of Neon and Supabase: a connection belongs to a client only for a transaction.
  describe.runIf(pgbouncer !== undefined)('PgBouncer in transaction mode', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'))
    const port = await freePort()
    const { hostname, port: target, pathname, username, password } = new URL(server.url)
    const file = join(folder, 'pgbouncer.ini')
    const pooler = ownServer(pgbouncer ?? '', port, [file])
    const url = `postgres://${username}@127.0.0.1:${port}${pathname}`
    const pool = new pg.Pool({ connectionString: url, max: 20 })
    beforeAll(async () => {
      const login = `user=${username}${password === '' ? '' : ` password=${password}`}`
      const database = `${pathname.slice(1)} = host=${hostname} port=${target || 5432} ${login}`
      const settings = ['auth_type = any', 'pool_mode = transaction', 'unix_socket_dir =', 'max_client_conn = 1000']
      // Fewer connections than clients, so that they change hands.
      const limits = ['default_pool_size = 6', 'listen_addr = 127.0.0.1', `listen_port = ${port}`]
      const lines = ['[databases]', database, '[pgbouncer]', ...settings, ...limits, '']
      writeFileSync(file, lines.join('\n'))
      chmodSync(folder, 0o755)
      await pooler.start()
    })
    afterAll(async () => {
      await pool.end()
      await pooler.kill()
      rmSync(folder, { recursive: true })
    })

    describeInbox(
      'pgBossInbox',
      {
        open: (policy, queue) => pgBossInbox({ ...policy, PgBoss, client: pool, schema, queue }),
        erases: true,
        replaces: true,
        coalesces: true,
        limits: true,
        prioritizes: true,
      },
      'strict-per-key',
    )
    describeDedupeStore('postgresDedupeStore', async () => {
      const store = postgresDedupeStore({ client: pool, table: `${table}_pooled` })
      await store.migrate()
      return { store, other: store, pass }
    })
  })

  // The package of Neon, and a server that answers as its documentation and the package say.
  describe('the HTTP client of Neon', () => {
    const front = createServer(async (request, response) => {
      let text = ''
      for await (const chunk of request) text += chunk
      const { query, params }: { readonly query: string; readonly params: unknown[] } = JSON.parse(text)
      const answer = (status: number, body: object) => response.writeHead(status).end(JSON.stringify(body))
      // With the extended protocol, as there, and all values as texts.
      const asText = { getTypeParser: () => (value: string) => value } as never
      const prepared = { text: query, values: params, rowMode: 'array', types: asText, queryMode: 'extended' }
      await direct.query(prepared as unknown as pg.QueryArrayConfig).then(
        ({ fields, rows, rowCount, command }) => answer(200, { fields, rows, rowCount, command, rowAsArray: true }),
        ({ message, code }) => answer(400, { message, code }),
      )
    })
    beforeAll(async () => {
      await once(front.listen(0, '127.0.0.1'), 'listening')
      // The address of a server that listens on a port has this type.
      neonConfig.fetchEndpoint = `http://127.0.0.1:${(front.address() as AddressInfo).port}/sql`
    })
    afterAll(() => {
      front.closeAllConnections()
      front.close()
    })
    const client = neon('postgres://user:secret@db.example/app', { fullResults: true })

    describeDedupeStore('postgresDedupeStore', async () => {
      const store = postgresDedupeStore({ client, table: `${table}_http` })
      await store.migrate()
      return { store, other: store, pass }
    })

    it('is refused by pgBossInbox, with what to use', async () => {
      await expect(pgBossInbox({ PgBoss, client, schema })).rejects.toThrow(
        'pgBossInbox: client must run several statements in one text, which no client over HTTP does: take a pool',
      )
    })
  })

  // The package of Neon, and a proxy that passes on the bytes of each WebSocket to a connection, as Neon's does.
  describe('the pool of Neon over WebSockets', async () => {
    const { hostname, port: target, pathname, username, password } = new URL(server.url)
    const proxy = new WebSocketServer({ host: '127.0.0.1', port: 0 })
    await once(proxy, 'listening')
    proxy.on('connection', (socket) => {
      const connection = connect(Number(target || 5432), hostname)
      connection.on('data', (bytes) => socket.send(bytes))
      connection.on('close', () => socket.close())
      connection.on('error', () => socket.close())
      socket.on('message', (bytes: Buffer) => connection.write(bytes))
      socket.on('close', () => connection.destroy())
    })
    Object.assign(neonConfig, {
      webSocketConstructor: WebSocket,
      wsProxy: `127.0.0.1:${(proxy.address() as AddressInfo).port}/v2`,
      useSecureWebSocket: false,
      pipelineConnect: false,
      pipelineTLS: false,
    })
    const login = password === '' ? username : `${username}:${password}`
    const pool = new Pool({ connectionString: `postgres://${login}@db.example${pathname}`, max: 10 })
    afterAll(async () => {
      await pool.end()
      proxy.close()
    })

    describeInbox(
      'pgBossInbox',
      {
        open: (policy, queue) => pgBossInbox({ ...policy, PgBoss, client: pool, schema, queue }),
        erases: true,
        replaces: true,
        coalesces: true,
        limits: true,
        prioritizes: true,
      },
      'strict-per-key',
    )
    describeDedupeStore('postgresDedupeStore', async () => {
      const store = postgresDedupeStore({ client: pool, table: `${table}_sockets` })
      await store.migrate()
      return { store, other: store, pass }
    })
  })
})
