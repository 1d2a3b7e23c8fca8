import { expect } from 'vitest'
import {
  isWebhookError,
  type Proof,
  toWebhookRequest,
  type Verifier,
  type WebhookErrorCode,
} from '../../../src/index.js'

/** The clock of the tests, in milliseconds since 1970. */
export const now = 1_700_000_000_000

/** Runs a verifier, as a promise even if it throws. */
export async function verify(verifier: Verifier, request: Parameters<Verifier>[0], at = now): Promise<Proof> {
  return verifier(request, { now: at })
}

// The codes whose errors say which header, field or parameter is concerned.
const namesField = /^(proof|timestamp|credentials|token)_|^signature_malformed$|^algorithm_not_allowed$/

/** Expects a refusal with this code whose error contains none of the secrets. */
export async function expectRefusal(
  verifier: Verifier,
  request: Parameters<Verifier>[0],
  code: WebhookErrorCode,
  secrets: readonly string[] = [],
): Promise<void> {
  const error: unknown = await verify(verifier, request).then(
    (proof) => ({ accepted: proof }),
    (thrown: unknown) => thrown,
  )
  expect(error).toMatchObject({ name: 'WebhookError', code })
  if (!isWebhookError(error)) return
  if (namesField.test(code)) expect(error.field).toMatch(/./)
  const told = JSON.stringify([error.message, error.field, String(error.cause), error.stack])
  for (const secret of secrets) expect(told).not.toContain(secret)
}

/** A request with these header lines. */
export function withHeaders(
  headers: NonNullable<Parameters<typeof toWebhookRequest>[0]['headers']>,
  body: string | Uint8Array = '',
) {
  return toWebhookRequest({ headers, body })
}

/** The bytes in the middle of a larger buffer, as they come out of a pool. */
export function asSubArray(text: string): Uint8Array {
  const bytes = Buffer.from(text)
  const pool = new Uint8Array(bytes.length + 16).fill(0x78)
  pool.set(bytes, 7)
  return pool.subarray(7, 7 + bytes.length)
}

/** The message of the TypeError that a factory throws. */
export function messageOfTypeError(make: () => unknown): string {
  try {
    make()
  } catch (error) {
    if (error instanceof TypeError) return error.message
    throw error
  }
  throw new Error('the options were accepted')
}
