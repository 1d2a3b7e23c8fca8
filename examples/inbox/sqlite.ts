// A file in a directory of this machine: any number of processes, no server, each repository in order.
// WEBHOOK_SECRET=... INBOX_DIRECTORY=./webhooks PORT=3000 node sqlite.ts
// That is Node 22.18 or newer; on Node 20: npm install libsql, and npx tsx sqlite.ts
import { sqliteInbox } from 'webhook-receiver/inbox/sqlite'
import { serve } from './serve.ts'

await serve(await sqliteInbox({ directory: process.env['INBOX_DIRECTORY'] ?? './webhooks', onError: console.error }))
