// NATS JetStream: any number of processes store and handle, each repository in order.
// WEBHOOK_SECRET=... NATS_URL=nats://... PORT=3000 node nats.ts
// That is Node 22.18 or newer; on Node 20: npx tsx nats.ts
import { jetstream } from '@nats-io/jetstream'
import { connect } from '@nats-io/transport-node'
import { jetstreamInbox } from 'webhook-receiver/inbox/jetstream'
import { serve } from './serve.ts'

const client = await connect({ servers: process.env['NATS_URL'] ?? '', maxReconnectAttempts: -1 })
const inbox = jetstreamInbox({ client, jetstream: jetstream(client), onError: console.error })

await serve(inbox, () => client.close())
