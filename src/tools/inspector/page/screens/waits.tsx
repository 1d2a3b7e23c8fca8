import { useState } from 'preact/hooks'
import type { SequenceWait } from '../../../../stores/sequence/sequencer.js'
import { type CallError, call } from '../model/calls.js'
import { count, formatMoment } from '../model/format.js'
import { visible } from '../model/hex.js'
import { numbersOf } from '../model/sequence.js'
import { Action } from '../parts/controls.js'
import { Trouble, toCallError } from '../parts/load.js'

/** What the channels of a sequencer wait for and until when, with a way to skip it. */
export function Waits(props: { readonly waits: readonly SequenceWait[]; readonly onChange: () => void }) {
  const { waits, onChange } = props
  const [trouble, setTrouble] = useState<Pick<CallError, 'code' | 'message'>>()
  return (
    <>
      {trouble !== undefined && <Trouble error={trouble} />}
      {waits.length > 0 && (
        <ul class="letters waits">
          {waits.map((wait) => (
            <Wait
              key={`${wait.channel} ${wait.from} ${wait.to}`}
              wait={wait}
              onChange={onChange}
              onTrouble={setTrouble}
            />
          ))}
        </ul>
      )}
    </>
  )
}

function Wait(props: {
  readonly wait: SequenceWait
  readonly onChange: () => void
  readonly onTrouble: (trouble: Pick<CallError, 'code' | 'message'> | undefined) => void
}) {
  const { wait, onChange, onTrouble } = props
  const { channel, to, held, until } = wait
  const [asked, setAsked] = useState(false)
  const numbers = numbersOf(wait)
  const skip = async () => {
    const { skipped } = await call<{ readonly skipped: boolean }>('POST', 'held/skip', { channel, number: to })
    onTrouble(skipped ? undefined : { code: 'not_waiting', message: `${visible(channel)} no longer waits for ${to}` })
    onChange()
  }
  return (
    <li>
      <p>
        <b>{visible(channel)}</b> waits for {numbers}{' '}
        <span class="quiet">
          until {formatMoment(until)}, {count(held, 'delivery', 'deliveries')} held
        </span>
      </p>
      {asked && <p class="quiet">The held deliveries are handled now. If {numbers} still comes, it is late.</p>}
      <div class="bar">
        {asked ? (
          <>
            <Action run={skip} onError={(error) => onTrouble(toCallError(error))}>
              Skip {numbers} for good
            </Action>
            <button type="button" onClick={() => setAsked(false)}>
              Keep waiting
            </button>
          </>
        ) : (
          <button type="button" onClick={() => setAsked(true)}>
            Skip…
          </button>
        )}
      </div>
    </li>
  )
}
