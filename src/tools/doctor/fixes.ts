import type { DiagnosisCause, DiagnosisFramework } from './diagnosis.js'

/** How to keep the signed bytes unchanged, by framework. */
const rawBodyFixes: Readonly<Record<DiagnosisFramework, string>> = {
  general: 'Pass the received bytes to the receiver, before any middleware parses the body.',
  express:
    "Mount the route before the parser: `app.post('/webhooks', toExpress(receiver))` above `app.use(express.json())`; " +
    'or keep the bytes: `express.json({ verify: (request, _, bytes) => { request.rawBody = bytes } })`.',
  koa:
    'Use `toKoa(receiver)` on a route before `koa-bodyparser` and `koa-body`, or keep the bytes in ' +
    '`ctx.request.rawBody`.',
  node: 'Call `toNode(receiver)` with the request before anything reads it.',
  fastify:
    'Register the route in a separate scope with `removeAllContentTypeParsers()` and ' +
    "`addContentTypeParser('*', (_request, _payload, done) => done(null))`, and call `toNode(receiver)` with " +
    '`request.raw` and `reply.raw`.',
  nest: 'Create the application with `NestFactory.create(AppModule, { rawBody: true })`, and pass `request.rawBody`.',
  fetch: 'Call `toFetch(receiver)` with the `Request` before `request.json()` or `request.text()`.',
  hono: 'Call `toFetch(receiver)` with `c.req.raw` before `c.req.json()` or `c.req.text()`.',
  next:
    'Export `POST = toFetch(receiver)` from `app/.../route.ts`; under `pages/api` export ' +
    '`config = { api: { bodyParser: false } }` and use `toNode(receiver)`.',
  lambda:
    "Use `Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8')` as the body, never " +
    '`JSON.stringify(...)`.',
}

const proxy = 'Configure the proxy or gateway to pass headers unchanged'

/** What to do about causes that have the same fix in every framework. */
const otherFixes: Partial<Record<DiagnosisCause, string>> = {
  none: 'If the receiver still refuses the request, look at `receipt.error`: its store, its order or a handler failed.',
  unknown:
    'Compare the secrets on both sides, and check that the sender signs the content that the provider verifies. ' +
    'The request may also be forged, or changed in transit.',
  request_unsupported:
    'Set the method and the media type at the sender to those that the provider takes, or make the proxy keep them.',
  payload_invalid:
    'The secret is right. Compare the named field with what the sender documents, and correct the schema of the provider ' +
    "or the settings of the sender. With `onInvalid: 'park'`, an inbox keeps such deliveries.",
  form_value_signed: 'Have the sender post JSON directly, or verify the value of the field with `signedContent`.',
  header_renamed: `${proxy}, or set the provider's option for the header to the name that arrives.`,
  header_dialect:
    "Use the preset for the sending service, or set the options `header` and `headerPrefix` to the sender's names.",
  header_joined: 'Find the proxy or middleware that adds the header a second time, and stop it.',
  header_quoted: `${proxy}. It adds quotation marks or white space around the value.`,
  signature_prefix:
    "Set the verifier's `prefix` option to the prefix that the sender uses, or use the sender's preset.",
  signature_encoding:
    "Set the verifier's `encoding` option to the encoding that the sender uses, or use the sender's preset.",
  sha1_only:
    'Make the sender sign with SHA-256: set a secret in its settings, or update an old server. SHA-1 ' +
    'signatures are never accepted.',
  clock_skew:
    'Compare both clocks (NTP). If they are correct, the request was delayed, recorded or replayed, and the ' +
    "provider's `toleranceSeconds` rejects it on purpose.",
  timestamp_unit: "Set the verifier's `timestamp.unit` to the unit that the sender uses.",
  url_changed:
    "Set the provider's `url` option to the URL that is configured at the sender, or make the proxy preserve the " +
    'scheme, host and path.',
  tls_missing:
    "If a proxy terminates TLS, use `httpsOnly(verifier, { trustForwarded: 'x-forwarded-proto' })`. Otherwise make " +
    'the sender use an https: URL.',
  secret_wrong: 'Configure this secret for the receiver, which uses a different one, perhaps from another environment.',
  secret_whitespace: 'Correct the secret in the configuration, or `trim()` it where it is read.',
  secret_encoding: 'Pass the secret to the provider in the form that the evidence names.',
  key_wrong_type:
    "Pass the kind of key that the option asks for. A public key is PEM, a JWK or in the sender's own format; a shared " +
    'secret does not work.',
  option_wrong: 'Correct the option that the message names.',
  key_unavailable: 'Look at the `cause` of the error: the key server or the resolver failed, not the sender.',
}

/** How to decode base64, by framework. */
const base64Fixes: Partial<Record<DiagnosisFramework, string>> = {
  general: 'If the gateway marks the body as base64, decode it before you pass it to the receiver.',
}

/** Returns the fix for a cause in a framework. */
export function fixFor(cause: DiagnosisCause, framework: DiagnosisFramework): string {
  const base64Fix = cause === 'body_base64' || cause === 'body_wrapped' ? base64Fixes[framework] : undefined
  return otherFixes[cause] ?? base64Fix ?? rawBodyFixes[framework]
}

export const diagnosisFrameworks: readonly string[] = Object.keys(rawBodyFixes)
