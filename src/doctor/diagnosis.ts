import type { WebhookErrorCode } from '../errors.js'

/** Every cause that {@link diagnose} can name; `none` and `unknown` are those where there is nothing to name. */
export type DiagnosisCause =
  /** The verification accepts the request as it is. */
  | 'none'
  /** Nothing that was tried makes the verification succeed. A forged request ends here. */
  | 'unknown'
  // body
  /** JSON was parsed and written out again: other white space, other escapes. */
  | 'body_reserialised'
  /** White space at the beginning or the end was added or removed. */
  | 'body_whitespace'
  /** The line ends were changed. */
  | 'body_line_ends'
  /** The characters were written in another charset, or a byte order mark came or went. */
  | 'body_charset'
  /** The body is the base64 of the signed bytes, as gateways pass it on. */
  | 'body_base64'
  /** The signed bytes are a text inside the JSON that arrived: of an event of a gateway, or of a string. */
  | 'body_wrapped'
  /** The body was consumed before the receiver saw it. */
  | 'body_lost'
  /** The body has another length than was announced: it was changed in a way that cannot be undone. */
  | 'body_altered'
  /** A form was parsed and written out again, as a form or as JSON. */
  | 'form_reserialised'
  /** The signature covers the value of the one field, and the whole form was verified. */
  | 'form_value_signed'
  /** The signature covers the form, and only the value of its field was verified. */
  | 'form_unwrapped'
  // headers
  /** A header has another name than the sender gave it. */
  | 'header_renamed'
  /** The headers of the request begin with another prefix than those of the provider. */
  | 'header_dialect'
  /** A header was added twice, or joined with a copy of itself. */
  | 'header_joined'
  /** Quotation marks or white space around the value of a header. */
  | 'header_quoted'
  /** The signature has another prefix than expected. */
  | 'signature_prefix'
  /** The signature is written in another encoding than expected. */
  | 'signature_encoding'
  /** Only the older header with a SHA-1 signature came. */
  | 'sha1_only'
  // time
  /** The signed time is too far from the clock, and the signature is right. */
  | 'clock_skew'
  /** The signed time counts milliseconds where seconds are expected, or the reverse. */
  | 'timestamp_unit'
  // address
  /** The sender signed another URL than the one seen here. */
  | 'url_changed'
  /** Everything is right but TLS. */
  | 'tls_missing'
  // options
  /** Another one of the secrets is the right one. */
  | 'secret_other'
  /** A secret has white space or quotation marks around it, or lacks a line break. */
  | 'secret_whitespace'
  /** A secret has to be decoded, or must not be. */
  | 'secret_encoding'
  /** A key has the wrong type or form, such as a secret where a public key is meant. */
  | 'key_wrong_type'
  /** An option of the provider is wrong. */
  | 'option_wrong'
  /** A key server or secret resolver failed, so that nothing could be verified. */
  | 'key_unavailable'

/** The framework in which the request arrived, for a fix that names the line to change. */
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

/** One cause, with the change that proves it. */
export interface Finding {
  readonly cause: DiagnosisCause
  /** What was changed before the verification succeeded. Never holds a secret, a token or a piece of the body. */
  readonly evidence: string
  /** What to do, in the framework in use. */
  readonly fix: string
  /** The header concerned. */
  readonly field?: string | undefined
  /** How far the signed time is from the clock, in seconds: positive is in the past. */
  readonly skewSeconds?: number | undefined
  /** The label of the secret concerned, as the option `secrets` has it. */
  readonly secret?: string | undefined
}

/** Why a request is refused. */
export interface Diagnosis extends Finding {
  /** With what the verification refused the request as it is; `undefined` where it did not. */
  readonly error: WebhookErrorCode | undefined
  /** Further causes, which had to be undone as well. */
  readonly also: readonly Finding[]
  /** The causes that were tried without success. */
  readonly ruledOut: readonly DiagnosisCause[]
  /** What was seen and proves nothing. */
  readonly hints: readonly string[]
  /** How often the provider's `verify` was called. */
  readonly attempts: number
}
