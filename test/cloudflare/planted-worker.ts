// The Worker of the planted marks: inboxes in D1 and in Durable Objects, plain and encrypted, and what the test asks of them.
import {
  type D1Like,
  type DurableObjectNamespaceLike,
  d1Inbox,
  durableObjectInbox,
  WebhookInbox,
} from '../../src/stores/cloudflare/index.js'
import { encryptedInbox, keyring, openingConsumers } from '../../src/stores/inbox/encryption/index.js'
import { markedReceiver, sendMarked } from '../stores/inbox/planted.js'

interface Env {
  readonly PLAIN: DurableObjectNamespaceLike
  readonly SEALED: DurableObjectNamespaceLike
  readonly DB: D1Like
}

const policy = { attempts: 1, settleMs: 0 }
const key = new Uint8Array(32).fill(7)
const keys = keyring({ current: 'k1', keys: { k1: key }, indexKey: key })

export class Plain extends WebhookInbox<Env> {
  override readonly policy = policy
  override readonly receivers = [markedReceiver(durableObjectInbox(this.env.PLAIN))]
}

export class Sealed extends WebhookInbox<Env> {
  override readonly policy = policy
  override readonly receivers = openingConsumers(markedReceiver(durableObjectInbox(this.env.SEALED)), { keys })
}

function inboxOf(env: Env, engine: string, isEncrypted: boolean) {
  const d1 = () => d1Inbox({ database: env.DB, ...policy })
  const inbox = engine === 'd1' ? d1() : durableObjectInbox(isEncrypted ? env.SEALED : env.PLAIN)
  return isEncrypted ? encryptedInbox(inbox, { keys }) : inbox
}

export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const [, engine = '', kind, action, first = '', last = ''] = new URL(request.url).pathname.split('/')
    const inbox = inboxOf(env, engine, kind === 'sealed')
    const receiver = markedReceiver(inbox)
    if (action === 'erase') return Response.json(await inbox.erase(`person-${first}`))
    if (action === 'reasons') {
      const letters = await inbox.deadLetters({ limit: 1_000 })
      return Response.json(letters.map(({ reason, delivery }) => [delivery.event, reason]))
    }
    if (action === 'depth') {
      if (engine === 'd1') await inbox.handleDue(receiver, { maxDurationMs: 5_000 })
      return Response.json(await inbox.depth())
    }
    const outcomes: string[] = []
    for (let person = Number(first); person < Number(last); person++) outcomes.push(await sendMarked(receiver, person))
    return Response.json([...new Set(outcomes)])
  },
}
