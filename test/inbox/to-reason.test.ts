import { describe, expect, it } from 'vitest'
import { toReason } from '../../src/inbox/to-reason.js'
import { WebhookError } from '../../src/index.js'

describe('toReason', () => {
  it('has the code, the message and the causes', () => {
    const refused = new Error('fetch failed', { cause: new Error('connect ECONNREFUSED') })
    const failure = new WebhookError('handler_failed', 'the handler threw', { cause: refused })
    expect(toReason(failure)).toBe('handler_failed: the handler threw: fetch failed: connect ECONNREFUSED')
  })

  it('takes whatever was thrown', () => {
    expect(toReason('no')).toBe('no')
    expect(toReason(new RangeError())).toBe('RangeError')
    expect(toReason(Object.create(null))).toBe('an error without a message')
  })

  it('ends, also where causes go in a circle or are long', () => {
    const failure = new Error('x'.repeat(900))
    failure.cause = failure
    expect(toReason(failure)).toHaveLength(2_000)
  })
})
