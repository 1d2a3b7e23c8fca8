import { describe, expect, it } from 'vitest'
import { checkOptions } from '../../../src/core/base/options.js'
import { type InboxPolicy, policyChecks, resolvePolicy, retryDelayAfter } from '../../../src/stores/inbox/policy.js'

describe('policyChecks', () => {
  it.each<readonly [keyof InboxPolicy, unknown]>([
    ['attempts', 0],
    ['retryDelayMs', -1],
    ['maxRetryDelayMs', 0.5],
    ['onDeadLetter', 'drop'],
    ['settleMs', -1],
    ['settleMs', 2 ** 31],
    ['retentionMs', Number.NaN],
    ['attempts', 2 ** 31],
    ['retryDelayMs', 1000 * 2 ** 31],
    ['maxRetryDelayMs', 1000 * 2 ** 31],
    ['retentionMs', 1000 * 2 ** 31],
    ['onError', 'console'],
  ])('refuses a wrong %s: %s', (option, value) => {
    const policy = { [option]: value } as InboxPolicy
    expect(() => checkOptions(policy, 'memoryInbox', policyChecks)).toThrow(TypeError)
    expect(() => checkOptions(policy, 'memoryInbox', policyChecks)).toThrow(`memoryInbox: ${option}`)
  })

  it('accepts waits of zero', () => {
    const policy = { settleMs: 0, retryDelayMs: 0 }
    checkOptions(policy, 'memoryInbox', policyChecks)
    expect(resolvePolicy(policy)).toMatchObject(policy)
  })
})

describe('retryDelayAfter', () => {
  it('doubles each wait, up to the maximum', () => {
    const policy = { retryDelayMs: 5_000, maxRetryDelayMs: 60_000 }
    expect([1, 2, 3, 4, 5, 100].map((attempt) => retryDelayAfter(attempt, policy))).toEqual([
      5_000, 10_000, 20_000, 40_000, 60_000, 60_000,
    ])
  })
})
