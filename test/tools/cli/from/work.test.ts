import { describe, expect, it } from 'vitest'
import type { Documents } from '../../../../src/tools/cli/from/documents.js'
import { messagesOf } from '../../../../src/tools/cli/from/messages.js'
import { distinctPlace } from '../../../../src/tools/cli/from/place.js'
import { openApi, typesFrom } from './written.js'

/** Counts the references that are followed to find out where the event is. */
function followed(root: unknown, schemas: Readonly<Record<string, unknown>>): number {
  let count = 0
  const documents: Documents = {
    root: { value: root, base: '' },
    follow(reference, base) {
      count += 1
      return { value: schemas[reference], base, address: reference }
    },
  }
  distinctPlace(messagesOf(documents), documents)
  return count
}

describe('the work of types --from', () => {
  it('follows a schema once that inherits from itself', () => {
    const self = { allOf: Array.from({ length: 3 }, () => ({ $ref: 'A' })), properties: { a: {} } }
    expect(followed(openApi({ one: { $ref: 'A' }, two: { $ref: 'A' } }), { A: self })).toBeLessThan(100)
  })

  it('compares messages until one is not told apart', () => {
    const names = Array.from({ length: 50 }, (_, index) => `field${index}`)
    const fields = { properties: Object.fromEntries(names.map((name) => [name, { const: 'same' }])) }
    const webhooks = Object.fromEntries(names.map((name) => [name, { $ref: 'A' }]))
    expect(followed(openApi(webhooks), { A: fields })).toBeLessThan(1000)
  })

  it('ends at documents with too many texts', async () => {
    const { code, stderr } = await typesFrom({ 'a.json': `{"openapi":"3.1.0","a":[${'"",'.repeat(500_000)}""]}` })
    expect([code, stderr]).toEqual([2, expect.stringContaining('500000 values')])
  })
})
