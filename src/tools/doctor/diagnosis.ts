import type { WebhookErrorCode } from '../../errors.js'

/** Why a request is refused. `none` and `unknown` mean that no cause was found. */
export type DiagnosisCause =
  /** Verification accepts the unchanged request. */
  | 'none'
  /** No change makes verification succeed. This is the result for a forged request. */
  | 'unknown'
  // after verification
  /** Verification accepts the request, but its method or its media type is refused. */
  | 'request_unsupported'
  /** Verification accepts the request, but its payload is refused: it is malformed, or does not match the schema. */
  | 'payload_invalid'
  // body
  /** JSON was parsed and serialised again, with other white space or escapes. */
  | 'body_reserialised'
  /** White space was added or removed at the beginning or the end. */
  | 'body_whitespace'
  /** The line endings were changed. */
  | 'body_line_endings'
  /** The charset was changed, or a byte order mark was added or removed. */
  | 'body_charset'
  /** The body is the base64 of the signed bytes; some gateways do that. */
  | 'body_base64'
  /** The signed bytes are a string inside the JSON that arrived, such as a gateway event. */
  | 'body_wrapped'
  /** The body was consumed before the receiver saw it. */
  | 'body_lost'
  /** The length differs from `Content-Length`: the body was changed in a way that cannot be undone. */
  | 'body_altered'
  /** A form was parsed and serialised again, as a form or as JSON. */
  | 'form_reserialised'
  /** The signature covers only the value of the form's field, but the whole form was verified. */
  | 'form_value_signed'
  /** The signature covers the whole form, but only the value of its field was verified. */
  | 'form_unwrapped'
  // headers
  /** A header was renamed. */
  | 'header_renamed'
  /** The headers do not have the prefix that the provider expects. */
  | 'header_dialect'
  /** A header was duplicated, or joined with a copy of itself. */
  | 'header_joined'
  /** The value of a header has quotation marks or white space around it. */
  | 'header_quoted'
  /** The signature does not have the expected prefix. */
  | 'signature_prefix'
  /** The signature is not in the expected encoding. */
  | 'signature_encoding'
  /** The request has only the older header with a SHA-1 signature. */
  | 'sha1_only'
  // time
  /** The signature is correct, but the signed time is too far from the clock. */
  | 'clock_skew'
  /** The signed time is in milliseconds instead of seconds, or the reverse. */
  | 'timestamp_unit'
  // address
  /** The sender signed a different URL from the one that arrived. */
  | 'url_changed'
  /** The request is correct, but did not arrive over TLS. */
  | 'tls_missing'
  // options
  /** A different one of the candidate secrets is correct. */
  | 'secret_wrong'
  /** The secret has white space or quotation marks around it, or lacks a line break at its end. */
  | 'secret_whitespace'
  /** The secret must be decoded first, or must not be decoded. */
  | 'secret_encoding'
  /** The key has the wrong type or form, such as a secret instead of a public key. */
  | 'key_wrong_type'
  /** An option of the provider is wrong. */
  | 'option_wrong'
  /** A key server or secret resolver failed, so the request could not be verified. */
  | 'key_unavailable'

/** The framework that received the request. */
export type DiagnosisFramework =
  | 'general'
  | 'express'
  | 'koa'
  | 'node'
  | 'fastify'
  | 'nest'
  | 'fetch'
  | 'hono'
  | 'next'
  | 'lambda'

/** One cause and its proof. */
export interface Finding {
  readonly cause: DiagnosisCause
  /** The change that makes verification succeed. Never contains a secret, a token or a part of the body. */
  readonly evidence: string
  /** What to do, in the given framework. */
  readonly fix: string
  /** The header concerned. */
  readonly field?: string | undefined
  /** How far the signed time is in the past, in seconds; negative in the future. */
  readonly skewSeconds?: number | undefined
  /** The key concerned, or the one that accepts the request: its `kid`, or the position of the secret, where 0 is the newest. */
  readonly key?: string | number | undefined
  /** The label of the secret concerned, from the option `secrets`. */
  readonly secret?: string | undefined
}

export type FindingWithoutFix = Omit<Finding, 'fix'>

/** The result of {@link diagnose}. */
export interface Diagnosis extends Finding {
  /** The error of the unchanged request; `undefined` if it is accepted. */
  readonly error: WebhookErrorCode | undefined
  /** Further causes. Verification succeeds only if all of them are fixed. */
  readonly also: readonly Finding[]
  /** The causes that were tried without success. */
  readonly ruledOut: readonly DiagnosisCause[]
  /** Observations that prove nothing. */
  readonly hints: readonly string[]
  /** How many times the provider's `verify` was called. */
  readonly attempts: number
}
