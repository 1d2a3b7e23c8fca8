import { describe, expect, it } from 'vitest'
import { type InboxPolicy, retryDelayAfter, toPolicy } from '../../src/inbox/policy.js'

describe('toPolicy', () => {
  it.each<readonly [keyof InboxPolicy, unknown]>([
    ['attempts', 0],
    ['retryDelaySeconds', -1],
    ['maxRetryDelaySeconds', 0.5],
    ['onDeadLetter', 'drop'],
    ['settleMs', -1],
    ['settleMs', 2 ** 31],
    ['retentionSeconds', Number.NaN],
    ['attempts', 2 ** 31],
    ['retryDelaySeconds', 2 ** 31],
    ['maxRetryDelaySeconds', 2 ** 31],
    ['retentionSeconds', 2 ** 31],
    ['onError', 'console'],
  ])('refuses a wrong %s: %s', (option, value) => {
    const policy = { [option]: value } as InboxPolicy
    expect(() => toPolicy(policy, 'memoryInbox')).toThrow(TypeError)
    expect(() => toPolicy(policy, 'memoryInbox')).toThrow(`memoryInbox: ${option}`)
  })

  it('takes no wait at all', () => {
    expect(toPolicy({ settleMs: 0, retryDelaySeconds: 0 }, 'memoryInbox')).toMatchObject({ settleMs: 0 })
  })
})

describe('retryDelayAfter', () => {
  it('doubles each wait, up to the longest', () => {
    const policy = { retryDelaySeconds: 5, maxRetryDelaySeconds: 60 }
    expect([1, 2, 3, 4, 5, 100].map((attempt) => retryDelayAfter(attempt, policy))).toEqual([5, 10, 20, 40, 60, 60])
  })
})
