import { deflateSync, gzipSync } from 'node:zlib'
import {
  type HeaderLine,
  type ReceiverOptions,
  reject,
  reply,
  retryLater,
  WebhookError,
  type WebhookErrorCode,
} from '../../src/index.js'
import { body, signedLines } from './subject.js'

/** One request and its expected response, the same under every adapter. */
export interface AdapterCase {
  readonly name: string
  readonly method?: string
  readonly headers?: readonly HeaderLine[]
  /** The body, in the chunks that are sent. @default the body of a genuine delivery */
  readonly body?: readonly Uint8Array[]
  /** Sent without a `Content-Length`. */
  readonly chunked?: boolean
  readonly options?: ReceiverOptions
  readonly handler?: () => unknown
  readonly status: number
  readonly code?: WebhookErrorCode
  /** Headers that the response must have; an empty string means that the header must be absent. */
  readonly responseHeaders?: Readonly<Record<string, string>>
  readonly responseBody?: string
}

const signed = signedLines(body)
const encoded = (...encodings: readonly string[]): readonly HeaderLine[] => [
  ...signed,
  ...encodings.map((encoding) => ['Content-Encoding', encoding] as const),
]
const bytewise = Array.from(body, (byte) => Uint8Array.of(byte))
const zipped = gzipSync(body)
const bomb = gzipSync(new Uint8Array(20_000_000))
const gunzip: ReceiverOptions = { decompress: ['gzip', 'deflate'] }
const exactly: ReceiverOptions = { limits: { maxBodyBytes: body.length } }
const tooSmall: ReceiverOptions = { limits: { maxBodyBytes: body.length - 1 } }
const notUtf8 = Buffer.concat([Buffer.from('{"action":"'), Uint8Array.of(0xff), Buffer.from('"}')])

