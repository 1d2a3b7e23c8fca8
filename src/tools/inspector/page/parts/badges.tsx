import type { AnswerEffect, CaptureSummary } from '../../api/wire.js'
import { answerClass } from '../model/filter.js'
import { visible } from '../model/hex.js'

const verdictWords = { verified: 'verified', refused: 'refused', unknown: 'not checked' } as const

/** What the page says about a verdict. */
function verdictWord({ verdict }: Pick<CaptureSummary, 'verdict'>): string {
  return verdictWords[verdict]
}

/** The verdict as a mark and a word; a refusal names its code. */
export function Proof({ capture }: { readonly capture: Pick<CaptureSummary, 'verdict' | 'code'> }) {
  const word = capture.verdict === 'verified' ? verdictWord(capture) : (capture.code ?? verdictWord(capture))
  return (
    <span class={`proof ${capture.verdict}`}>
      <span class="mark" aria-hidden="true">
        {capture.verdict === 'verified' ? '✓' : capture.verdict === 'refused' ? '✕' : '–'}
      </span>
      <span class="word">{visible(word)}</span>
    </span>
  )
}

/** The answer of the application: a status, or why none came. */
export function Answer({ answer }: { readonly answer: CaptureSummary['answer'] }) {
  if (answer === undefined) return <span class="answer none">–</span>
  const text = answer === 'connection' ? 'no connection' : String(answer)
  return <span class={`answer of-${answerClass(answer)}`}>{text}</span>
}

/** What the provider does next. */
export function Effect({ effect }: { readonly effect: AnswerEffect }) {
  return <p class={`note effect-${effect.effect}`}>{visible(effect.text)}</p>
}
