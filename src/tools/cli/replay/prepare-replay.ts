import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { WebhookRequest } from '../../../core/request/delivery.js'
import { isWebhookError } from '../../../errors.js'
import type { Verdict } from '../../inspector/captures/capture.js'
import { type RawRequest, valuesOf } from '../../inspector/signing/raw-request.js'
import { type Remade, resign } from '../../inspector/signing/resign.js'
import { judge } from '../../inspector/verdict/judge.js'
import type { Context } from '../command.js'
import { UsageError } from '../exit.js'
import { type ChosenSender, chooseSender } from '../requests/choose-sender.js'
import { asUsageLater, type BodyChanges } from '../requests/edit-flags.js'
import type { GivenRequest } from '../requests/read-requests.js'
import type { SecretFlagValues } from '../secrets.js'
import { dim, spanOf, text } from '../terminal/text.js'

/** How requests are made ready to be sent again. */
export interface ReplayWishes {
  /** Signs every request again. */
  readonly resign: boolean
  /** Signs none, even if its time is too long ago. */
  readonly asIs: boolean
  readonly newId: boolean
  readonly edit: boolean
  readonly changes: BodyChanges
  /** How far the signed time is in the past, in milliseconds. */
  readonly lateMs: number
  /** Replaces the provider that a capture names. */
  readonly provider: string | undefined
}

/** A request that is ready to be sent, and what is new in it. */
export interface Replay {
  readonly request: RawRequest
  readonly remade: readonly Remade[]
  /** What the provider says about a request that was signed here. */
  readonly verdict?: Verdict
}

/** Finds the sender of each provider once. */
export class Senders {
  readonly #flags: SecretFlagValues
  readonly #context: Context
  readonly #asked = new Map<string, Promise<ChosenSender>>()

  constructor(flags: SecretFlagValues, context: Context) {
    this.#flags = flags
    this.#context = context
  }

  /** @throws {UsageError} no secret is known */
  require(name: string): Promise<ChosenSender> {
    return this.#choose(name, this.#context)
  }

  /** The sender, if its secret is known without asking. */
  async find(name: string): Promise<ChosenSender | undefined> {
    try {
      return await this.#choose(name, { ...this.#context, out: { ...this.#context.out, isJson: true } })
    } catch (error) {
      if (error instanceof UsageError) return undefined
      throw error
    }
  }

  #choose(name: string, context: Context): Promise<ChosenSender> {
    const known = this.#asked.get(name) ?? chooseSender(name, this.#flags, context, undefined)
    this.#asked.set(name, known)
    known.catch(() => this.#asked.delete(name))
    return known
  }
}

/**
 * Makes a request ready: edits it, gives it a new id, and signs it again where that is wished, or where its signed time is too
 * long ago and the secret is known.
 *
 * @throws {UsageError} an edited request cannot be signed; the message says what is missing
 */
export async function prepareReplay(
  given: GivenRequest,
  wishes: ReplayWishes,
  senders: Senders,
  context: Context,
): Promise<Replay> {
  const { changes, edit, newId } = wishes
  const isChanged = edit || newId || changes.body !== undefined || changes.edits.length > 0 || wishes.lateMs > 0
  const plain = { request: given.request, remade: [] }
  if (wishes.asIs) return plain
  const name = wishes.provider ?? given.provider
  if (!wishes.resign && !isChanged) {
    const sender = name === undefined ? undefined : await senders.find(name)
    if (!(await isTooOld(given, sender, context))) return plain
    return sender === undefined ? plain : sign(given, wishes, sender, context)
  }
  if (name === undefined)
    throw new UsageError(`${given.label}: name the provider with --provider, to sign the request again`)
  return sign(given, wishes, await senders.require(name), context)
}

