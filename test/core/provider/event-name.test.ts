import { describe, expect, it } from 'vitest'
import { parseEventName } from '../../../src/index.js'

describe('parseEventName', () => {
  it.each([
    ['PAYMENT.AUTHORIZATION.CREATED', { resource: 'PAYMENT', subResource: 'AUTHORIZATION', event: 'CREATED' }],
    ['issues.opened', { resource: 'issues', event: 'opened' }],
    ['a.b.c.d', { resource: 'a', subResource: 'b.c', event: 'd' }],
    ['toString.__proto__', { resource: 'toString', event: '__proto__' }],
  ])('takes %s apart', (name, parts) => {
    expect(parseEventName(name)).toEqual(parts)
  })

  it.each(['', 'ping', 'tracker:issue_created', '.', '.opened', 'issues.', '..', 'a..b', '.a.'])(
    'finds no parts in %j',
    (name) => {
      expect(parseEventName(name)).toBeUndefined()
    },
  )
})
