// The Worker that the tests run: the contracts inside of the runtime, and objects whose handlers do what a test needs.
import * as z from 'zod/mini'
import { toFetch } from '../../src/frameworks/fetch.js'
import {
  createReceiver,
  type Delivery,
  defineProvider,
  type HandlerContext,
  jsonBody,
  unverified,
} from '../../src/index.js'
import { type DurableObjectStateLike, toD1Driver, toDurableObjectDriver } from '../../src/stores/cloudflare/client.js'
import {
  type D1Like,
  type DurableObjectNamespaceLike,
  d1DedupeStore,
  d1Inbox,
  durableObjectDedupeStore,
  durableObjectInbox,
  WebhookDedupe,
  WebhookInbox,
} from '../../src/stores/cloudflare/index.js'
import { once } from '../../src/stores/database/once.js'
import type { SqlDriver } from '../../src/stores/database/sql-driver.js'
import { effects } from '../../src/stores/effects/index.js'
import { type InboxPolicy, resolvePolicy } from '../../src/stores/inbox/policy.js'
import { createEngine } from '../../src/stores/inbox/sqlite/engine.js'
import { keepHandled } from '../../src/stores/inbox/sqlite/kept.js'
import { openStore } from '../../src/stores/inbox/sqlite/store.js'
import { type ContractCase, dedupeStoreContract, inboxContract } from '../../src/testing/contracts/index.js'
import { createGate } from '../durable/gate.js'

interface Env {
  readonly INBOX: DurableObjectNamespaceLike
  readonly CONTRACT: DurableObjectNamespaceLike
  readonly DEDUPE: DurableObjectNamespaceLike
  readonly DB: D1Like
  readonly KV: unknown
}

interface Context {
  waitUntil(work: Promise<unknown>): void
}

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** @param isShared - whether several Workers use the database, so that one can be late; an object is alone */
function contractOf(driver: SqlDriver, isShared: boolean): readonly ContractCase[] {
  const open = async (policy: InboxPolicy, queue: string, through = driver) =>
    engineOn(through, policy, queue.replaceAll('-', '_').slice(0, 40))
  const openHeld = async (policy: InboxPolicy, queue: string) => {
    const gate = createGate()
    const batch: SqlDriver['batch'] = (statements) => driver.batch(statements).finally(() => gate.passed())
    return { inbox: await open(policy, queue, { ...driver, batch }), ...gate }
  }
  return inboxContract({
    ordering: 'strict-per-key',
    open,
    ...(isShared && { openHeld }),
    erases: true,
    replaces: true,
    coalesces: true,
    keeps: true,
    limits: true,
    prioritizes: true,
    patienceMs: 30_000,
  })
}

function engineOn(driver: SqlDriver, policy: InboxPolicy, table: string) {
  const [resolved, leaseMs, caller] = [resolvePolicy(policy), 10_000, 'a test']
  const open = once(() => openStore({ driver, table, policy: resolved, leaseMs, caller }))
  return createEngine({ open, policy: resolved, leaseMs, pollMs: 50, caller, async close() {}, keep: keepHandled })
}

function contracts(env: Env, ctx?: DurableObjectStateLike): Readonly<Record<string, readonly ContractCase[]>> {
  const sameStore = (store: ReturnType<typeof d1DedupeStore>) => async () => ({ store, other: store, pass: sleep })
  return {
    ...(ctx && {
      'durable-object': contractOf(toDurableObjectDriver(ctx.storage), false),
    }),
    d1: contractOf(toD1Driver(env.DB), true),
    'd1-dedupe': dedupeStoreContract(sameStore(d1DedupeStore({ database: env.DB }))),
    'object-dedupe': dedupeStoreContract(sameStore(durableObjectDedupeStore(env.DEDUPE, { shards: 3 }))),
  }
}

async function runCase(cases: readonly ContractCase[] | undefined, name: string | null): Promise<Response> {
  if (cases === undefined) return Response.json(null)
  if (name === null) return Response.json(cases.map((each) => each.name))
  try {
    await cases.find((each) => each.name === name)?.run()
    return Response.json({ ok: true })
  } catch (error) {
    return Response.json({ ok: false, error: error instanceof Error ? error.stack : String(error) })
  }
}

/** Runs a case of the contract inside of the object. */
export class Contract {
  readonly #ctx: DurableObjectStateLike
  readonly #env: Env

  constructor(ctx: DurableObjectStateLike, env: Env) {
    this.#ctx = ctx
    this.#env = env
  }

