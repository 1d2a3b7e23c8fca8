import { singleLine } from '../../../core/base/printable.js'
import { withoutCredentials } from '../../../core/base/without-credentials.js'
import { fixFor } from '../../doctor/fixes.js'
import type { DiagnosisFramework } from '../../doctor/index.js'
import type { Attempt, Capture, CaptureDiagnosis } from '../../inspector/captures/capture.js'
import { isUnreachable } from '../../inspector/sending/send-raw.js'
import { valuesOf } from '../../inspector/signing/raw-request.js'
import { maskTarget } from '../mask-captures.js'
import { quoted, type WriteCommand } from '../terminal/command-line.js'
import { spanOf } from '../terminal/text.js'
import { fixCodeFor } from './fix-code.js'

/** Why a server did not accept a delivery, or accepted one that is refused here. */
type AnswerCause =
  /** No connection could be made. */
  | 'server_unreachable'
  /** No answer came in time. */
  | 'server_timeout'
  /** The connection ended without an answer, or with one that HTTP does not allow. */
  | 'server_disconnects'
  /** 401 or 403: the server has another secret or provider, or sees other bytes. 400: its schema may also be another one. */
  | 'server_differs'
  /** 400, 401 or 403 for a delivery whose signature is minutes old. */
  | 'signature_expired'
  /** 404: no route has the path. */
  | 'path_unknown'
  /** 405: the route is for another method. */
  | 'method_refused'
  /** 3xx: redirects are not followed. */
  | 'server_redirects'
  /** 500, the answer of a receiver whose body was read before it. */
  | 'body_read_before'
  /** 503, the answer of a receiver whose handler threw or whose inbox is down. */
  | 'handler_failed'
  /** Any other status than 2xx. */
  | 'server_fails'
  /** 2xx for a delivery that is refused here. */
  | 'server_accepts'

/** A cause, and what is known about it. */
export interface AnswerFinding extends CaptureDiagnosis {
  readonly cause: AnswerCause
  /** The code that corrects it; `undefined` if it is not a matter of code, or the framework is unknown. */
  readonly code: string | undefined
}

/** What a fix is written for. */
export interface FixOptions {
  readonly framework: DiagnosisFramework
  readonly writeCommand: WriteCommand
}

interface Answered extends FixOptions {
  readonly capture: Capture
  readonly attempt: Attempt
  readonly to: URL
}

// Most providers allow five minutes.
const maxAgeMs = 300_000

/**
 * Explains the answer of the local server, if it is not what the verdict of the capture leads to expect. A server that refuses
 * what is refused here needs no explanation. Nothing is proved about the server, so the words say "probably".
 */
export function explainAnswer(
  capture: Capture,
  attempt: Attempt | undefined,
  options: FixOptions,
): AnswerFinding | undefined {
  const cause = attempt === undefined ? undefined : causeOf(capture, attempt)
  if (attempt === undefined || cause === undefined) return undefined
  const explanation = explanations[cause]({ capture, attempt, to: new URL(attempt.to), ...options })
  return { cause, ...explanation, code: fixCodeFor(cause, options.framework) }
}

function causeOf({ verdict }: Capture, { status, error, at }: Attempt): AnswerCause | undefined {
  if (status === undefined) return causeOfError(error)
  const isAccepted = status >= 200 && status < 300
  if (isAccepted) return verdict.status === 'refused' ? 'server_accepts' : undefined
  // A request that is not verified may be any, such as one of a browser.
  if (verdict.status === 'unknown') return undefined
  if (status >= 300 && status < 400) return 'server_redirects'
  if (![400, 401, 403].includes(status)) return causes[status] ?? 'server_fails'
  const { signedAt } = verdict
  if (verdict.status === 'refused') return undefined
  return signedAt !== undefined && Date.parse(at) - signedAt > maxAgeMs ? 'signature_expired' : 'server_differs'
}

const causes: Readonly<Record<number, AnswerCause>> = {
  404: 'path_unknown',
  405: 'method_refused',
  500: 'body_read_before',
  503: 'handler_failed',
}

function causeOfError(error: string | undefined): AnswerCause | undefined {
  // Nothing is known about the server yet, or this side ended the attempt.
  if (error === undefined || ['held', 'cut', 'aborted'].includes(error)) return undefined
  if (error === 'timeout') return 'server_timeout'
  return isUnreachable(error) ? 'server_unreachable' : 'server_disconnects'
}

/** What the evidence of a cause is called: a proof makes verification succeed, and all else was only seen. */
export function evidenceLabel(cause: string): 'proof' | 'seen' {
  return cause === 'unknown' || Object.hasOwn(explanations, cause) ? 'seen' : 'proof'
}

type Explanation = Pick<CaptureDiagnosis, 'proof' | 'fix' | 'run'>

