import type { AnyProvider } from '../../../../core/provider/provider.js'
import type { WebhookRequest } from '../../../../core/request/delivery.js'
import type { Verified } from '../../../../core/verify/verifier.js'
import { isWebhookError, type WebhookError } from '../../../../errors.js'
import type { InspectedCapture } from '../source.js'
import type { SignedPart, VerificationCheck, VerificationView } from '../wire.js'
import type { Mask } from './mask.js'
import { type PartOfRequest, signedPartsOf } from './signed-parts.js'

const dayMs = 86_400_000

/**
 * Verifies a capture again, at its time of receipt, and shows each check.
 *
 * What was signed is tried out: the request is verified with each part altered, which must fail.
 */
export async function explainVerification(
  capture: InspectedCapture,
  name: string,
  provider: AnyProvider,
  { mask, now }: { readonly mask: Mask; readonly now: number },
): Promise<VerificationView> {
  const { request, receivedAt } = capture
  const admitted = await attempt(() => provider.admit(request))
  const verified = await attempt(() => provider.verify(request, { now: receivedAt }))
  const proof = 'value' in verified ? verified.value.proof : undefined
  const parts =
    proof?.strength === 'signature' || proof === undefined ? signedPartsOf(provider.name, request) : undefined
  const tolerance = await toleranceOf(provider, request, receivedAt)
  const signedAt = proof?.signedAt ?? ('error' in verified ? signedTimeOf(verified.error, receivedAt) : undefined)
  const covered = proof && parts && (await tryParts(provider, parts, receivedAt))
  return {
    provider: name,
    proof,
    checks: [
      toCheck('Method and media type', admitted, `${request.method} is accepted`),
      ...verificationChecks(verified, signedAt, receivedAt, tolerance),
      await payloadCheck(provider, verified, receivedAt),
    ],
    signed: parts && withMask(parts, signedPartsOf(provider.name, mask.request(request)), covered),
    signedAt,
    ageSeconds: signedAt === undefined ? undefined : (receivedAt - signedAt) / 1000,
    toleranceSeconds: tolerance,
    nowAccepted: 'value' in (await attempt(() => provider.verify(request, { now }))),
  }
}

type Tried<Value> = { readonly value: Value } | { readonly error: WebhookError | undefined }

async function attempt<Value>(run: () => Value | Promise<Value>): Promise<Tried<Value>> {
  try {
    return { value: await run() }
  } catch (error) {
    return { error: isWebhookError(error) ? error : undefined }
  }
}

function toCheck(name: string, tried: Tried<unknown>, passed: string): VerificationCheck {
  if ('value' in tried) return { name, result: 'passed', detail: passed }
  return { name, result: 'failed', detail: textOf(tried.error) }
}

function textOf(error: WebhookError | undefined): string {
  return error === undefined ? 'failed with an unexpected error' : `${error.code}: ${error.message}`
}

const isAboutTime = (error: WebhookError | undefined) => error?.code.startsWith('timestamp_') === true
const isAboutPresence = (error: WebhookError | undefined) =>
  /^(proof_(missing|duplicated)|signature_malformed|credentials_malformed)$/.test(error?.code ?? '')

// The order in which verifiers check: the proof is there and well formed, its time, then the proof itself.
function verificationChecks(
  verified: Tried<Verified>,
  signedAt: number | undefined,
  receivedAt: number,
  tolerance: number | undefined,
): readonly VerificationCheck[] {
  const error = 'error' in verified ? verified.error : undefined
  const failed = 'error' in verified
  const steps = [
    {
      name: 'Proof present and well formed',
      fails: failed && isAboutPresence(error),
      detail: 'found once, in its form',
    },
    ...(tolerance === undefined
      ? []
      : [{ name: 'Age', fails: isAboutTime(error), detail: ageText(signedAt, receivedAt, tolerance) }]),
    { name: 'Proof of the sender', fails: failed, detail: proofText(verified) },
  ]
  const at = steps.findIndex(({ fails }) => fails)
  return steps.map(({ name, detail }, index) => {
    if (at === -1 || index < at) return { name, result: 'passed', detail }
    return index === at
      ? { name, result: 'failed', detail: textOf(error) }
      : { name, result: 'skipped', detail: 'not reached' }
  })
}

function ageText(signedAt: number | undefined, receivedAt: number, tolerance: number): string {
  if (signedAt === undefined) return `at most ${tolerance} s are allowed`
  return `${Math.round((receivedAt - signedAt) / 1000)} s old at receipt, ${tolerance} s are allowed`
}

function proofText(verified: Tried<Verified>): string {
  if (!('value' in verified)) return ''
  const { strength, verifier, algorithm, key } = verified.value.proof
  const position = typeof key === 'number' ? `, key ${key + 1}` : key === undefined ? '' : `, key ${key}`
  return `${strength} accepted by ${verifier}${algorithm === undefined ? '' : ` (${algorithm})`}${position}`
}

async function payloadCheck(provider: AnyProvider, verified: Tried<Verified>, now: number): Promise<VerificationCheck> {
  const name = 'Payload'
  if (!('value' in verified)) return { name, result: 'skipped', detail: 'not reached' }
  return toCheck(
    name,
    await attempt(() => provider.parseAll(verified.value, { now })),
    'parsed, and has the expected form',
  )
}

// A request from far in the past is refused with the limit, if the provider has one.
async function toleranceOf(
  provider: AnyProvider,
  request: WebhookRequest,
  receivedAt: number,
): Promise<number | undefined> {
  const late = await attempt(() => provider.verify(request, { now: receivedAt + 36_500 * dayMs }))
  return 'error' in late && late.error?.code === 'timestamp_too_old' ? late.error.limit : undefined
}

function signedTimeOf(error: WebhookError | undefined, receivedAt: number): number | undefined {
  return error?.skewSeconds === undefined ? undefined : receivedAt - error.skewSeconds * 1000
}

/** Whether a change of each part is refused; `undefined` for parts that were not changed. */
async function tryParts(
  provider: AnyProvider,
  parts: readonly PartOfRequest[],
  now: number,
): Promise<readonly (boolean | undefined)[]> {
  return Promise.all(
    parts.map(async ({ altered }) =>
      altered === undefined ? undefined : 'error' in (await attempt(() => provider.verify(altered, { now }))),
    ),
  )
}

const maxShownCharacters = 20_000

// A value that was computed from the body does not reveal it.
function withMask(
  parts: readonly PartOfRequest[],
  masked: readonly PartOfRequest[] | undefined,
  covered: readonly (boolean | undefined)[] | undefined,
): readonly SignedPart[] {
  return parts.map(({ kind, label, text }, index) => {
    const shown = kind === 'computed' || kind === 'literal' ? text : (masked?.[index]?.text ?? '***')
    return { kind, label, text: shown.slice(0, maxShownCharacters), covered: covered?.[index] }
  })
}