export const cases: readonly AdapterCase[] = [
  { name: 'a genuine delivery', status: 200, responseHeaders: { 'content-type': '' }, responseBody: '' },
  { name: 'a genuine chunked delivery', chunked: true, status: 200 },
  { name: 'a body in single bytes', body: bytewise, chunked: true, status: 200 },
  { name: 'a malformed media type parameter', headers: signedLines(body, 'application/json; utf-8'), status: 200 },
  { name: 'a body of exactly the limit', options: exactly, status: 200 },
  { name: 'a chunked body of exactly the limit', options: exactly, chunked: true, status: 200 },
  { name: 'a tampered body', body: [Buffer.from('{}')], status: 401, code: 'signature_mismatch', responseBody: '' },
  { name: 'an empty body', body: [], status: 401, code: 'signature_mismatch' },
  { name: 'an empty chunked body', body: [], chunked: true, status: 401, code: 'signature_mismatch' },
  {
    name: 'a signed empty body',
    headers: signedLines(new Uint8Array()),
    body: [],
    status: 400,
    code: 'body_malformed',
  },
  {
    name: 'a signed body that is not UTF-8',
    headers: signedLines(notUtf8),
    body: [notUtf8],
    status: 400,
    code: 'body_malformed',
  },
  { name: 'a signature header that comes twice', headers: [...signed, ...signed.slice(-1)], status: 401 },
  ...['GET', 'HEAD', 'OPTIONS'].map(
    (method): AdapterCase => ({
      name: `the method ${method}`,
      method,
      body: [],
      status: 405,
      code: 'method_not_allowed',
      responseHeaders: { allow: 'POST' },
      responseBody: '',
    }),
  ),
  {
    name: 'the method PUT',
    method: 'PUT',
    status: 405,
    code: 'method_not_allowed',
    responseHeaders: { allow: 'POST' },
  },
  { name: 'another media type', headers: signedLines(body, 'text/html'), status: 415, code: 'media_type_unsupported' },
  ...[
    ['application/json', 'application/json'],
    ['application/json', 'text/html'],
    ['application/json; charset=utf-8', 'text/html'],
    ['application/json; a="', 'b"'],
    ['application/json, text/html'],
    ['application/json', ''],
  ].map(
    ([first = '', ...others]): AdapterCase => ({
      name: `the media types ${[first, ...others].join(' and ')}`,
      headers: [...signedLines(body, first), ...others.map((other) => ['Content-Type', other] as const)],
      status: 415,
      code: 'media_type_unsupported',
    }),
  ),
  { name: 'a body with an announced length over the limit', options: tooSmall, status: 413, code: 'body_too_large' },
  { name: 'a chunked body over the limit', options: tooSmall, chunked: true, status: 413, code: 'body_too_large' },
  {
    name: 'a body over the limit in single bytes',
    options: tooSmall,
    body: bytewise,
    chunked: true,
    status: 413,
    code: 'body_too_large',
  },
  { name: 'the encoding identity', headers: encoded('identity'), status: 200 },
  {
    name: 'a compressed body when no encoding is allowed',
    headers: encoded('gzip'),
    body: [zipped],
    status: 415,
    code: 'content_encoding_unsupported',
  },
  { name: 'an allowed gzip body', headers: encoded('gzip'), body: [zipped], options: gunzip, status: 200 },
  {
    name: 'an allowed gzip body in upper case and chunks',
    headers: encoded('GZIP'),
    body: [zipped.subarray(0, 9), zipped.subarray(9)],
    chunked: true,
    options: gunzip,
    status: 200,
  },
  {
    name: 'an allowed deflate body',
    headers: encoded('deflate'),
    body: [deflateSync(body)],
    options: gunzip,
    status: 200,
  },
  ...[['br'], ['gzip, gzip'], ['gzip', 'gzip'], ['identity', 'gzip'], ['x-gzip']].map(
    (encodings): AdapterCase => ({
      name: `the encodings ${encodings.join(' and ')}`,
      headers: encoded(...encodings),
      body: [gzipSync(zipped)],
      options: gunzip,
      status: 415,
      code: 'content_encoding_unsupported',
    }),
  ),
  { name: 'a gzip bomb', headers: encoded('gzip'), body: [bomb], options: gunzip, status: 413, code: 'body_too_large' },
  {
    name: 'a truncated gzip body',
    headers: encoded('gzip'),
    body: [zipped.subarray(0, -3)],
    options: gunzip,
    status: 400,
    code: 'body_malformed',
  },
  {
    name: 'an uncompressed body labelled gzip',
    headers: encoded('gzip'),
    options: gunzip,
    status: 400,
    code: 'body_malformed',
  },
  {
    name: 'an error with a challenge that is not a valid header value',
    options: {
      now: () => {
        throw new WebhookError('credentials_mismatch', 'x', { challenge: 'Basic\r\nX-Other: 1' })
      },
    },
    status: 401,
    code: 'credentials_mismatch',
    responseHeaders: { 'www-authenticate': '', 'x-other': '' },
    responseBody: '',
  },
  {
    name: 'a handler that replies with JSON',
    handler: () => reply({ text: 'naïve' }),
    status: 200,
    responseHeaders: { 'content-type': 'application/json', 'content-length': '17' },
    responseBody: '{"text":"naïve"}',
  },
  {
    name: 'a handler that replies with bytes',
    handler: () => reply(new Uint8Array([1, 104, 105, 2]).subarray(1, 3), { mediaType: 'text/x-greeting' }),
    status: 200,
    responseHeaders: { 'content-type': 'text/x-greeting', 'content-length': '2' },
    responseBody: 'hi',
  },
  {
    name: 'a handler that asks for a retry',
    handler: () => retryLater({ afterSeconds: 7 }),
    status: 503,
    responseHeaders: { 'retry-after': '7' },
  },
  { name: 'a handler that rejects', handler: () => reject(), status: 200 },
  {
    name: 'a handler that throws',
    handler: () => {
      throw new Error('the cause')
    },
    status: 503,
    code: 'handler_failed',
    responseBody: '',
  },
]