  async fetch(request: Request): Promise<Response> {
    return runCase(contracts(this.#env, this.#ctx)['durable-object'], new URL(request.url).searchParams.get('case'))
  }
}

export class Dedupe extends WebhookDedupe {}

const toProvider = (name: string) =>
  defineProvider({
    name,
    verify: unverified(),
    body: jsonBody(),
    schema: z.looseObject({}),
    event: () => 'order',
    id: (_, request) => new URL(request.url, 'https://worker').searchParams.get('id') ?? undefined,
  })

type Handle = (id: string, attempt: number, commit: (effect: () => void) => void) => unknown
type Call = (delivery: Delivery, context: HandlerContext) => unknown

/** One receiver with a function, and one with three handlers that fail now and then, of which one depends on another. */
function toReceivers(inbox: ReturnType<typeof durableObjectInbox>, handle: Handle) {
  const key = ({ request }: Delivery) => new URL(request.url, 'https://worker').searchParams.get('key') ?? undefined
  const options = { inbox: { inbox, key }, limits: { maxBodyBytes: 30_000_000 }, onError: () => {} }
  const one: Call = ({ id = '' }, { attempt, commit }) => handle(id, attempt, commit)
  const named =
    (name: string): Call =>
    ({ id = '' }, { attempt, commit }) => {
      if (Math.random() < 0.1) throw new Error('a bad moment')
      return handle(`${id}/${name}`, attempt, commit)
    }
  const several = effects({
    ledger: named('ledger'),
    mail: { handle: named('mail'), dependsOn: 'ledger' },
    cache: named('cache'),
  })
  return {
    one: createReceiver({ provider: toProvider('orders'), ...options, on: { '*': one } }),
    several: createReceiver({ provider: toProvider('several'), ...options, on: { '*': several } }),
  }
}

export class Inbox extends WebhookInbox<Env> {
  override readonly policy = { attempts: 100, retryDelayMs: 0 }
  override readonly receivers = Object.values(
    toReceivers(inObjects(this.env), (id, attempt, commit) => this.#handle(id, attempt, commit)),
  )
  #breaks = 0

  constructor(ctx: DurableObjectStateLike, env: Env) {
    super(ctx, env)
    ctx.storage.sql.exec(
      'CREATE TABLE IF NOT EXISTS effects (n INTEGER PRIMARY KEY, id TEXT NOT NULL, attempt INTEGER)',
    )
  }

  #handle(id: string, attempt: number, commit: (effect: () => void) => void): unknown {
    const { sql } = this.ctx.storage
    if (id.startsWith('fail') && attempt < 10) throw new Error('not yet')
    if (id.startsWith('slow'))
      return sleep(100).then(() =>
        commit(() => sql.exec('INSERT INTO effects (id, attempt) VALUES (?, ?)', id, attempt)),
      )
    commit(() => {
      sql.exec('INSERT INTO effects (id, attempt) VALUES (?, ?)', id, attempt)
      if (id.startsWith('undo') && attempt === 1) throw new Error('undone')
    })
    if (id.startsWith('after')) throw new Error('after the commit')
    return undefined
  }

  override async fetch(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    const { sql } = this.ctx.storage
    if (pathname === '/effects') return Response.json(sql.exec('SELECT id, attempt FROM effects ORDER BY n').toArray())
    if (pathname === '/alarm') return Response.json(await this.ctx.storage.getAlarm())
    if (pathname === '/break') {
      this.#breaks = Number(searchParams.get('times'))
      return Response.json(null)
    }
    return super.fetch(request)
  }

  override async alarm(): Promise<void> {
    if (this.#breaks > 0) {
      this.#breaks--
      // As a crash after the next alarm was set, which the platform answers by no retry.
      await this.ctx.storage.setAlarm(Date.now() + 50)
      throw new Error('the alarm throws')
    }
    await super.alarm()
  }
}

const inObjects = ({ INBOX }: Env) => durableObjectInbox(INBOX, { shards: 2 })

/** A Worker with an inbox in D1, which handles what is due after each request. */
async function setUpD1({ DB }: Env) {
  const inbox = d1Inbox({ database: DB, table: 'killed', attempts: 100, retryDelayMs: 0 })
  const database = toD1Driver(DB)
  await database.batch([['CREATE TABLE IF NOT EXISTS effects (n INTEGER PRIMARY KEY, id TEXT NOT NULL)']])
  const receivers = toReceivers(inbox, async (id) => {
    await sleep(100)
    await database.batch([['INSERT INTO effects (id) VALUES (?)', id]])
  })
  const handleDue = () => inbox.handleDue(Object.values(receivers), { maxDurationMs: 5_000 })
  return { inbox, receivers, handleDue }
}

async function fetchD1(request: Request, env: Env, context: Context): Promise<Response> {
  const { inbox, receivers, handleDue } = await setUpD1(env)
  const { pathname } = new URL(request.url)
  if (pathname === '/d1/effects') {
    const [done] = await toD1Driver(env.DB).batch([['SELECT id FROM effects ORDER BY n']])
    return Response.json(done)
  }
  if (pathname === '/d1/depth') {
    await handleDue()
    return Response.json(await inbox.depth())
  }
  const response = await toFetch(pathname === '/d1/several' ? receivers.several : receivers.one)(request)
  context.waitUntil(handleDue())
  return response
}

let receivers: ReturnType<typeof toReceivers> | undefined

export default {
  async fetch(request: Request, env: Env, context: Context): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    const [, kind, name = ''] = pathname.split('/')
    if (kind === 'contract') {
      if (name === 'durable-object')
        return env.CONTRACT.getByName('one').fetch(request.url, { method: 'POST', body: '' }) as never
      return runCase(contracts(env)[name], searchParams.get('case'))
    }
    if (kind === 'object') {
      const url = `https://object/${searchParams.get('call')}?${searchParams}`
      return env.INBOX.getByName(`webhooks-${name}`).fetch(url, { method: 'POST', body: await request.text() }) as never
    }
    if (kind === 'kv') {
      try {
        d1DedupeStore({ database: env.KV as D1Like })
        return Response.json('accepted')
      } catch (error) {
        return Response.json(String(error))
      }
    }
    if (kind === 'd1') return fetchD1(request, env, context)
    if (kind === 'depth') return Response.json(await inObjects(env).depth())
    receivers ??= toReceivers(inObjects(env), () => {})
    return toFetch(kind === 'several' ? receivers.several : receivers.one)(request)
  },
}
