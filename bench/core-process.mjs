// Runs on Node, Bun and Deno: measures the tables of core.mjs in one process and prints them as JSON.
import { createHmac, createSecretKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import process from 'node:process'
import { toTables } from './core.mjs'
import { compare } from './measure.mjs'

const tables = await toTables({
  bodies: JSON.parse(readFileSync(new URL('./bodies.json', import.meta.url), 'utf8')),
  prepareMac: (secret) => {
    const key = createSecretKey(secret)
    return (body) => createHmac('sha256', key).update(body).digest()
  },
  parse: (body) => JSON.parse(Buffer.from(body.buffer, body.byteOffset, body.length).toString()),
})
const results = []
for (const [title, candidates] of Object.entries(tables)) results.push(await compare(title, candidates, { rounds: 15 }))
process.stdout.write(JSON.stringify(results))
