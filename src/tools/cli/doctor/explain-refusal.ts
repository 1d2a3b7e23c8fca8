import type { WebhookRequest } from '../../../core/request/delivery.js'
import { detectProvider } from '../../doctor/detect/detect-provider.js'
import {
  type Diagnosis,
  type DiagnosisCause,
  type DiagnosisFramework,
  diagnose,
  type Finding,
} from '../../doctor/index.js'
import type { CaptureDiagnosis } from '../../inspector/captures/capture.js'
import type { Context } from '../command.js'
import type { ChosenProvider } from '../providers.js'
import { toWebhookRequest } from '../replay/prepare-replay.js'
import { type ChosenForRequest, chooseForRequest } from '../requests/choose-for-request.js'
import type { GivenRequest } from '../requests/read-requests.js'
import type { SecretFlagValues } from '../secrets.js'
import { quoted } from '../terminal/command-line.js'

/** How a refusal is explained. */
export interface ExplainRefusalOptions {
  readonly framework: DiagnosisFramework
  /** The capture, if the request is one. */
  readonly id: number | undefined
  /** When the request was received, in milliseconds since 1970. @default now */
  readonly receivedAt: number | undefined
  readonly context: Pick<Context, 'env' | 'writeCommand'>
}

/** Asks the doctor why a provider refuses a request. Fixes and hints name flags and variables instead of options in code. */
export async function explainRefusal(
  chosen: ChosenProvider,
  request: WebhookRequest,
  { framework, id, receivedAt, context }: ExplainRefusalOptions,
): Promise<Diagnosis & Fix> {
  const { deliveries, values, provider, keyNames } = chosen
  const candidates = candidatesOf(chosen, context.env)
  const diagnosis = await diagnose(provider, request, {
    framework,
    detect: detectProvider,
    ...(receivedAt !== undefined && { now: receivedAt }),
    ...candidates,
    ...(deliveries?.needs.some(({ name }) => name === 'url') && {
      withUrl: (url: string) => deliveries.provider({ ...values, url }),
    }),
  })
  const about = { chosen, id, context, error: diagnosis.error }
  const isUnproved = diagnosis.cause === 'unknown' && Object.keys(candidates.secrets).length === 0
  return {
    ...diagnosis,
    ...fixOf(diagnosis, about),
    ...(diagnosis.cause === 'none' && { evidence: diagnosis.evidence + matchOf(diagnosis, keyNames) }),
    also: diagnosis.also.map((one) => ({ ...one, fix: fixOf(one, about).fix })),
    hints: isUnproved ? [...diagnosis.hints, untried] : diagnosis.hints,
  }
}

const untried =
  'A wrong secret cannot be ruled out. Put others into variables such as STAGING_SECRET, and they are tried, too'

// Of one secret there is nothing to tell.
function matchOf({ key }: Finding, names: readonly string[]): string {
  const name = typeof key === 'number' && names.length > 1 ? names[key] : undefined
  if (name === undefined || typeof key !== 'number') return ''
  const older = key === 0 ? '' : `; ${listed(names.slice(0, key))} does not match`
  return ` with ${name}${older}`
}

/** A fix, and the command with which to go on. */
export type Fix = Pick<CaptureDiagnosis, 'fix' | 'run'>

interface About {
  readonly chosen: ChosenProvider
  readonly id: number | undefined
  readonly context: Pick<Context, 'writeCommand'>
  readonly error: Diagnosis['error']
}

function fixOf(finding: Finding, about: About): Fix {
  return fixes[finding.cause]?.(finding, about) ?? { fix: finding.fix }
}

