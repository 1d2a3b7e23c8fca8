import { answerHeader, type WireAnswer } from './wire/exchange.js'

/** What has to be changed. */
export type FixTopic = keyof typeof fixes

interface Fix {
  readonly general: string
  readonly in?: Readonly<Partial<Record<Framework, string>>>
}

const rawBody: Fix = {
  general: 'Verify the bytes of the body as they arrived, before anything parses, decodes, trims or rewrites them.',
  in: {
    Express: "Mount express.raw({ type: '*/*', limit: '5mb' }) on this route, before any express.json().",
    'Next.js': 'Read await request.text() or arrayBuffer() in the route handler; with pages, set bodyParser: false.',
    Flask: 'Call request.get_data() before request.json or request.form.',
    FastAPI: 'Read await request.body() instead of a body parameter.',
    'Python http.server': 'Read exactly Content-Length bytes from self.rfile and verify these.',
    PHP: "Verify file_get_contents('php://input'), not $_POST or a decoded array.",
    Laravel: 'Verify $request->getContent().',
    Rails: 'Verify request.raw_post.',
    WEBrick: 'Verify request.body before JSON.parse.',
    'ASP.NET': 'Read Request.Body into bytes; call EnableBuffering() if a model binder needs it afterwards.',
  },
}

const compare: Fix = {
  general: 'Decode both signatures to bytes, require equal lengths, and compare all bytes in constant time.',
  in: {
    Express: 'Use crypto.timingSafeEqual after a check of the length.',
    'Next.js': 'Use crypto.timingSafeEqual after a check of the length.',
    Flask: 'Use hmac.compare_digest over bytes.',
    FastAPI: 'Use hmac.compare_digest over bytes.',
    'Python http.server': 'Use hmac.compare_digest over bytes.',
    PHP: 'Use hash_equals.',
    Laravel: 'Use hash_equals.',
    Rails: 'Use ActiveSupport::SecurityUtils.secure_compare.',
    WEBrick: 'Use OpenSSL.secure_compare.',
    'ASP.NET': 'Use CryptographicOperations.FixedTimeEquals.',
  },
}

const limit: Fix = {
  general: 'Count the bytes of the body as they arrive, and stop at the largest body that the vendor sends.',
  in: {
    Express: "Set the limit of the raw body parser: express.raw({ type: '*/*', limit: '1mb' }).",
    Flask: "Set app.config['MAX_CONTENT_LENGTH'].",
    FastAPI: 'Read request.stream() and count; uvicorn has no limit.',
    'Python http.server': 'Refuse a Content-Length above the limit before you read, and chunked bodies.',
    PHP: 'Set post_max_size, and pass a length to stream_get_contents for php://input.',
    'ASP.NET': 'Set MaxRequestBodySize for the endpoint.',
  },
}

const errors: Fix = {
  general: 'Catch every error of verification and parsing, and refuse with one constant 4xx answer.',
  in: {
    Express: 'Catch errors of async handlers, and add an error handler with four parameters.',
    PHP: 'Catch Throwable, and set display_errors to off.',
  },
}

