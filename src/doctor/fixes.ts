import type { DiagnosisCause, DiagnosisFramework } from './diagnosis.js'

/** How the signed bytes reach the receiver untouched, by framework. */
const rawBody: Readonly<Record<DiagnosisFramework, string>> = {
  general: 'Give the receiver the bytes as they arrived, before any middleware parses the body.',
  express:
    "Mount the route before the parser: `app.post('/webhooks', toExpress(receiver))` above `app.use(express.json())`; " +
    "or put `express.raw({ type: '*/*' })` on the route.",
  koa:
    'Use `toKoa(receiver)` on a route before `koa-bodyparser` and `koa-body`, or keep the bytes in ' +
    '`ctx.request.rawBody`.',
  node: 'Call `toNode(receiver)` with the request before anything reads it.',
  fastify:
    'Register the route in a scope of its own with `removeAllContentTypeParsers()` and ' +
    "`addContentTypeParser('*', (_request, _payload, done) => done(null))`, and call `toNode(receiver)` with " +
    '`request.raw` and `reply.raw`.',
  nest: 'Create the application with `NestFactory.create(AppModule, { rawBody: true })`, and pass on `request.rawBody`.',
  fetch: 'Call `toFetch(receiver)` with the `Request` before `request.json()` or `request.text()`.',
  hono: 'Call `toFetch(receiver)` with `c.req.raw` before `c.req.json()` or `c.req.text()`.',
  next:
    'Export `POST = toFetch(receiver)` from `app/.../route.ts`; under `pages/api` export ' +
    '`config = { api: { bodyParser: false } }` and use `toNode(receiver)`.',
  lambda:
    "Make the body of `Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8')`, and never of " +
    '`JSON.stringify(...)`.',
}

const proxy = 'Let the proxy or gateway in front pass the headers on as they are'

/** What to do about each cause, where it is not about the bytes of the body. */
const otherFixes = {
  none: 'If the receiver refuses the request all the same, look at `receipt.error`: parsing or handling failed.',
  unknown:
    'Compare the secret on both sides, and what the sender signs with what the provider verifies; a request that was ' +
    'forged, or changed on its way, ends here too.',
  header_renamed: `${proxy}, or set the name that arrives in the provider's options.`,
  header_dialect:
    "Use the preset or the options (`header`, `headerPrefix`) of the service that sends, or the sender's own names.",
  header_joined: 'Find out which proxy or middleware adds the header a second time, and let it pass one.',
  header_quoted: `${proxy}: something puts quotation marks or white space around the value.`,
  signature_prefix: "Set the option `prefix` of the verifier to what the sender writes, or use the sender's preset.",
  signature_encoding:
    "Set the option `encoding` of the verifier to what the sender writes, or use the sender's preset.",
  sha1_only:
    'Let the sender sign with SHA-256: set a secret in its settings, and update an old server. SHA-1 is not verified.',
  clock_skew:
    "Compare both clocks (NTP). Where they are right the request was held back, recorded or sent again: the provider's " +
    '`toleranceSeconds` bounds that on purpose.',
  timestamp_unit: 'Set `timestamp.unit` of the verifier to what the sender counts in.',
  url_changed:
    'Set the option `url` of the provider to the URL as it was entered at the sender, or let the proxy keep scheme, ' +
    'host and path.',
  tls_missing:
    "Where a proxy ends TLS: `httpsOnly(verifier, { trustForwarded: 'x-forwarded-proto' })`. Else let the sender use " +
    'an https: URL.',
  secret_other: 'Configure this secret for the receiver: another one is in use, such as that of another environment.',
  secret_whitespace:
    'Write the secret as it was found to be right into the configuration; `trim()` it where it is read.',
  secret_encoding: 'Give the provider the secret in the form that was found to be right.',
  key_wrong_type:
    "Give the option the kind of key that it names: a public key is in PEM, a JWK or the sender's own form, and a " +
    'shared secret is none.',
  option_wrong: 'Mend the option that the message names.',
  key_unavailable:
    'Look at the `cause` of the error: the key server or the resolver failed. The sender is not to blame.',
} satisfies Partial<Record<DiagnosisCause, string>>

const ofTheForm: Partial<Record<DiagnosisCause, string>> = {
  form_value_signed: 'Let the sender post JSON itself, or verify the value of the field with `signedContent`.',
}

const base64: Partial<Record<DiagnosisFramework, string>> = {
  general: 'Decode the body before it is given to the receiver, where the gateway says that it is base64.',
}

/** What to do about a cause, in a framework. */
export function fixFor(cause: DiagnosisCause, framework: DiagnosisFramework): string {
  const other: Partial<Record<DiagnosisCause, string>> = otherFixes
  const gateway = cause === 'body_base64' || cause === 'body_wrapped' ? base64[framework] : undefined
  return other[cause] ?? ofTheForm[cause] ?? gateway ?? rawBody[framework]
}

/** Every framework that has a fix of its own. */
export const diagnosisFrameworks: readonly string[] = Object.keys(rawBody)