// The causes whose fix is a flag or a variable here. All others are a matter of the code, the sender or a proxy.
const fixes: Partial<Record<DiagnosisCause, (finding: Finding, about: About) => Fix>> = {
  unknown: (_, about) =>
    about.error === 'proof_missing'
      ? { fix: 'Set a secret at the sender, so that it signs. If it has one, a proxy may drop the header.' }
      : {
          fix: `Compare ${secretOf(about)} with the secret at the sender; --secret-env NAME and --secret-file take others. If they are equal, the request is forged, or it was changed on its way.`,
          run: commandOf(about, 'doctor'),
        },
  secret_wrong: ({ secret = '' }, about) => {
    const flag = `--secret-env ${quoted(`${about.chosen.name}=${secret}`)}`
    return {
      fix: `Start listen with ${flag}, and give your server this secret, too.`,
      run: commandOf(about, 'doctor', flag),
    }
  },
  secret_whitespace: (finding, about) => ({
    fix: `Correct ${secretOf(about, finding)}: the proof says how it must be written.`,
    run: commandOf(about, 'doctor'),
  }),
  secret_encoding: (finding, about) => ({
    fix: `Write the secret into ${secretOf(about, finding)} in the form that the proof names.`,
    run: commandOf(about, 'doctor'),
  }),
  clock_skew: (_, about) => ({
    fix: 'Compare both clocks (NTP). A request that was delayed or replayed is refused on purpose: send it again with a new signature.',
    run: commandOf(about, 'replay', '--resign'),
  }),
  url_changed: (_, { chosen }) => {
    const need = chosen.deliveries?.needs.find(({ name }) => name === 'url')
    return {
      fix: `Set ${need?.env ?? 'the url of the provider'} to the URL that is registered at the sender, or let the proxy keep it.`,
    }
  },
}

function secretOf({ chosen: { keyNames } }: About, { secret, key }: Pick<Finding, 'secret' | 'key'> = {}): string {
  if (secret !== undefined) return `the variable ${secret}`
  const own = typeof key === 'number' ? keyNames[key] : undefined
  return own ?? (keyNames.length === 0 ? 'the secret of the configuration' : listed(keyNames))
}

function listed(names: readonly string[]): string {
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(' and ')
}

function commandOf({ id, context }: About, command: string, flag?: string): string | undefined {
  if (id === undefined) return undefined
  return context.writeCommand([command, id, ...(flag === undefined ? [] : [flag])].join(' '), 'with secrets')
}

// A secret of another environment is the most common cause of a refusal, and it often is in another variable.
function candidatesOf({ deliveries, values, provider }: ChosenProvider, env: Context['env']) {
  const credential = deliveries?.needs.find(({ kind }) => kind === 'secret' || kind === 'token')
  // Without candidates, `withSecret` is never called.
  if (deliveries === undefined || credential === undefined) return { secrets: {}, withSecret: () => provider }
  const used = new Set([values[credential.name] ?? []].flat())
  const others = Object.entries(env).flatMap(([name, value = '']): [string, string][] =>
    /SECRET|TOKEN|SIGN/.test(name) && value !== '' && !used.has(value) ? [[name, value]] : [],
  )
  return {
    secrets: Object.fromEntries(others.slice(0, 16)),
    withSecret: (secret: string | Uint8Array) =>
      deliveries.provider({ ...values, [credential.name]: typeof secret === 'string' ? secret : '' }),
  }
}

/** What the doctor found out about a request, with the provider that verified it. */
export interface Diagnosed {
  readonly chosen: ChosenForRequest
  readonly diagnosis: Diagnosis & Fix
}

/**
 * Asks the doctor why a request is refused. Other secrets of the environment are tried, too.
 *
 * @throws {UsageError} no provider is named, or its secret is missing
 */
export async function diagnoseGiven(
  given: GivenRequest,
  { provider, framework }: { readonly provider: string | undefined; readonly framework: DiagnosisFramework },
  flags: SecretFlagValues,
  context: Context,
): Promise<Diagnosed> {
  const chosen = await chooseForRequest(given, provider, flags, context)
  const { receivedAt, capture } = given
  const request = toWebhookRequest(given.request, chosen.url)
  return {
    chosen,
    diagnosis: await explainRefusal(chosen, request, { framework, receivedAt, id: capture?.id, context }),
  }
}
