import { describe, expect, it } from 'vitest'
import { withDeadRetention } from '../../../../src/stores/inbox/operating/retention.js'
import { memoryInbox } from '../../../../src/testing/memory-inbox.js'
import { consumer } from '../stored.js'

describe('withDeadRetention', () => {
  it('forgets what was kept also if dead letters cannot be discarded', async () => {
    const failure = new Error('the database is down')
    const discard = async () => {
      throw failure
    }
    const [errors, forgotten]: [unknown[], number[]] = [[], []]
    const inbox = withDeadRetention(
      { ...memoryInbox(), discard },
      { deadRetention: { rules: [{ keepMs: 1 }] }, onError: (error) => errors.push(error) },
      async (until) => forgotten.push(until),
    )
    await inbox.handleDue(consumer())
    expect(errors).toEqual([failure])
    expect(forgotten).toHaveLength(1)
  })
})
