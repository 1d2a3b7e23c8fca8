import { useEffect, useState } from 'preact/hooks'
import type { CaptureDetail } from '../../api/wire.js'
import { formatDuration, formatMoment, formatSeconds } from '../model/format.js'
import { Answer, Effect } from '../parts/badges.js'

const causes = {
  forward: 'first attempt',
  retry: 'retry',
  replay: 'sent again',
  edit: 'edited and sent',
  again: 'another attempt',
} as const

/** All attempts at this request, with the time between them, and the next one counted down. */
export function Attempts({ detail }: { readonly detail: CaptureDetail }) {
  const { history, nextAt, effect } = detail
  if (history.length === 0) return <p class="quiet">This request was not handed to an application.</p>
  return (
    <>
      <ol class="timeline">
        {history.map(({ at, cause, answer, tookMs, target }, index) => {
          const before = history[index - 1]
          return (
            // Attempts are only ever added at the end.
            <li key={index}>
              {before !== undefined && <span class="gap">+{formatSeconds((at - before.at) / 1000)}</span>}
              <span class="line">
                <Answer answer={answer} />
                <b>{causes[cause]}</b>
                <span class="quiet">
                  {formatMoment(at)} · {formatDuration(tookMs)}
                  {target !== undefined && ` · ${target}`}
                </span>
              </span>
            </li>
          )
        })}
        {nextAt !== undefined && (
          <li class="next">
            <span class="line">
              <b>next attempt</b> <CountDown to={nextAt} />
            </span>
          </li>
        )}
      </ol>
      {effect !== undefined && <Effect effect={effect} />}
    </>
  )
}

function CountDown({ to }: { readonly to: number }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [])
  return <span class="quiet">{to > now ? `in ${formatSeconds((to - now) / 1000)}` : 'is due'}</span>
}
