import type { DiagnosisCause, DiagnosisFramework } from './diagnosis.js'

/** How to keep the signed bytes unchanged, by framework. */
const rawBody: Readonly<Record<DiagnosisFramework, string>> = {
  general: 'Pass the received bytes to the receiver, before any middleware parses the body.',
  express:
    "Mount the route before the parser: `app.post('/webhooks', toExpress(receiver))` above `app.use(express.json())`; " +
    "or put `express.raw({ type: '*/*' })` on the route.",
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
  none: 'If the receiver still refuses the request, look at `receipt.error`: parsing or handling failed.',
  unknown:
    'Compare the secret on both sides, and what the sender signs with what the provider verifies. The request may also ' +
    'be forged, or changed in transit.',
  form_value_signed: 'Let the sender post JSON directly, or verify the value of the field with `signedContent`.',
  header_renamed: `${proxy}, or set the name that arrives in the provider's options.`,
  header_dialect:
    "Use the preset of the sending service, or set the options `header` and `headerPrefix` to the sender's names.",
  header_joined: 'Find the proxy or middleware that adds the header a second time, and make it send one.',
  header_quoted: `${proxy}: something puts quotation marks or white space around the value.`,
  signature_prefix: "Set the option `prefix` of the verifier to what the sender writes, or use the sender's preset.",
  signature_encoding:
    "Set the option `encoding` of the verifier to what the sender writes, or use the sender's preset.",
  sha1_only:
    'Make the sender sign with SHA-256: set a secret in its settings, or update an old server. SHA-1 is not verified.',
  clock_skew:
    'Compare both clocks (NTP). If they are correct, the request was delayed, recorded or replayed, and the ' +
    "provider's `toleranceSeconds` rejects it on purpose.",
  timestamp_unit: 'Set `timestamp.unit` of the verifier to the unit of the sender.',
  url_changed:
    'Set the option `url` of the provider to the URL as configured at the sender, or make the proxy keep scheme, host ' +
    'and path.',
  tls_missing:
    "If a proxy terminates TLS, use `httpsOnly(verifier, { trustForwarded: 'x-forwarded-proto' })`. Otherwise make " +
    'the sender use an https: URL.',
  secret_wrong: 'Configure this secret for the receiver; it uses another one, perhaps of another environment.',
  secret_whitespace: 'Correct the secret in the configuration, or `trim()` it where it is read.',
  secret_encoding: 'Pass the secret to the provider in the form that was found to be correct.',
  key_wrong_type:
    "Pass the kind of key that the option names: a public key is in PEM, a JWK or the sender's own form, and is not a " +
    'shared secret.',
  option_wrong: 'Correct the option that the message names.',
  key_unavailable: 'Look at the `cause` of the error: the key server or the resolver failed, not the sender.',
}

/** How to decode base64, by framework. */
const base64: Partial<Record<DiagnosisFramework, string>> = {
  general: 'If the gateway marks the body as base64, decode it before you pass it to the receiver.',
}

/** Returns what to do about a cause, in a framework. */
export function fixFor(cause: DiagnosisCause, framework: DiagnosisFramework): string {
  const gateway = cause === 'body_base64' || cause === 'body_wrapped' ? base64[framework] : undefined
  return otherFixes[cause] ?? gateway ?? rawBody[framework]
}

export const diagnosisFrameworks: readonly string[] = Object.keys(rawBody)
