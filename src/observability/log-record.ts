import type { Receipt } from '../receiver/receipt.js'

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
  readonly webhook_error_code?: string
  readonly webhook_proof_strength?: string
  readonly webhook_proof_verifier?: string
  /** The position of the secret that matched (`0` is the newest), or the id of the key. */
  readonly webhook_key?: string | number
  readonly http_status: number
  readonly duration_ms: number
}

// A sender chooses these texts, so their length and their characters are limited.
const maxCharacters = 200

/**
 * Converts a receipt to a flat object for pino and other structured loggers.
 *
 * It holds no secret, token, header or body, and no message of an error: a message may quote what a handler threw.
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
export function toLogRecord(receipt: Receipt): LogRecord {
  const { provider, outcome, event, deliveryId, error, proof, response, receivedAt, durationMs } = receipt
  return {
    level: outcome === 'failed' ? 'error' : error === undefined ? 'info' : 'warn',
    msg: 'webhook received',
    // 0 if the request failed before its time was read.
    ...(receivedAt > 0 && receivedAt <= 8.64e15 && { received_at: new Date(receivedAt).toISOString() }),
    webhook_provider: provider,
    webhook_outcome: outcome,
    ...(event !== undefined && { webhook_event: toLogText(event) }),
    ...(deliveryId !== undefined && { webhook_delivery_id: toLogText(deliveryId) }),
    ...(error !== undefined && { webhook_error_code: error.code }),
    ...(proof !== undefined && { webhook_proof_strength: proof.strength, webhook_proof_verifier: proof.verifier }),
    ...(proof?.key !== undefined && { webhook_key: typeof proof.key === 'string' ? toLogText(proof.key) : proof.key }),
    http_status: response.status,
    duration_ms: Math.round(durationMs * 1000) / 1000,
  }
}

function toLogText(text: string): string {
  return text.slice(0, maxCharacters).replace(/\p{C}/gu, '�')
}
