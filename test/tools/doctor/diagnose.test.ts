import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  anyOf,
  basicAuth,
  headerToken,
  hmacSignature,
  httpsOnly,
  publicKeySignature,
  reply,
  unverified,
  urlToken,
  WebhookError,
} from '../../../src/index.js'
import {
  generateKeys,
  generateSecret,
  hostPayload,
  hostSample,
  paymentsSample,
  type Sample,
  signHmac,
  signPublicKey,
  signStandardWebhooks,
  withBody,
  withHeaders,
  withHeaderToken,
} from '../../../src/testing/index.js'
import { signSlack, slackSample } from '../../../src/testing/vendors/slack.js'
import { signSquare, squareSample } from '../../../src/testing/vendors/square.js'
import { standardWebhooksSample } from '../../../src/testing/vendors/standard-webhooks.js'
import { signStripe, stripeSample } from '../../../src/testing/vendors/stripe.js'
import { diagnose } from '../../../src/tools/doctor/index.js'
import { discord } from '../../../src/vendors/discord/index.js'
import { github } from '../../../src/vendors/github/index.js'
import { slack } from '../../../src/vendors/slack/index.js'
import { square } from '../../../src/vendors/square/index.js'
import { standardWebhooks } from '../../../src/vendors/standard-webhooks/index.js'
import { stripe } from '../../../src/vendors/stripe/index.js'
import { host } from '../../../src/vendors/styles/host.js'
import { payments } from '../../../src/vendors/styles/payments.js'

const now = 1_796_000_000_000
const secret = 'a secret of the tests'
const header = 'X-Host-Signature-256'
const prefix = 'sha256='
const provider = host({ verify: hmacSignature({ secrets: secret, header, prefix }) })

const mac = (content: string | Uint8Array, encoding: 'hex' | 'base64' | 'base64url' = 'hex', algorithm = 'sha256') =>
  createHmac(algorithm, secret).update(content).digest(encoding)

/** A sample with another body than the signed one. */
function altered(sent: string | Uint8Array, arrived: string | Uint8Array): Sample {
  return withHeaders(withBody(hostSample(), arrived), { [header]: prefix + mac(sent) })
}

const json = JSON.stringify(hostPayload())
const umlauts = JSON.stringify({ text: 'Gezeiten: Süd/Ost <b> & "x" – €' })

