import { deepStrictEqual, match, strictEqual } from 'node:assert'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { request as openRequest } from 'node:http'

// Spaces and an escape, which a parser would lose: only the bytes as they came have this signature.
const json = Buffer.from(
  '{ "action" :"opened",\n"sender":{"login":"Zo\\u00eb ✓","id":3},  "repository":{"id":1,"full_name":"team/app","owner":{"login":"team","id":2}}, "issue":{"url":"https://host.example/issues/7","number":7} }',
)
const form = Buffer.from(`payload=${encodeURIComponent(json.toString()).replaceAll('%20', '+')}`)
const large = Buffer.concat([json, Buffer.alloc(90_000, ' ')])
const tooLarge = Buffer.concat([json, Buffer.alloc(300_000, ' ')])

function lines(body, { type = 'application/json', signature } = {}) {
  return [
    ['Host', 'hooks.example'],
    ['Content-Type', type],
    ['X-Host-Event', 'issues'],
    ['X-Host-Delivery', '72d3162e-cc78-11e3-81ab-4c9367dc0958'],
    ['X-Host-Signature', signature ?? `sha256=${createHmac('sha256', 'secret').update(body).digest('hex')}`],
  ]
}

// `node:http` sends a list of headers line by line, with repeated names.
async function send({ port, path }, { method = 'POST', headers, parts, chunked = false }) {
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  const framing = chunked ? ['Transfer-Encoding', 'chunked'] : ['Content-Length', `${length}`]
  const request = openRequest({
    host: '127.0.0.1',
    port,
    path,
    method,
    headers: [...headers, framing].flat(),
    agent: false,
  })
  // A server that refuses early may close the connection while the body is being sent.
  const responding = new Promise((resolve) => {
    request.once('response', resolve)
    request.on('error', ({ code }) => setTimeout(resolve, 500, { broken: code }))
  })
  for (const part of parts) request.write(part)
  request.end()
  const response = await responding
  if (response.broken !== undefined) return { status: response.broken, text: '', headers: {} }
  let text = ''
  response.setEncoding('utf8').on('data', (chunk) => (text += chunk))
  await Promise.race([once(response, 'end'), once(response, 'close')])
  return { status: response.statusCode, text, headers: response.headers }
}

async function expectHandled(running, sent, bytes) {
  const { status, text, headers } = await send(running, sent)
  strictEqual(status, 200, `${status} ${text}`)
  strictEqual(headers['content-type']?.split(';')[0], 'application/json')
  const { event, sender, bytes: handled, url, encrypted } = JSON.parse(text)
  deepStrictEqual({ event, sender, handled }, { event: 'issues.opened', sender: 'Zoë ✓', handled: bytes })
  return { url, encrypted }
}

async function expectRefused(running, sent, ...statuses) {
  const { status, text } = await send(running, sent)
  strictEqual(statuses.includes(status), true, `${status} instead of ${statuses.join(' or ')}: ${text.slice(0, 300)}`)
  if (status === 401) strictEqual(text, '')
}

/** What every application must do; `expected` says where its framework answers before the receiver. */
export const cases = [
  {
    name: 'handles a genuine delivery, with the bytes as they came',
    run: (running) => expectHandled(running, { headers: lines(json), parts: [json] }, json.length),
  },
  {
    name: 'handles a chunked delivery',
    run: (running) =>
      expectHandled(
        running,
        { headers: lines(json), parts: [json.subarray(0, 9), json.subarray(9)], chunked: true },
        json.length,
      ),
  },
  {
    name: 'handles a form',
    run: (running) =>
      expectHandled(
        running,
        { headers: lines(form, { type: 'application/x-www-form-urlencoded' }), parts: [form] },
        form.length,
      ),
  },
  {
    name: 'handles a malformed parameter of the media type',
    run: (running) =>
      expectHandled(running, { headers: lines(json, { type: 'application/json; utf-8' }), parts: [json] }, json.length),
  },
  {
    name: 'handles a body of 90 KB',
    run: (running) => expectHandled(running, { headers: lines(large), parts: [large] }, large.length),
  },
  {
    name: 'refuses a body with one more byte',
    run: (running) => expectRefused(running, { headers: lines(json), parts: [json, Buffer.from(' ')] }, 401),
  },
  {
    name: 'refuses a repeated signature',
    run: (running) =>
      expectRefused(running, { headers: [...lines(json), ...lines(json).slice(-1)], parts: [json] }, 401),
  },
  {
    name: 'refuses a missing signature',
    run: (running) => expectRefused(running, { headers: lines(json).slice(0, -1), parts: [json] }, 401),
  },
  {
    name: 'refuses a body above the limit by its length',
    run: (running) => expectRefused(running, { headers: lines(tooLarge), parts: [tooLarge] }, 413),
  },
  {
    name: 'refuses a chunked body above the limit',
    run: (running, { early = [413] }) =>
      expectRefused(running, { headers: lines(tooLarge), parts: [tooLarge], chunked: true }, ...early),
  },
  {
    name: 'refuses GET',
    run: (running, { get = 405 }) => expectRefused(running, { method: 'GET', headers: lines(json), parts: [] }, get),
  },
  {
    name: 'takes neither host nor encryption from the headers of a proxy',
    async run(running, { encrypted = false, url = /^http:\/\/hooks\.example\/webhooks$/ }) {
      const forged = [
        ['X-Forwarded-Host', 'evil.example'],
        ['X-Forwarded-Proto', 'https'],
        ['Forwarded', 'host=evil.example;proto=https'],
      ]
      const seen = await expectHandled(running, { headers: [...lines(json), ...forged], parts: [json] }, json.length)
      strictEqual(seen.encrypted, encrypted, `encrypted: ${seen.encrypted}, as ${seen.url}`)
      strictEqual(url.test(seen.url), true, seen.url)
    },
  },
]

/** The receiver at `path` reads its secret by `fromEnv` from a variable that is not set. */
export const secretMissing = (path) => ({
  name: 'answers 503 without its secret, and says so',
  async run(running) {
    await expectRefused({ ...running, path }, { headers: lines(json), parts: [json] }, 503)
    match(running.log(), /^webhook-receiver: host: 503 key_unavailable: .*UNSET_WEBHOOK_SECRET is not set.*$/m)
  },
})
