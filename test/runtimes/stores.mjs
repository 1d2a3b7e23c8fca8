// For Node, Bun and Deno: `<runtime> stores.mjs <folder>` runs the contracts of the stores that the runtime brings, and prints
// the results as JSON.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { denoKvDedupeStore } from 'webhook-receiver/dedupe/deno-kv'
import { sqliteDedupeStore } from 'webhook-receiver/dedupe/sqlite'
import { sqliteInbox } from 'webhook-receiver/inbox/sqlite'
import { dedupeStoreContract, inboxContract } from 'webhook-receiver/testing/contracts'

const [folder] = process.argv.slice(2)
await mkdir(folder)
const pass = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const contracts = {
  sqliteInbox: inboxContract({
    ordering: 'strict-per-key',
    open: (policy, queue) => sqliteInbox({ ...policy, directory: join(folder, queue) }),
    coalesces: true,
    limits: true,
    prioritizes: true,
    patienceMs: 20_000,
  }),
  sqliteDedupeStore: dedupeStoreContract(async () => {
    const directory = join(folder, crypto.randomUUID())
    return { store: sqliteDedupeStore({ directory }), other: sqliteDedupeStore({ directory }), pass }
  }),
}

if (globalThis.Deno !== undefined) {
  const file = join(folder, 'kv.sqlite3')
  const [kv, otherKv] = [await Deno.openKv(file), await Deno.openKv(file)]
  contracts.denoKvDedupeStore = dedupeStoreContract(async () => ({
    store: denoKvDedupeStore({ kv }),
    other: denoKvDedupeStore({ kv: otherKv }),
    pass,
  }))
}

const results = []
for (const [store, cases] of Object.entries(contracts)) {
  for (const { name, run } of cases) {
    try {
      await run()
      results.push({ name: `${store} ${name}` })
    } catch (error) {
      results.push({ name: `${store} ${name}`, error: String(error?.stack ?? error) })
    }
  }
}
console.log(JSON.stringify(results))
process.exit()
