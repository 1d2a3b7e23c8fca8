// PostgreSQL: any number of processes store and handle, each repository in order.
// WEBHOOK_SECRET=... DATABASE_URL=postgres://... PORT=3000 node postgres.ts
// That is Node 22.18 or newer; on Node 20: npx tsx postgres.ts
import { PgBoss } from 'pg-boss'
import { pgBossInbox } from 'webhook-receiver/inbox/pg-boss'
import { serve } from './serve.ts'

await serve(await pgBossInbox({ PgBoss, client: process.env['DATABASE_URL'] ?? '', onError: console.error }))