describe('diagnose, with a changed body', () => {
  const python = json.replaceAll(/([,:])(?=["{\d])/g, '$1 ')
  it.each([
    ['an indentation of 2', JSON.stringify(hostPayload(), null, 2), json, 'indentation of 2'],
    ['an indentation of 4', JSON.stringify(hostPayload(), null, 4), json, 'indentation of 4'],
    ['tabs', JSON.stringify(hostPayload(), null, '\t'), json, 'a tab'],
    ['tabs and a line break', `${JSON.stringify(hostPayload(), null, '\t')}\n`, json, 'line break at the end'],
    ['no white space', json, JSON.stringify(hostPayload(), null, 2), 'without white space'],
    ['the white space of Python', python.replace('https: //', 'https://'), json, 'space after each comma and colon'],
    ['escapes of Python', '{"a": "S\\u00fcd", "b": []}', '{"a":"Süd","b":[]}', 'non-ASCII'],
    ['escapes of PHP', '{"a":"S\\u00fcd\\/Ost"}', '{"a":"Süd/Ost"}', 'slashes'],
    ['escaped slashes only', '{"a":"Süd\\/Ost"}', '{"a":"Süd/Ost"}', 'slashes'],
    ['escapes for HTML', '{"a":"\\u003cb\\u003e \\u0026"}', '{"a":"<b> &"}', 'HTML'],
    ['escapes in upper case', '{"a":"\\u0022S\\u00FCd\\u0027s\\u0022"}', '{"a":"\\"Süd\'s\\""}', 'upper case'],
    ['no needless escapes', '{"a":"Süd/Ost"}', '{"a":"S\\u00fcd\\/Ost"}', 'needless'],
    [
      'unchanged numbers',
      '{"total": 7.470, "big": 12345678901234567890}',
      '{"total":7.470,"big":12345678901234567890}',
      'space',
    ],
  ])('finds %s', async (_, sent, arrived, evidence) => {
    const diagnosis = await diagnose(provider, altered(sent, arrived), { now })
    expect(diagnosis).toMatchObject({ cause: 'body_reserialised', error: 'signature_mismatch', also: [] })
    expect(diagnosis.evidence).toContain(evidence)
  })

  const single = (text: string) => Buffer.from(text, 'latin1')
  it.each([
    ['body_whitespace', 'a removed line break', `${json}\n`, json],
    ['body_whitespace', 'an added line break', json, `${json}\r\n`],
    ['body_whitespace', 'surrounding white space', json, `  ${json} \n`],
    ['body_line_endings', 'CR LF changed to LF', 'a=1\r\nb=2\r\n', 'a=1\nb=2\n'],
    ['body_line_endings', 'LF changed to CR LF', '{\n"a": 1e0\n}', '{\r\n"a": 1e0\r\n}'],
    ['body_charset', 'Latin-1 changed to UTF-8', single('{"a":"Süd"}'), '{"a":"Süd"}'],
    ['body_charset', 'UTF-8 changed to Latin-1', '{"a":"Süd"}', single('{"a":"Süd"}')],
    ['body_charset', 'UTF-8 decoded as Latin-1', umlauts, Buffer.from(umlauts).toString('latin1')],
    [
      'body_charset',
      'UTF-8 decoded as windows-1252',
      umlauts,
      new TextDecoder('windows-1252').decode(Buffer.from(umlauts)),
    ],
    ['body_charset', 'a removed byte order mark', `\ufeff${json}`, json],
    ['body_charset', 'an added byte order mark', json, `\ufeff${json}`],
    ['body_base64', 'base64 of a gateway', json, Buffer.from(json).toString('base64')],
    ['body_wrapped', 'the event of a gateway', json, JSON.stringify({ isBase64Encoded: false, body: json })],
    [
      'body_base64',
      'the event of a gateway in base64',
      json,
      JSON.stringify({ isBase64Encoded: true, body: Buffer.from(json).toString('base64') }),
    ],
    ['body_wrapped', 'a string in JSON', json, JSON.stringify(json)],
    ['form_value_signed', 'the value of a form', json, new URLSearchParams({ payload: json }).toString()],
    ['form_unwrapped', 'a form', new URLSearchParams({ payload: json }).toString(), json],
    ['form_unwrapped', 'a form with another encoding', `payload=${encodeURIComponent(json)}`, json],
    ['form_reserialised', 'a form with %20', 'text=high%20water&n=1', 'text=high+water&n=1'],
    ['form_reserialised', 'a form in lower case', 'text=a%2fb', 'text=a%2Fb'],
    ['form_reserialised', 'a form of PHP', 'text=a%7Eb+%28c%29', 'text=a~b%20(c)'],
    [
      'form_reserialised',
      'a form converted to JSON',
      'text=high+water&user=m%3Bra',
      '{"text":"high water","user":"m;ra"}',
    ],
  ])('finds %s: %s', async (cause, _, sent, arrived) => {
    expect(await diagnose(provider, altered(sent, arrived), { now })).toMatchObject({
      cause,
      error: 'signature_mismatch',
    })
  })

  it('detects a lost and an altered body by Content-Length', async () => {
    const signed = withHeaders(withBody(hostSample(), json), { [header]: prefix + mac(json) })
    expect(await diagnose(provider, { ...signed, body: new Uint8Array() }, { now })).toMatchObject({
      cause: 'body_lost',
    })
    const body = Buffer.from(JSON.stringify({ ...hostPayload(), action: 'x' }))
    expect(await diagnose(provider, { ...signed, body }, { now })).toMatchObject({ cause: 'body_altered' })
    const zipped = withHeaders({ ...signed, body }, { 'Content-Encoding': 'gzip' })
    expect(await diagnose(provider, zipped, { now })).toMatchObject({ cause: 'unknown' })
  })
})

describe('diagnose, with a changed header', () => {
  const signed = withHeaders(hostSample(), { [header]: prefix + mac(hostSample().body) })
  const without = (changes: Record<string, string | string[] | undefined>) =>
    withHeaders(signed, { [header]: undefined, ...changes })
  const value = prefix + mac(signed.body)

  it.each([
    ['header_renamed', { X_Host_Signature_256: value }],
    ['header_renamed', { HTTP_X_HOST_SIGNATURE_256: value }],
    ['header_renamed', { 'X-Forwarded-Host-Signature-256': value }],
    ['header_renamed', { 'X-Original-X-Host-Signature-256': value }],
    ['header_renamed', { 'x-amzn-remapped-x-host-signature-256': value }],
    ['header_renamed', { 'Host-Signature-256': value }],
    ['header_renamed', { 'Some-Proof': value }],
    ['header_dialect', { 'X-Hub-Signature-256': value }],
    ['header_joined', { [header]: [value, value] }],
    ['header_joined', { [header]: `${value}, ${value}` }],
    ['header_joined', { [header]: `${value}, ${prefix}${'0'.repeat(64)}` }],
    ['header_quoted', { [header]: `"${value}"` }],
    ['header_quoted', { [header]: ` ${value}\t` }],
    ['signature_prefix', { [header]: value.slice(prefix.length) }],
    ['signature_prefix', { [header]: value.replace('sha256', 'v1') }],
    ['signature_encoding', { [header]: value.toUpperCase().replace('SHA', 'sha') }],
    ['signature_encoding', { [header]: prefix + mac(signed.body, 'base64') }],
    ['signature_encoding', { [header]: mac(signed.body, 'base64url') }],
    ['signature_encoding', { [header]: Buffer.from(mac(signed.body)).toString('base64') }],
  ])('finds %s: %j', async (cause, changes) => {
    expect(await diagnose(provider, without(changes), { now })).toMatchObject({ cause, field: header })
  })

  it('finds all headers of another dialect at once', async () => {
    const secrets = generateSecret()
    const sent = await signStandardWebhooks(standardWebhooksSample(), { secrets, headerPrefix: 'svix-', sentAt: now })
    const { verify } = { verify: standardWebhooks({ secrets, headerPrefix: 'webhook-' }) }
    expect(await diagnose(verify, sent, { now })).toMatchObject({ cause: 'header_dialect', also: [] })
  })

  it('finds a correct SHA-1 signature, if a candidate secret proves it', async () => {
    const sha1 = without({ 'X-Host-Signature': `sha1=${mac(signed.body, 'hex', 'sha1')}` })
    const withSecret = (one: string | Uint8Array) => host({ verify: hmacSignature({ secrets: one, header, prefix }) })
    const diagnosis = await diagnose(provider, sha1, { now, secrets: { live: secret }, withSecret })
    expect(diagnosis).toMatchObject({ cause: 'sha1_only', secret: 'live' })
    const other = await diagnose(provider, sha1, { now, secrets: { live: 'another' }, withSecret })
    expect(other.hints.join()).not.toContain('`secrets`')
    const { cause, hints } = await diagnose(provider, sha1, { now })
    expect(cause).toBe('unknown')
    expect(hints.join()).toContain('SHA-1')
  })

  it('finds a token under another name, and one with quotation marks', async () => {
    const tracker = host({ verify: headerToken({ header: 'Authorization', prefix: 'Bearer ', tokens: 't0ken' }) })
    const sample = withHeaderToken(hostSample(), { header: 'X-Original-Authorization', token: 'Bearer t0ken' })
    expect(await diagnose(tracker, sample, { now })).toMatchObject({ cause: 'header_renamed' })
    const bare = withHeaderToken(hostSample(), { header: 'Authorization', token: 't0ken' })
    expect(await diagnose(tracker, bare, { now })).toMatchObject({ cause: 'signature_prefix' })
    const quoted = withHeaderToken(hostSample(), { header: 'Authorization', token: 'Bearer "t0ken"' })
    expect((await diagnose(tracker, quoted, { now })).cause).toBe('unknown')
  })
})

describe('diagnose, with a wrong time', () => {
  it.each([
    ['past', 7200],
    ['future', -7205],
  ])('reports how far a time is in the %s', async (direction, skewSeconds) => {
    const sample = await signSlack(slackSample(), { secret, sentAt: now - skewSeconds * 1000 })
    const diagnosis = await diagnose(slack({ secrets: secret }), sample, { now })
    expect(diagnosis).toMatchObject({ cause: 'clock_skew', skewSeconds, field: 'X-Slack-Request-Timestamp' })
    expect(diagnosis.evidence).toContain(`${Math.abs(skewSeconds)} s in the ${direction}`)
    expect(diagnosis.evidence).toContain('time zone')
  })

  it.each([
    ['milliseconds for seconds', 'seconds', String(now)],
    ['seconds for milliseconds', 'milliseconds', String(now / 1000)],
  ] as const)('finds %s', async (_, unit, sentAt) => {
    const timestamp = { header: 'X-Time', unit }
    const scheme = { header, timestamp }
    const sample = await signHmac(hostSample(), { ...scheme, secret, sentAt })
    const timed = host({ verify: hmacSignature({ ...scheme, secrets: secret }) })
    expect(await diagnose(timed, sample, { now })).toMatchObject({ cause: 'timestamp_unit' })
  })

  it('does not blame the clock if the signature is wrong', async () => {
    const sample = await signSlack(slackSample(), { secret: 'another', sentAt: now - 7_200_000 })
    expect(await diagnose(slack({ secrets: secret }), sample, { now })).toMatchObject({ cause: 'unknown' })
  })
})

describe('diagnose, with several causes', () => {
  it('finds a reserialised body in an old recording', async () => {
    const indented = JSON.stringify(JSON.parse(Buffer.from(stripeSample().body).toString()), null, 2)
    const sent = await signStripe(stripeSample({ body: indented }), { secret, sentAt: now - 86_400_000 })
    const arrived = withBody(sent, JSON.stringify(JSON.parse(indented)))
    const diagnosis = await diagnose(stripe({ secrets: secret }), arrived, { now })
    expect(diagnosis).toMatchObject({ cause: 'body_reserialised', error: 'timestamp_too_old' })
    expect(diagnosis.also).toMatchObject([{ cause: 'clock_skew', skewSeconds: 86_400 }])
  })

  it('finds a renamed header before a reserialised body', async () => {
    const sample = withHeaders(altered(JSON.stringify(hostPayload(), null, 2), json), {
      [header]: undefined,
      x_host_signature_256: prefix + mac(JSON.stringify(hostPayload(), null, 2)),
    })
    const { cause, also } = await diagnose(provider, sample, { now })
    expect([cause, ...also.map((one) => one.cause)]).toEqual(['header_renamed', 'body_reserialised'])
  })

  it('finds no fault in white space that a proxy added to a composite header', async () => {
    const sent = await signStripe(stripeSample(), { secret, sentAt: now })
    const spaced = sent.headers.find(([name]) => name === 'Stripe-Signature')?.[1].replace(',', ', ')
    const arrived = withHeaders(sent, { 'Stripe-Signature': spaced })
    // One space is accepted, as some vendors write it.
    expect(await diagnose(stripe({ secrets: secret }), arrived, { now })).toMatchObject({ cause: 'none' })
  })
})

describe('diagnose, with a changed URL', () => {
  const url = 'https://shop.example/hooks/square'
  const proxied = { 'X-Forwarded-Host': 'shop.example', 'X-Forwarded-Prefix': '/hooks' }

  it.each([
    ['http://shop.example/hooks/square', {}],
    ['https://shop.example:8443/hooks/square', {}],
    ['http://10.0.0.7:3000/hooks/square', { 'X-Forwarded-Host': 'shop.example' }],
    ['http://10.0.0.7/hooks/square', { Forwarded: 'for=1.1.1.1;host=shop.example;proto=https' }],
    ['http://10.0.0.7/square', proxied],
    ['http://10.0.0.7/square', { 'X-Forwarded-Host': 'shop.example', 'X-Original-URI': '/hooks/square?x=1' }],
    ['https://shop.example/hooks/square/', {}],
  ])('finds the signed URL for %s %j', async (seen, headers) => {
    const sent = await signSquare(squareSample({ url }), { secret })
    const arrived = withHeaders({ ...sent, url: seen }, headers)
    const withUrl = (one: string) => square({ secrets: secret, url: one })
    const fixed = square({ secrets: secret, url: 'https://wrong.example/' })
    expect(await diagnose(fixed, arrived, { now, withUrl })).toMatchObject({ cause: 'url_changed' })
    expect(await diagnose(fixed, arrived, { now })).toMatchObject({ cause: 'unknown' })
    const believed = square({ secrets: secret, url: (request) => request.url })
    expect(await diagnose(believed, arrived, { now })).toMatchObject({ cause: 'url_changed' })
  })

  it('finds a path that a proxy shortened', async () => {
    const inPath = host({ verify: urlToken({ pathSegment: 1, tokens: 't0ken' }) })
    const arrived = hostSample({ url: 'http://10.0.0.7/t0ken', headers: { 'X-Forwarded-Prefix': '/hooks' } })
    expect(await diagnose(inPath, arrived, { now })).toMatchObject({ cause: 'url_changed' })
  })

  it('finds that only TLS is missing', async () => {
    const strict = host({ verify: httpsOnly(hmacSignature({ secrets: secret, header })) })
    const plain = await signHmac(hostSample({ encrypted: false }), { secret, header })
    expect(await diagnose(strict, plain, { now })).toMatchObject({ cause: 'tls_missing' })
    expect(await diagnose(strict, withBody(plain, '{}'), { now })).toMatchObject({ cause: 'unknown' })
  })
})

describe('diagnose, with a wrong secret', () => {
  const standard = generateSecret()
  it.each([
    ['secret_wrong', 'whsec_other', 'staging', { production: 'whsec_x', staging: 'whsec_other' }],
    ['secret_whitespace', 'plain', 'env', { env: ' plain\t' }],
    ['secret_whitespace', 'plain', 'env', { env: '"plain"' }],
    ['secret_whitespace', Buffer.from('plain\n'), 'env', { env: 'plain' }],
    ['secret_encoding', Buffer.from('00ff10', 'hex'), 'env', { env: '00FF10' }],
    ['secret_encoding', Buffer.from('key of bytes'), 'env', { env: Buffer.from('key of bytes').toString('base64') }],
    ['secret_encoding', 'bare', 'env', { env: 'whsec_bare' }],
    ['secret_encoding', 'whsec_bare', 'env', { env: 'bare' }],
    ['secret_encoding', Buffer.from(standard.slice(6), 'base64'), 'env', { env: standard }],
    ['secret_encoding', '00ff10', 'env', { env: Buffer.from('00ff10', 'hex') }],
  ])('finds %s', async (cause, right, label, secrets) => {
    const sample = await signHmac(hostSample(), { secret: right, header, prefix })
    const withSecret = (one: string | Uint8Array) => host({ verify: hmacSignature({ secrets: one, header, prefix }) })
    if (cause !== 'secret_wrong') {
      const configured = withSecret(Object.values(secrets)[0] ?? '')
      expect(await diagnose(configured, sample, { now, secrets, withSecret })).toMatchObject({ cause, secret: label })
    }
    expect(await diagnose(provider, sample, { now, secrets, withSecret })).toMatchObject({ cause, secret: label })
  })

  it("finds a vendor's secret of another environment", async () => {
    const sample = await signStripe(stripeSample(), { secret: 'whsec_test', sentAt: now })
    const withSecret = (one: string | Uint8Array) => stripe({ secrets: one })
    const secrets = { live: 'whsec_live', test: 'whsec_test' }
    const diagnosis = await diagnose(stripe({ secrets: 'whsec_live' }), sample, { now, secrets, withSecret })
    expect(diagnosis).toMatchObject({ cause: 'secret_wrong', secret: 'test' })
  })

  it('reports which kind of key an option needs', async () => {
    const wrong = () => discord({ keys: 'not a key' })
    expect(await diagnose(wrong, hostSample(), { now })).toMatchObject({ cause: 'key_wrong_type', attempts: 0 })
    const swapped = () => host({ verify: publicKeySignature({ keys: secret, algorithms: ['ES256'] }) })
    expect((await diagnose(swapped, hostSample(), { now })).evidence).toContain('option keys')
    const empty = () => host({ verify: hmacSignature({ secrets: '', header }) })
    expect(await diagnose(empty, hostSample(), { now })).toMatchObject({ cause: 'option_wrong' })
    const leaking = () => {
      throw new TypeError(`connect: ${secret}`)
    }
    expect(JSON.stringify(await diagnose(leaking, hostSample(), { now }))).not.toContain(secret)
  })

  it('reports that no key was available', async () => {
    const failing = host({
      verify: hmacSignature({ header, secrets: () => Promise.reject(new Error('the store is away')) }),
    })
    const sample = await signHmac(hostSample(), { secret, header })
    expect(await diagnose(failing, sample, { now })).toMatchObject({ cause: 'key_unavailable', attempts: 1 })
  })
})

describe('diagnose', () => {
  it('reports that a request is accepted', async () => {
    const sample = await signHmac(hostSample(), { secret, header, prefix })
    const expected = { cause: 'none', error: undefined, key: 0, attempts: 1, also: [], ruledOut: [], hints: [] }
    expect(await diagnose(provider, sample, { now })).toMatchObject(expected)
    expect(await diagnose(host({ verify: unverified() }), hostSample())).toMatchObject({ cause: 'none' })
  })

  it('names the key that accepts a request', async () => {
    const sample = await signHmac(hostSample(), { secret, header, prefix })
    const rotating = host({ verify: hmacSignature({ secrets: ['the next secret', secret], header, prefix }) })
    expect(await diagnose(rotating, sample, { now })).toMatchObject({ cause: 'none', key: 1 })
    const refused = await diagnose(host({ verify: hmacSignature({ secrets: 'x', header, prefix }) }), sample)
    expect(refused.error).toBe('signature_mismatch')
    expect(refused).not.toHaveProperty('key')
  })

  it('finds what a receiver refuses of a verified request, and blames no secret', async () => {
    const sign = (body: string, headers = {}) =>
      signHmac(withHeaders(withBody(hostSample(), body), headers), { secret, header, prefix })
    const expected = { cause: 'payload_invalid', attempts: 1, key: 0 }
    const { repository: _, ...without } = hostPayload()
    const field = await diagnose(provider, await sign(JSON.stringify(without)), { now })
    expect(field).toMatchObject({ ...expected, error: 'payload_invalid' })
    expect(field.evidence).toContain('repository')
    const cut = await diagnose(provider, await sign(json.slice(0, -1)), { now })
    expect(cut).toMatchObject({ ...expected, error: 'body_malformed' })
    const text = await diagnose(provider, await sign(json, { 'Content-Type': 'text/csv' }), { now })
    expect(text).toMatchObject({ cause: 'request_unsupported', error: 'media_type_unsupported' })
    for (const { fix } of [field, cut, text]) expect(fix).not.toMatch(/Compare the secrets/)
  })

  it('names what is refused before verification where nothing makes verification succeed', async () => {
    const provider = host({ verify: hmacSignature({ secrets: 'a-secret', header: 'X-Host-Signature' }) })
    const text = hostSample({ headers: { 'Content-Type': 'text/plain' } })
    expect(await diagnose(provider, text)).toMatchObject({
      cause: 'request_unsupported',
      error: 'media_type_unsupported',
      evidence: expect.stringContaining('before verification'),
    })
    const opened = { ...hostSample(), method: 'GET' }
    expect(await diagnose(provider, opened)).toMatchObject({
      cause: 'request_unsupported',
      error: 'method_not_allowed',
    })
    expect(await diagnose(provider, hostSample())).toMatchObject({ cause: 'unknown', error: 'proof_missing' })
  })

  it('accepts a probe, which has no payload', async () => {
    const asking = { ...host({ verify: unverified() }), probe: async () => reply('yes') }
    const empty = withBody(hostSample(), '')
    expect(await diagnose(asking, empty)).toMatchObject({ cause: 'none' })
    expect(await diagnose(host({ verify: unverified() }), empty)).toMatchObject({ cause: 'payload_invalid' })
  })

  it('finds a public key signature over other JSON, and in another encoding', async () => {
    const keys = await generateKeys('ES256')
    const verify = publicKeySignature({ keys: keys.jwk, algorithms: ['ES256'], timestamp: {} })
    const sent = await signPublicKey(paymentsSample(), { ...keys, timestamp: {}, sentAt: now })
    const arrived = withBody(sent, JSON.stringify(JSON.parse(Buffer.from(sent.body).toString()), null, 1))
    expect(await diagnose(payments({ verify }), arrived, { now })).toMatchObject({ cause: 'body_reserialised' })
    const hex = await signPublicKey(paymentsSample(), { ...keys, encoding: 'hex', timestamp: {}, sentAt: now })
    expect(await diagnose(payments({ verify }), hex, { now })).toMatchObject({ cause: 'signature_encoding' })
  })

  it('finds changes of GitHub and Slack deliveries', async () => {
    const sent = await signHmac(hostSample({ headerPrefix: 'X-GitHub-' }), {
      secret,
      header: 'X-Hub-Signature-256',
      prefix,
    })
    const arrived = withBody(sent, JSON.stringify(JSON.parse(Buffer.from(sent.body).toString()), null, 2))
    expect(await diagnose(github({ secrets: secret }), arrived, { now })).toMatchObject({ cause: 'body_reserialised' })
    const command = await signSlack(slackSample({ kind: 'command' }), { secret, sentAt: now })
    const fields = Object.fromEntries(new URLSearchParams(Buffer.from(command.body).toString()))
    const parsed = withBody(command, JSON.stringify(fields))
    expect(await diagnose(slack({ secrets: secret }), parsed, { now })).toMatchObject({ cause: 'form_reserialised' })
  })

  it.each(['express', 'koa', 'node', 'fastify', 'nest', 'fetch', 'hono', 'next', 'lambda', 'general'] as const)(
    'has a fix for %s',
    async (framework) => {
      const sample = altered(JSON.stringify(hostPayload(), null, 2), json)
      const { fix } = await diagnose(provider, sample, { now, framework })
      const general = await diagnose(provider, sample, { now })
      expect(fix === general.fix).toBe(framework === 'general')
    },
  )

  it('calls verify at most maxAttempts times', async () => {
    let calls = 0
    const counting = host({
      verify: () => {
        calls++
        throw new WebhookError('signature_mismatch', 'no')
      },
    })
    const { attempts, evidence } = await diagnose(counting, altered(json, json), { now, maxAttempts: 20 })
    expect([calls, attempts]).toEqual([20, 20])
    expect(evidence).toContain('maxAttempts')
    calls = 0
    expect(await diagnose(counting, altered(json, json), { now })).toMatchObject({ cause: 'unknown' })
    expect(calls).toBeLessThanOrEqual(500)
    calls = 0
    const long = await diagnose(counting, withBody(hostSample(), 'x'.repeat(101)), { now, maxBodyBytes: 100 })
    expect(long).toMatchObject({ cause: 'unknown', attempts: 1 })
    expect(calls).toBe(1)
  })

  it('limits the bytes of all changed bodies together', async () => {
    const lengths: number[] = []
    const counting = host({
      verify: ({ body }) => {
        lengths.push(body.length)
        throw new WebhookError('signature_mismatch', 'no')
      },
    })
    // With an indentation each of its 60 000 numbers takes a line of up to 250 spaces.
    const deep = `${'['.repeat(63)}${Array(60_000).fill('1').join()}${']'.repeat(63)}`
    await diagnose(counting, withBody(hostSample(), deep), { now })
    expect(Math.max(...lengths)).toBeLessThanOrEqual(4 * deep.length + 65_537)
    expect(lengths.reduce((sum, length) => sum + length)).toBeLessThan(64 * 1_048_576)
    lengths.length = 0
    await diagnose(counting, withBody(hostSample(), `${'['.repeat(65)}${']'.repeat(65)}`), { now })
    const form = Array(501).fill('a=b~').join('&')
    await diagnose(counting, withBody(hostSample(), form), { now })
    await diagnose(counting, withBody(hostSample(), JSON.stringify(Object.fromEntries(new URLSearchParams(form)))), {
      now,
    })
    expect(Math.max(...lengths)).toBeLessThan(3 * form.length)
  })

  it('gives hints that prove nothing', async () => {
    const keys = await generateKeys('ES256')
    const verify = publicKeySignature({ keys: keys.jwk, algorithms: ['ES256'], timestamp: {} })
    const other = await signPublicKey(paymentsSample(), { ...keys, keyId: 'x', timestamp: {}, sentAt: now })
    expect((await diagnose(payments({ verify }), other, { now })).hints.join()).toMatch(/key or an algorithm/)
    const withSecret = (one: string | Uint8Array) => host({ verify: hmacSignature({ secrets: one, header, prefix }) })
    const forged = altered('what', json)
    const secrets = { live: keys.pem, empty: '' }
    expect((await diagnose(provider, forged, { now, secrets, withSecret })).hints.join()).toMatch(
      /live is a key in PEM/,
    )
    expect((await diagnose(provider, forged, { now })).hints.join()).toMatch(/withSecret/)
    expect((await diagnose(provider, altered('x', '{"a":"\ufffd"}'), { now })).hints.join()).toMatch(/U\+FFFD/)
    expect((await diagnose(provider, altered('x', ''), { now })).hints.join()).toMatch(/empty/)
  })

  it('continues if a verifier throws another kind of error', async () => {
    const broken = host({
      verify: (request) => {
        if (request.body.length !== 3) throw new RangeError('broken')
        return { strength: 'token', verifier: 'length' }
      },
    })
    expect(await diagnose(broken, withBody(hostSample(), 'ab'), { now })).toMatchObject({ cause: 'body_whitespace' })
  })

  it('names a wrong option', async () => {
    const sample = hostSample()
    await expect(diagnose(provider, { ...sample, body: 'text' as never })).rejects.toThrow(/request/)
    await expect(diagnose({} as never, sample)).rejects.toThrow(/provider/)
    await expect(diagnose(provider, sample, { now: Number.NaN })).rejects.toThrow(/now/)
    await expect(diagnose(provider, sample, { framework: 'cobol' as never })).rejects.toThrow(/framework/)
    await expect(diagnose(provider, sample, { secrets: { a: 'x' } })).rejects.toThrow(/withSecret/)
    await expect(diagnose(provider, sample, { maxAttempts: 0 })).rejects.toThrow(/maxAttempts/)
    await expect(diagnose(provider, sample, { maxBodyBytes: -1 })).rejects.toThrow(/maxBodyBytes/)
    await expect(diagnose(provider, sample, { maxAtempts: 9 } as never)).rejects.toThrow(
      /^diagnose: unknown option maxAtempts; did you mean maxAttempts\?$/,
    )
  })

  it('finds the cause in one of two schemes', async () => {
    const both = host({
      verify: anyOf(
        basicAuth({ users: { username: 'u', password: 'p' } }),
        hmacSignature({ secrets: secret, header, prefix }),
      ),
    })
    expect(await diagnose(both, altered(`${json}\n`, json), { now })).toMatchObject({ cause: 'body_whitespace' })
  })
})