async function sign(
  { request, label }: GivenRequest,
  { changes, edit, newId, lateMs }: ReplayWishes,
  { sender, deliveries, url, name }: ChosenSender,
  context: Context,
): Promise<Replay> {
  const { edits, body = request.body } = changes
  const { ids } = deliveries
  if (newId && ids === undefined) throw new UsageError(`--new-id: deliveries of ${name} have no id that can be renewed`)
  const resigned = await asUsageLater(
    resign(request, {
      sender,
      edits,
      body: edit ? editInEditor(body, context) : body,
      ...(newId && ids !== undefined && { newId: ids }),
      ...(lateMs > 0 && { sentAt: Date.now() - lateMs }),
      ...(url !== undefined && { url }),
    }),
  )
  if (resigned.remade.length === 0) {
    context.out.note(
      dim(text`         ${label} is unchanged: ${name} proves a request by a token, which stays the same`),
    )
  }
  return { ...resigned, verdict: await judge(sender.provider, toWebhookRequest(resigned.request, url)) }
}

/** Whether the provider would refuse the request for its age. Without the secret, the signed time of the capture decides. */
async function isTooOld(
  { request, capture, label }: GivenRequest,
  sender: ChosenSender | undefined,
  { out }: Context,
): Promise<boolean> {
  if (sender !== undefined) {
    const refused = await codeOf(sender, toWebhookRequest(request, sender.url))
    return refused === 'timestamp_too_old'
  }
  const { signedAt } = capture?.verdict ?? {}
  const ageMs = signedAt === undefined ? 0 : Date.now() - signedAt
  if (ageMs > 300_000) {
    out.note(
      text`         ${label} was signed ${spanOf(ageMs)} ago, so a receiver may refuse it as too old. Give its secret with --secret-env NAME to sign it again.`,
    )
  }
  return false
}

async function codeOf({ sender }: ChosenSender, request: WebhookRequest): Promise<string | undefined> {
  try {
    await sender.provider.verify(request)
    return undefined
  } catch (error) {
    return isWebhookError(error) ? error.code : 'other'
  }
}

/** The request as a provider verifies it. @param url - the URL that the provider knows, without its query */
export function toWebhookRequest({ method, target, rawHeaders, body }: RawRequest, url?: string): WebhookRequest {
  const [host = 'localhost'] = valuesOf(rawHeaders, 'host')
  const absolute = url === undefined ? `http://${host}${target}` : url + (/\?.*/s.exec(target)?.[0] ?? '')
  return { method, url: absolute, headers: rawHeaders, body, encrypted: absolute.startsWith('https:') }
}

/**
 * Lets a person edit a body in `$VISUAL` or `$EDITOR`. The file is readable by its owner only, and is removed.
 *
 * @throws {UsageError} there is no editor, or it ends with an error
 */
function editInEditor(body: Uint8Array, { env, signal }: Pick<Context, 'env' | 'signal'>): Uint8Array {
  const editor = env['VISUAL'] || env['EDITOR']
  if (editor === undefined || editor === '') {
    throw new UsageError(
      '--edit needs an editor: set EDITOR, such as EDITOR="code --wait", or change fields with --set',
    )
  }
  const [program = '', ...args] = editor.split(' ').filter((part) => part !== '')
  const folder = mkdtempSync(join(tmpdir(), 'webhook-receiver-'))
  const file = join(folder, looksLikeJson(body) ? 'body.json' : 'body.txt')
  try {
    writeFileSync(file, body, { mode: 0o600 })
    const { status, error } = spawnSync(program, [...args, file], { stdio: 'inherit', env: { ...env }, signal })
    if (error !== undefined) throw new UsageError(`--edit: ${program} cannot be started (${error.message}); set EDITOR`)
    if (status !== 0) throw new UsageError(`--edit: ${program} ended with ${status ?? 'a signal'}, so nothing is sent`)
    return new Uint8Array(readFileSync(file))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function looksLikeJson([first]: Uint8Array): boolean {
  return first === 0x7b || first === 0x5b
}
