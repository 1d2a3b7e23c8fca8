import { describe, expect, it } from 'vitest'
import { checkOptions } from '../../src/base/options.js'
import { type InboxPolicy, policyChecks, resolvePolicy, retryDelayAfter } from '../../src/inbox/policy.js'

describe('policyChecks', () => {
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
    expect(() => checkOptions(policy, 'memoryInbox', policyChecks)).toThrow(TypeError)
    expect(() => checkOptions(policy, 'memoryInbox', policyChecks)).toThrow(`memoryInbox: ${option}`)
  })

  it('accepts waits of zero', () => {
    const policy = { settleMs: 0, retryDelaySeconds: 0 }
    checkOptions(policy, 'memoryInbox', policyChecks)
    expect(resolvePolicy(policy)).toMatchObject(policy)
  })
})

describe('retryDelayAfter', () => {
  it('doubles each wait, up to the maximum', () => {
    const policy = { retryDelaySeconds: 5, maxRetryDelaySeconds: 60 }
    expect([1, 2, 3, 4, 5, 100].map((attempt) => retryDelayAfter(attempt, policy))).toEqual([5, 10, 20, 40, 60, 60])
  })
})
