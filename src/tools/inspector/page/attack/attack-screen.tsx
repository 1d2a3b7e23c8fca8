import { useEffect, useState } from 'preact/hooks'
import type { AttackState } from '../../api/attack-view.js'
import type { SettingsView } from '../../api/settings-view.js'
import { type CallError, call } from '../model/calls.js'
import { visible } from '../model/hex.js'
import { Action } from '../parts/controls.js'
import { Trouble, toCallError } from '../parts/load.js'
import { AttackForm } from './attack-form.js'
import { AttackResult } from './attack-result.js'
import { attackersOf, canRun, firstDraft, toInput } from './attack-wish.js'

const pollMs = 500

/** Attacks an endpoint of this machine with genuine and forged deliveries, and shows what it does wrong. */
export function AttackScreen({ settings }: { readonly settings: SettingsView }) {
  const providers = attackersOf(settings)
  const [draft, setDraft] = useState(() => firstDraft(settings))
  const [trouble, setTrouble] = useState<CallError>()
  const onError = (error: unknown) => setTrouble(toCallError(error))
  const [state, setState] = useAttackState(onError)
  const isRunning = state?.progress !== undefined
  const needsKey = providers.find(({ name }) => name === draft.provider)?.canSign === false
  const isReady = [...draft.only].some((name) => canRun(name, draft)) && (!needsKey || draft.privateKey !== undefined)
  const start = async () => {
    setTrouble(undefined)
    setState(await call<AttackState>('POST', 'attack', toInput(draft)))
  }
  return (
    <section class="screen" aria-labelledby="attack-title">
      <h2 id="attack-title">Attack</h2>
      {providers.length === 0 ? (
        <p class="note">An attack needs a provider with its secret. None is configured.</p>
      ) : (
        <div class="form">
          <AttackForm
            {...{ providers, draft, needsKey }}
            onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
          />
          <div class="line">
            <Action main run={start} onError={onError} disabled={isRunning || !isReady}>
              Attack
            </Action>
            {isRunning && (
              <Action run={() => call('POST', 'attack/stop')} onError={onError}>
                Stop
              </Action>
            )}
          </div>
          {trouble !== undefined && <Trouble error={trouble} />}
          {state?.problem !== undefined && <p class="note trouble">{visible(state.problem)}.</p>}
          {state?.progress !== undefined && <Progress progress={state.progress} />}
          {state?.view !== undefined && <AttackResult view={state.view} onError={onError} />}
        </div>
      )}
    </section>
  )
}

/** The attack that is running, or the last one: asked for at first, and again and again while it runs. */
function useAttackState(onError: (error: unknown) => void) {
  const [state, setState] = useState<AttackState>()
  const isRunning = state?.progress !== undefined
  // `onError` is new at each rendering, and does the same.
  useEffect(() => {
    const ask = () => call<AttackState>('GET', 'attack')
    // An attack may start before the first answer comes.
    if (state === undefined) ask().then((found) => setState((started) => started ?? found), onError)
    if (!isRunning) return
    const timer = setInterval(() => void ask().then(setState, onError), pollMs)
    return () => clearInterval(timer)
  }, [isRunning, state])
  return [state, setState] as const
}

function Progress({ progress: { done, total, failed } }: { readonly progress: NonNullable<AttackState['progress']> }) {
  return (
    <div class="progress">
      <progress value={done} max={Math.max(total, 1)} aria-label="Cases" />
      <span role="status">{total === 0 ? 'Starting…' : `${done} of ${total} cases, ${failed} failed`}</span>
    </div>
  )
}
