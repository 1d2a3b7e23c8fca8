import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './pages.js'

const sources: Readonly<Record<string, string>> = {
  'SQLite, D1': 'stores/inbox/sqlite/engine.ts',
  'Durable Objects': 'stores/cloudflare/durable-object-inbox.ts',
  PostgreSQL: 'stores/inbox/pg-boss/index.ts',
  BullMQ: 'stores/inbox/bullmq/index.ts',
  JetStream: 'stores/inbox/jetstream/index.ts',
  SQS: 'stores/inbox/sqs/index.ts',
  'in memory': 'testing/memory-inbox.ts',
}

/** What an engine declares of itself, by the beginning of a row. */
const declarations: readonly (readonly [row: string, declared: RegExp])[] = [
  ['[`dependsOn`', /^ {4}effects: 'shared',$/m],
  ['[`coalesce`', /^ {4}coalesces: /m],
  ['[turns and limits', /^ {4}limits: /m],
  ['[`urgent`', /^ {4}prioritizes: /m],
]

const orders: Readonly<Record<string, string>> = {
  'strict per key': 'strict-per-key',
  'by arrival per key': 'arrival-per-key',
  none: 'none',
}

const toCells = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
const [head = [], , ...rows] = readFileSync(join(root, 'docs/store/engines.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map(toCells)

describe('the table of engines', () => {
  it.each(Object.entries(sources))('says of %s what its source declares', (engine, path) => {
    const source = readFileSync(join(root, 'src', path), 'utf8')
    const cellOf = (row: string) => rows.find(([name = '']) => name.startsWith(row))?.[head.indexOf(engine)] ?? ''
    expect(source).toContain(`ordering: '${orders[cellOf('[order]')]}'`)
    for (const [row, declared] of declarations)
      expect([row, cellOf(row) !== 'no']).toEqual([row, declared.test(source)])
  })
})
