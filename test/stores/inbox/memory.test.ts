import { memoryInbox } from '../../../src/testing/memory-inbox.js'
import { describeInbox, type OperatedInbox } from './contract.js'

const opened = new Map<string, OperatedInbox>()

describeInbox(
  'memoryInbox',
  {
    patienceMs: 8000,
    erases: true,
    replaces: true,
    keeps: true,
    coalesces: true,
    limits: true,
    prioritizes: true,
    async open(policy, queue = '') {
      const inbox = opened.get(queue) ?? memoryInbox(policy)
      opened.set(queue, inbox)
      return inbox
    },
  },
  'strict-per-key',
  { concurrent: true },
)
