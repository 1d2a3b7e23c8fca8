import { vi } from 'vitest'
import type { SequencedResult } from '../../../src/core/ports/sequencer.js'
import type { Gap } from '../../../src/stores/sequence/reorder-buffer.js'
import { createSequencer, type SequencerOptions } from '../../../src/stores/sequence/sequencer.js'

/** Runs numbers through one channel, and logs the handled numbers and the result of each `run`. */
export function scenario(options: Partial<SequencerOptions> = {}) {
  const gaps: Gap[] = []
  const sequencer = createSequencer({
    mode: 'contiguous',
    maxWaitMs: 1000,
    first: 1,
    onGap: (_, gap) => gaps.push(gap),
    ...options,
  })
  const handled: (number | string)[] = []
  const answers = new Map<string, string>()
  const send = (number: number, { fail = false, starts = false, takeMs = 0, as = String(number) } = {}) => {
    const task = async ({ late }: { late: boolean }) => {
      handled.push(late ? `late ${number}` : number)
      if (takeMs > 0) await new Promise((resolve) => setTimeout(resolve, takeMs))
      if (fail) throw new Error('handler')
      return number
    }
    const tell = (result: SequencedResult<number>) =>
      answers.set(as, result.state === 'refused' ? `refused ${result.reason}` : result.state)
    return sequencer.run({ channel: 'a', number, starts }, task).then(tell, () => answers.set(as, 'failed'))
  }
  return { sequencer, gaps, handled, answers, send, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) }
}
