import type { Receipt } from '../../core/receiver/receipt.js'
import type { IncomingRequest } from '../../core/request/delivery.js'
import type { WebhookError } from '../../errors.js'

/** A receipt as one line of a structured log. The names of its fields are stable. */
export interface LogRecord {
  readonly level: 'info' | 'warn' | 'error'
  /** Always the same text: the fields tell the difference. */
  readonly msg: 'webhook received'
  /** The time of receipt, in ISO 8601. */
  readonly received_at?: string
  readonly webhook_provider: string
  readonly webhook_outcome: string
  readonly webhook_event?: string
  readonly webhook_delivery_id?: string
  /** The name of the handler, of an event with several. */
  readonly webhook_handler?: string
  readonly webhook_error_code?: string
  /** The header, parameter or field that is missing or wrong. */
  readonly webhook_error_field?: string
  /** The limit that was exceeded, in the unit of its option. */
  readonly webhook_error_limit?: number
  /** The distance of the signed time from the clock; positive is in the past. */
  readonly webhook_skew_seconds?: number
  /** How many secrets, keys or accounts were tried, for a signature, token or password that matches none of them. */
  readonly webhook_keys_tried?: number
  /** The path of the first field that does not match the schema, of a verified payload only. */
  readonly webhook_payload_path?: string
  /** The cause that a diagnosis has proved, such as `secret_wrong` or `body_reserialised`. */
  readonly webhook_diagnosis?: string
  readonly webhook_proof_strength?: string
  readonly webhook_proof_verifier?: string
  /** The position of the secret that matched (`0` is the newest), or the id of the key. */
  readonly webhook_key?: string | number
  /** The id of the delivery in a common header, such as `webhook-id`. It is not proved. */
  readonly webhook_claimed_id?: string
  /** The media type of the request, without its parameters. */
  readonly http_media_type?: string
  /** The first product of the user agent, such as `GitHub-Hookshot/044aadd`. */
  readonly http_user_agent?: string
  readonly http_status: number
  readonly duration_ms: number
}

/** What {@link toLogRecord} adds to a receipt, as `onError` gets it. */
export interface LogContext {
  /** Of its headers, only the media type, the user agent and the id of the delivery are read. */
  readonly request?: Pick<IncomingRequest, 'headers'>
  /** The result of `withDiagnosis` or `diagnose`, of which only the cause is read. */
  readonly diagnosis?: { readonly cause: string } | undefined
}

// A sender chooses these texts, so their length and their characters are limited.
const maxCharacters = 200

/**
 * Converts a receipt to a flat object for pino and other structured loggers.
 *
 * It holds no secret, token or body, and no message of an error: a message may quote what a handler threw.
 *
 * @param context - the request and its diagnosis, from `onError`
 *
 * @example
 * const receiver = createReceiver({
 *   provider,
 *   on: {},
 *   onReceipt(receipt) {
 *     const { level, ...fields } = toLogRecord(receipt)
 *     logger[level](fields)
 *   },
 * })
 */
export function toLogRecord(receipt: Receipt, context: LogContext = {}): LogRecord {
  const { provider, outcome, event, deliveryId, handler, error, proof, response, receivedAt, durationMs } = receipt
  return {
    level: outcome === 'failed' ? 'error' : error === undefined ? 'info' : 'warn',
    msg: 'webhook received',
    // 0 if the request failed before its time was read.
    ...(receivedAt > 0 && receivedAt <= 8.64e15 && { received_at: new Date(receivedAt).toISOString() }),
    webhook_provider: provider,
    webhook_outcome: outcome,
    ...(event !== undefined && { webhook_event: toLogText(event) }),
    ...(deliveryId !== undefined && { webhook_delivery_id: toLogText(deliveryId) }),
    ...textField('webhook_handler', handler),
    ...(error !== undefined && toErrorFields(error, proof !== undefined)),
    ...textField('webhook_diagnosis', context.diagnosis?.cause),
    ...(proof !== undefined && { webhook_proof_strength: proof.strength, webhook_proof_verifier: proof.verifier }),
    ...(proof?.key !== undefined && { webhook_key: typeof proof.key === 'string' ? toLogText(proof.key) : proof.key }),
    ...(context.request !== undefined && toRequestFields(context.request)),
    http_status: response.status,
    duration_ms: Math.round(durationMs * 1000) / 1000,
  }
}

// Excludes messages and causes, which may quote what a handler threw, and the messages of issues.
function toErrorFields({ code, field, limit, skewSeconds, keysTried, issues }: WebhookError, isVerified: boolean) {
  return {
    webhook_error_code: code,
    ...textField('webhook_error_field', field),
    ...numberField('webhook_error_limit', limit),
    ...numberField('webhook_skew_seconds', skewSeconds),
    ...numberField('webhook_keys_tried', keysTried),
    // Senders choose the keys of a payload.
    ...textField('webhook_payload_path', isVerified ? issues?.[0]?.path : undefined),
  }
}

function textField<Name extends string>(name: Name, value: string | undefined): { readonly [Key in Name]?: string } {
  return value === undefined ? {} : ({ [name]: toLogText(value) } as { readonly [Key in Name]?: string })
}

function numberField<Name extends string>(name: Name, value: number | undefined): { readonly [Key in Name]?: number } {
  return Number.isFinite(value) ? ({ [name]: value } as { readonly [Key in Name]?: number }) : {}
}

// Of each header only what has the form of its value: a sender could write anything into the rest.
const mediaType = /^[\w.+-]{1,60}\/[\w.+-]{1,100}(?=\s*(?:;|$))/
const product = /^[\w.-]{1,60}(?:\/[\w.+-]{1,60})?(?=\s|$)/
const deliveryIdName =
  /^(?:webhook-id|svix-id|ce-id|x-(?:[a-z-]{1,60}-)?(?:delivery|delivery-id|webhook-id|event-uuid))$/
const identifier = /^[\w.:-]{1,100}$/

function toRequestFields({ headers }: NonNullable<LogContext['request']>) {
  const read = (isWanted: (name: string) => boolean, form: RegExp) => {
    const [, value = ''] = headers.find(([name]) => isWanted(name.toLowerCase())) ?? []
    return form.exec(value)?.[0]
  }
  return {
    ...textField(
      'webhook_claimed_id',
      read((name) => deliveryIdName.test(name), identifier),
    ),
    ...textField(
      'http_media_type',
      read((name) => name === 'content-type', mediaType),
    ),
    ...textField(
      'http_user_agent',
      read((name) => name === 'user-agent', product),
    ),
  }
}

function toLogText(text: string): string {
  return text.slice(0, maxCharacters).replace(/\p{C}/gu, '�')
}