const fixes = {
  'raw-body': rawBody,
  compare,
  limit,
  errors,
  verify: {
    general: 'Verify every request before anything else, and refuse it unless the verification says yes. Await it.',
  },
  'verify-first': {
    general: 'Verify the bytes before any parser, route or handler sees them, for all paths and content types.',
  },
  secret: { general: 'Refuse to start without a secret. Take it from the configuration only, never from the request.' },
  'strict-decoding': {
    general: 'Decode signatures strictly: the exact length, one alphabet, lower case hex, canonical base64.',
  },
  'one-reading': {
    general:
      'Parse once, and let the verification and the handler use the same object. Refuse JSON with repeated keys.',
  },
  'every-item': { general: 'Verify the proof of each item before you handle any of them.' },
  'one-header': { general: 'Require exactly one line and one value of each header that proves something.' },
  algorithm: { general: 'Fix the algorithm in the configuration, and read only the header with the strong signature.' },
  keys: {
    general:
      'Take keys from the configuration or from fixed hosts, compared exactly, and refuse other key ids. Ignore jwk, jku, x5u and x5c.',
  },
  forwarded: {
    general: 'Do not decide by X-Forwarded-*, Forwarded or X-Real-IP. Verify the signature of every request.',
  },
  'test-switch': { general: 'Remove the switch. Tests can sign their requests.' },
  url: { general: 'Verify with the configured public URL, not with one that is built from headers of the request.' },
  tolerance: {
    general: 'Refuse signed times outside of the tolerance of the vendor, often five minutes, in both directions.',
  },
  'strict-time': { general: 'Match the signed text with ^[1-9][0-9]{0,11}$ before you convert it to a number.' },
  'sign-time': { general: 'Include the text of the timestamp header in what you verify.' },
  'signature-list': { general: 'Split the list, and accept if any of the signatures of the right version fits.' },
  rotation: { general: 'Verify with a list of secrets, newest first, until no delivery with the old one is retried.' },
  unknown: { general: 'Acknowledge events and fields that you do not use.' },
  'media-type': { general: 'Compare the type and subtype only, in lower case, without parameters.' },
  'read-whole-body': { general: 'Read until the body ends, also without a Content-Length.' },
  'header-names': { general: 'Look headers up without regard to letter case.' },
  handshake: {
    general: 'Answer the handshake as the documentation of the vendor describes it, after you verified it.',
  },
  dedupe: {
    general:
      'Reserve the id of the delivery in one atomic step, such as INSERT ... ON CONFLICT DO NOTHING, before the effect.',
  },
  release: {
    general:
      'Release the reserved id when the handler fails, answer 5xx, and keep it reserved for as long as a handler may take.',
  },
  remember: {
    general:
      'Remember ids for as long as the vendor retries, in a store that restarts and other deliveries do not empty.',
  },
  ids: {
    general: 'Use the id of the signed delivery as text, exactly: no number, no other letter case, no other header.',
  },
  retry: { general: 'Handle a retry like a first attempt, unless the id of the delivery was handled before.' },
  order: {
    general:
      'Wait for a missing number only for a limited time, and handle late deliveries, marked as late where it matters.',
  },
  memory: {
    general:
      'Let go of a request when it is answered: keep none of it in lists, caches or closures that have no limit.',
  },
  acknowledge: { general: 'Store the delivery, or finish its handler, before you answer 2xx.' },
  prototype: { general: 'Refuse these keys, or copy fields by name instead of merging objects.' },
  compressed: { general: 'Answer 415 to a Content-Encoding that you do not decode, and 400 if decoding fails.' },
  inflate: { general: 'Verify the bytes as they came, and stop inflating at the largest body that the vendor sends.' },
  linear: { general: 'Limit the length of headers, and read them without regular expressions that backtrack.' },
  depth: { general: 'Limit the depth before you walk through parsed JSON.' },
  xml: { general: 'Refuse every DOCTYPE, or do not read XML at all.' },
  drain: { general: 'Read the rest of a refused body under a limit, or answer with Connection: close and close.' },
  server: {
    general:
      'Put a server or proxy in front that limits headers, times and connections, and serves requests concurrently.',
    in: {
      'Python http.server':
        'Use ThreadingHTTPServer with a timeout, or a production server; http.server is meant for development.',
      PHP: 'php -S serves one request at a time and is meant for development: use php-fpm.',
    },
  },
  'body-time': {
    general: 'Limit the time of a whole request, not only the silence between its bytes, to about ten seconds.',
    in: {
      Express:
        'Set server.requestTimeout and server.headersTimeout, which Node has at 300 and 60 seconds; 0 turns them off.',
      'Python http.server': 'Put a proxy in front: the timeout of a handler counts from byte to byte only.',
    },
  },
  burst: { general: 'Acknowledge from a queue or an inbox, and answer 503 with Retry-After instead of failing.' },
  deadline: { general: 'Store the delivery and acknowledge it; do slow work afterwards from the store.' },
  status: { general: 'Answer 2xx, 4xx or 5xx only; give the vendor the final URL of the endpoint.' },
  repeat: { general: 'Answer a delivery that was handled before like the first one: with 2xx.' },
  escape: { general: 'Return nothing of a request, or as text/plain or JSON with X-Content-Type-Options: nosniff.' },
  'constant-answer': {
    general: 'Give strangers one constant answer without detail, and write the reason to your log.',
  },
} satisfies Readonly<Record<string, Fix>>

/** The fix in the words of a framework, where they differ. */
export function fixFor(topic: FixTopic, framework: Framework | undefined): string {
  const fix: Fix = fixes[topic]
  return (framework === undefined ? undefined : fix.in?.[framework]) ?? fix.general
}

/** A framework or server that answers tell. */
export type Framework =
  | 'Express'
  | 'Next.js'
  | 'Flask'
  | 'FastAPI'
  | 'Python http.server'
  | 'PHP'
  | 'Laravel'
  | 'Rails'
  | 'WEBrick'
  | 'ASP.NET'

const signs: readonly (readonly [framework: Framework, header: string, value: RegExp])[] = [
  ['Next.js', 'x-powered-by', /next\.js/i],
  ['Express', 'x-powered-by', /express/i],
  ['Laravel', 'set-cookie', /laravel_session/i],
  ['PHP', 'x-powered-by', /php/i],
  ['ASP.NET', 'x-powered-by', /asp\.net/i],
  ['ASP.NET', 'server', /kestrel/i],
  ['Flask', 'server', /werkzeug/i],
  ['FastAPI', 'server', /uvicorn|hypercorn/i],
  ['Python http.server', 'server', /basehttp/i],
  ['Rails', 'x-runtime', /^\d/],
  ['WEBrick', 'server', /webrick/i],
]

/** The framework that the headers of an answer tell; `undefined` if they tell none. */
export function recogniseFramework(answer: WireAnswer): Framework | undefined {
  return signs.find(([, header, value]) => value.test(answerHeader(answer, header) ?? ''))?.[0]
}
