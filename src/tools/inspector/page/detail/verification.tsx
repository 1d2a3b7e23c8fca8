import type { SignedPart, VerificationView } from '../../api/wire.js'
import { capturePath } from '../model/calls.js'
import { formatMoment, formatSeconds, shorten } from '../model/format.js'
import { visible } from '../model/hex.js'
import { Fact } from '../parts/controls.js'
import { Load, useLoad } from '../parts/load.js'

/** How the request was verified: its checks, its age, and what was signed. */
export function Verification({ id }: { readonly id: string }) {
  const loaded = useLoad<VerificationView>(capturePath(id, '/verification'))
  return <Load loaded={loaded}>{(view) => <Explained view={view} />}</Load>
}

function Explained({ view }: { readonly view: VerificationView }) {
  const { proof, signed, nowAccepted, signedAt } = view
  return (
    <>
      <ol class="checks">
        {view.checks.map(({ name, result, detail }) => (
          <li key={name} class={result}>
            <span class="mark" aria-hidden="true">
              {result === 'passed' ? '✓' : result === 'failed' ? '✕' : '·'}
            </span>
            <b>{name}</b>
            <span>
              <span class="unseen">{result}: </span>
              {visible(detail)}
            </span>
          </li>
        ))}
      </ol>
      {signedAt !== undefined && <Age view={view} />}
      {signed !== undefined && <Signed parts={signed} isProved={proof !== undefined} />}
      <dl class="facts">
        <Fact name="Provider">{view.provider}</Fact>
        {proof !== undefined && (
          <>
            <Fact name="Scheme">
              {proof.verifier}
              {proof.algorithm !== undefined && ` · ${proof.algorithm}`}
            </Fact>
            <Fact name="Key">{keyText(proof.key)}</Fact>
          </>
        )}
        <Fact name="If it came now">
          {nowAccepted ? 'it would be accepted' : 'it would be refused: send it again with a new signature'}
        </Fact>
      </dl>
    </>
  )
}

function keyText(key: string | number | undefined): string {
  if (key === undefined) return 'not named'
  if (typeof key === 'string') return visible(key)
  return key === 0 ? 'the newest secret (1)' : `an older secret (${key + 1}): the sender has not changed to the newest`
}

// The middle is the time of receipt; the band is what is allowed on both sides.
function Age({ view }: { readonly view: VerificationView }) {
  const { ageSeconds = 0, toleranceSeconds, signedAt = 0 } = view
  const text = `${formatSeconds(ageSeconds)} ${ageSeconds < 0 ? 'in the future' : 'old'} at receipt`
  const limit = toleranceSeconds === undefined ? 'no limit is known' : `${formatSeconds(toleranceSeconds)} allowed`
  return (
    <figure class="age">
      <figcaption>
        <b>Signed time</b> {formatMoment(signedAt)} · {text}, {limit}
      </figcaption>
      {toleranceSeconds !== undefined && <AgeBand age={ageSeconds} tolerance={toleranceSeconds} />}
    </figure>
  )
}

function AgeBand({ age, tolerance }: { readonly age: number; readonly tolerance: number }) {
  const scale = 1.6 * tolerance
  const place = 50 - (Math.max(-scale, Math.min(scale, age)) / scale) * 50
  const inside = Math.abs(age) <= tolerance
  return (
    <div class="band" aria-hidden="true">
      <span class="allowed" style={{ left: `${50 - 50 / 1.6}%`, width: `${100 / 1.6}%` }} />
      <span class="receipt" />
      <span class={`signed ${inside ? 'inside' : 'outside'}`} style={{ left: `${place}%` }} />
    </div>
  )
}

const maxPart = 1200

function Signed({ parts, isProved }: { readonly parts: readonly SignedPart[]; readonly isProved: boolean }) {
  return (
    <section>
      <h3>{isProved ? 'What was signed' : 'What the provider signs'}</h3>
      <pre class="code signed">
        {parts.map(({ kind, label, text }, index) => (
          // Parts have no other identity than their place.
          <span key={index} class={`part of-${kind}`} title={label}>
            {visible(text.length > maxPart ? shorten(text, maxPart) : text)}
          </span>
        ))}
      </pre>
      <ul class="legend">
        {parts
          .filter(({ kind }) => kind !== 'literal')
          .map(({ kind, label, covered }, index) => (
            <li key={index}>
              <span class={`swatch of-${kind}`} aria-hidden="true" />
              {label}
              {covered === true && <span class="quiet"> · a change here is refused</span>}
              {covered === false && <span class="issue"> a change here is not noticed</span>}
            </li>
          ))}
      </ul>
    </section>
  )
}
