import type { WebhookErrorCode } from '../../index.js'

/** What causes an error and what to do about it, for `docs/errors.md`. A code without an entry does not compile. */
export const errorFixes: Readonly<Record<WebhookErrorCode, string>> = {
  method_not_allowed:
    'Somebody opened the URL in a browser, or a scanner tried it: nothing to do. If the provider tests its endpoints with GET or HEAD, its preset answers them; your own provider needs `probe` (`docs/receive/custom-provider.md`).',
  media_type_unsupported:
    "The message names the `Content-Type` that came, or says that it is missing, and the formats that the provider accepts. Set the content type in the sender's settings. `curl -d` sends `application/x-www-form-urlencoded` by default: add `-H 'content-type: application/json'`.",
  content_encoding_unsupported: "Let the sender send plain bodies, or allow its compression: `decompress: ['gzip']`.",
  body_too_large: 'Raise `limits.maxBodyBytes` if the provider really sends bodies of this size.',
  body_timeout:
    'The sender or a proxy was slow or gave up. Raise `limits.bodyTimeoutMs` if this happens to real deliveries.',
  body_aborted:
    'The sender closed the connection; most vendors try again. Compare its timeout with the time that your handlers take.',
  body_unavailable:
    'A body parser or other middleware read the body, or `receive()` got something else than bytes. Pass on the bytes as received. The page of your framework, such as `docs/frameworks/express.md`, shows how. If `receive()` got a request of a framework, the message names the adapter for it.',
  proof_missing:
    'The request is unsigned, or a proxy removed the header that `field` names. Set a secret in the settings of the sender, and make proxies forward the header. The request may also come from a stranger.',
  proof_duplicated: 'A proxy adds the header again, or a stranger tries something. Find the proxy.',
  signature_malformed:
    'The header has another encoding or prefix than the preset expects. Does the request come from another service? `npx webhook-receiver doctor` tries the other spellings.',
  signature_mismatch:
    'Most often the secret is wrong: that of another endpoint, of the test mode, with quotation marks or white space around it, or an id in its place. Next, something changed the body: a parser, a proxy, a tunnel such as smee. `npx webhook-receiver doctor` proves which one it is, and `docs/test/troubleshooting.md` has a list to check by hand.',
  source_mismatch:
    'Compare the account, source or queue of the message with the options of its source. Somebody else may write to the queue.',
  token_mismatch: 'Compare the token on both sides. The request may also come from a stranger.',
  credentials_malformed: 'The sender must use HTTP Basic with a user name and a password.',
  credentials_mismatch: 'Compare user name and password on both sides. The request may also come from a stranger.',
  timestamp_malformed: 'The sender uses another format of time, or the request comes from a stranger.',
  timestamp_too_old:
    'The clock of this machine is ahead, the delivery was delayed, or an old request is replayed. Compare both clocks (NTP). `skewSeconds` says how far they differ; thousands of seconds on every request point to a wrong unit.',
  timestamp_in_future:
    'The clock of this machine is behind, or the unit of the timestamp is wrong. Compare both clocks (NTP).',
  algorithm_not_allowed: 'Add the algorithm to the allow-list only if the provider documents it.',
  key_unknown:
    'The sender rotated its keys and the key set does not have the new one yet, or your resolver found no secret for this tenant.',
  key_not_trusted:
    'The sender points to a key on a host, or with a certificate, that is not allowed. Sandbox and live environments have different hosts.',
  transport_insecure:
    'Let the sender call an `https:` URL. Behind a proxy that ends TLS, use `httpsOnly` with the option `trustForwarded`.',
  key_unavailable:
    'The message or `cause` says what failed: an environment variable that `fromEnv` did not find or could not use, your resolver, or a key server that could not be reached. A key set without a usable key counts as failed, too. [Most providers retry](#retries).',
  body_malformed:
    'The body is not of the format that its `Content-Type` names. Nothing was lost: it was verified as it came.',
  body_limit_exceeded:
    'Raise the option that `limit` belongs to, such as `maxDepth`, if the provider really sends such bodies.',
  body_key_forbidden: 'Such keys are attacks on JavaScript objects. Refuse them.',
  payload_invalid:
    'The payload lacks a field or has another type: `issues` says where, what was expected and which type came. Compare your schema with what the provider sends today.',
  handler_failed:
    'Your handler threw; `cause` is its error. [Most providers retry](#retries). The default report on the console names the error and its place but not its message, because that may quote the payload: pass `onError` to see it.',
  handler_timeout:
    'The handler took longer than `limits.handlerTimeoutMs`. Pass `signal` to what it calls, make it faster, or store deliveries in an inbox (`docs/store/inbox.md`) and handle them later.',
  outcome_invalid:
    'Return nothing, or an outcome such as `reply(...)`, `retryLater()` or `gone()`, not a response of your framework.',
  deadline_exceeded:
    'The provider stops waiting sooner than the handler ends. Make the handler faster, or use an inbox (`docs/store/inbox.md`). With a dedupe store, the retry finds the delivery done.',
  delivery_in_progress: 'Nothing to do: a provider that sent the delivery twice retries, and finds it done.',
  store_unavailable: 'Check the connection to the store; `cause` has its error. [Most providers retry](#retries).',
  lease_lost:
    'The handler took longer than `leaseMs` of `dedupe`, so the delivery may be handled twice. Raise `leaseMs`, or make the handler faster.',
  out_of_order: 'The channel has a gap that did not close in time. [Most providers retry](#retries).',
  shutting_down:
    'The next process handles the delivery if the provider retries: [most do](#retries). With several processes, shut down one after the other.',
  internal_error:
    'If the message says what `receive()` got, use the adapter that it names. Otherwise look at `cause`: it is an error in a provider definition, a resolver or this library.',
}