const explanations: Readonly<Record<AnswerCause, (about: Answered) => Explanation>> = {
  server_unreachable: ({ attempt, to, ...about }) => ({
    proof: `nothing takes connections at ${to.host} (${attempt.error})`,
    fix: 'Start your server, or give listen another target. listen --hold-while-down keeps deliveries until the server is up.',
    run: commandOf(about, 'replay'),
  }),
  server_timeout: ({ attempt, to, ...about }) => ({
    proof: `no answer came from ${to.host} in ${spanOf(attempt.durationMs)}`,
    fix: 'Answer before slow work: give the receiver an inbox. --timeout waits longer.',
    run: commandOf(about, 'replay'),
  }),
  server_disconnects: ({ attempt, to }) => ({
    proof: `${to.host} ended the connection without an answer that HTTP allows (${attempt.error})`,
    fix: "Look at your server's console: it has probably thrown an error, or it speaks TLS or another protocol.",
  }),
  server_differs: ({ attempt, framework, ...about }) => ({
    proof: `the same bytes verify here, but your server answers ${attempt.status}: ${attempt.status === 400 ? 'its schema, its secret' : 'its secret'} or its provider is probably another one`,
    fix:
      (attempt.status === 400
        ? "Look at your server's console: a receiver answers 400 if its schema refuses the payload. Other servers answer 400 to a wrong signature, too: "
        : '') +
      'Compare the secret and the provider of your server with those of listen, and restart your server after a change. ' +
      'If they are equal, something changes the body. Against a changed body: ' +
      fixFor('body_reserialised', framework),
    run: commandOf(about, 'replay'),
  }),
  signature_expired: ({ attempt, ...about }) => ({
    proof: `it was signed ${spanOf(Date.parse(attempt.at) - (about.capture.verdict.signedAt ?? 0))} before it was sent to your server, which answers ${attempt.status}: most providers allow 5 min`,
    fix: 'Send it again with a new signature, which needs the secret of your server.',
    run: commandOf(about, 'replay', ' --resign'),
  }),
  path_unknown: ({ to, ...about }) => ({
    proof: `your server answers 404 for ${about.capture.method} ${maskTarget(to.pathname)}`,
    fix: `Replay it to the path of your route, and start listen again with that path, such as listen ${otherTarget(to)}, which counts from the next request on. Or correct the path of the route.`,
    run: commandOf(about, 'replay', ` --to ${otherTarget(to)}`),
  }),
  method_refused: ({ to, ...about }) => ({
    proof: `your server answers 405 for ${about.capture.method} ${maskTarget(to.pathname)}`,
    fix: `Register the route for ${about.capture.method}, or start listen again with the path of another route, such as listen ${otherTarget(to)}, which counts from the next request on.`,
    run: commandOf(about, 'replay', ` --to ${otherTarget(to)}`),
  }),
  server_redirects: ({ attempt, to }) => {
    const location = valuesOf(attempt.rawHeaders ?? [], 'location')[0]
    const shown = location === undefined ? '' : ` to ${singleLine(withoutCredentials(location), 200)}`
    return {
      proof: `your server redirects with ${attempt.status}${shown}, and providers do not follow redirects`,
      fix: `Give listen, and later your provider, the URL that the redirect leads to instead of ${maskTarget(to.pathname)}.`,
    }
  },
  body_read_before: ({ framework, ...about }) => ({
    proof: 'your server answers 500: probably something reads the body before the receiver',
    fix: `${fixFor('body_lost', framework)} Your server's console has the error, and doctor env looks for the line. Restart your server after the change.`,
    run: commandOf(about, 'replay'),
  }),
  handler_failed: (about) => ({
    proof: 'your server answers 503: its handler has probably thrown, or its inbox or store is down',
    fix: "Look at your server's console; onError of the receiver gets the error and its cause.",
    run: commandOf(about, 'replay'),
  }),
  server_fails: ({ attempt, ...about }) => ({
    proof: `your server answers ${attempt.status}`,
    fix: "Look at your server's console, and at the body of the answer.",
    run: about.writeCommand(`show ${about.capture.id} --json`),
  }),
  server_accepts: ({ attempt, to, ...about }) => {
    const { code } = about.capture.verdict
    const accepted = `your server accepted it (${attempt.status})`
    // With a right secret, these requests are refused too.
    if (code !== undefined && !aboutSecrets.includes(code)) {
      return {
        proof: `${accepted}, which is refused here for ${code}: your server probably does not verify it`,
        fix: `Verify all requests to ${maskTarget(to.pathname)} before they are answered. If others than the provider call it, give listen its path with --provider name@/path.`,
      }
    }
    return {
      proof: `${accepted}: the secret given to listen is probably wrong, or your server verifies nothing`,
      fix: 'Start listen again with the secret of your server; while it runs, it keeps the old one.',
      run: commandOf(about, 'doctor'),
    }
  },
}

function commandOf({ capture, writeCommand }: Pick<Answered, 'capture' | 'writeCommand'>, command: string, flag = '') {
  return writeCommand(`${command} ${capture.id}${flag}`, 'with secrets')
}

const aboutSecrets: readonly string[] = [
  'signature_mismatch',
  'token_mismatch',
  'credentials_mismatch',
  'key_unknown',
  'key_not_trusted',
]

/** An example of another path at the same server, as `listen` and `replay --to` take it. */
function otherTarget({ protocol, origin, host, pathname }: URL): string {
  return quoted(`${protocol === 'https:' ? origin : host}${pathname === '/webhooks' ? '/hooks' : '/webhooks'}`)
}
