import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request whose body has arrived. */
export interface Received {
  readonly request: IncomingMessage
  readonly body: Buffer
}

/** An answer. */
export interface Answer {
  readonly status: number
  readonly text?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The steps of a hand-written endpoint. A flawed one replaces a step. */
export interface Steps {
  /** Sets up the server. */
  listen(server: Server, endpoint: Endpoint): void
  /** Answers before anything else. */
  early(request: IncomingMessage, endpoint: Endpoint): Answer | undefined
  read(request: IncomingMessage): Promise<Buffer>
  /** After the body and before the verification. */
  before(received: Received, endpoint: Endpoint): Answer | undefined
  verify(received: Received, secret: string): boolean | Promise<boolean>
  refuse(received: Received, endpoint: Endpoint): Answer | Promise<Answer>
  parse(body: Buffer): unknown
  /** After the verification; an answer ends the request. */
  accept(payload: unknown, received: Received, endpoint: Endpoint): Answer | undefined | Promise<Answer | undefined>
  idOf(payload: unknown, received: Received): string
  once(id: string, effect: () => Promise<void>, received: Received, endpoint: Endpoint): Promise<void>
}

/** A running endpoint. */
export interface Endpoint {
  readonly secret: string
  readonly seen: Map<string, 'in progress' | 'done'>
  readonly effects: Map<string, number>
  /** Deliveries whose effect fails or takes two seconds, once. */
  readonly disturbed: Map<string, 'fail' | 'slow'>
  /** Ends the server, as a crash of the process does. */
  crash(): void
}

export class Refusal extends Error {
  constructor(
    readonly status: number,
    message = 'refused',
  ) {
    super(message)
  }
}

export function header(request: IncomingMessage, name: string): string | undefined {
  const values = request.headersDistinct[name]
  return values?.length === 1 ? values[0] : undefined
}

export function hmac(secret: string, ...parts: readonly (string | Buffer)[]): Buffer {
  const mac = createHmac('sha256', secret)
  for (const part of parts) mac.update(part)
  return mac.digest()
}

export function isEqual(left: Buffer, right: Buffer): boolean {
  return left.length === right.length && timingSafeEqual(left, right)
}

/** GitHub: the hex HMAC of the body. */
export function verifyGithub({ request, body }: Received, secret: string): boolean {
  const [, hex] = /^sha256=([0-9a-f]{64})$/.exec(header(request, 'x-hub-signature-256') ?? '') ?? []
  return hex !== undefined && isEqual(Buffer.from(hex, 'hex'), hmac(secret, body))
}

/** Stripe: a time and any number of signatures. */
export function verifyStripe({ request, body }: Received, secret: string): boolean {
  const elements = (header(request, 'stripe-signature') ?? '').split(',').map((element) => element.split('='))
  const times = elements.filter(([name]) => name === 't').map(([, value]) => value ?? '')
  const [time = ''] = times
  if (times.length !== 1 || !/^[1-9]\d{0,11}$/.test(time) || Math.abs(Date.now() / 1000 - Number(time)) > 300)
    return false
  const expected = hmac(secret, `${time}.`, body)
  return elements.some(
    ([name, value = '', ...more]) =>
      name === 'v1' &&
      more.length === 0 &&
      /^[0-9a-f]{64}$/.test(value) &&
      isEqual(Buffer.from(value, 'hex'), expected),
  )
}

/** Square: the base64 HMAC of the URL and the body. */
export function verifySquare(url: (request: IncomingMessage) => string) {
  return ({ request, body }: Received, secret: string): boolean => {
    const text = header(request, 'x-square-hmacsha256-signature') ?? ''
    const expected = hmac(secret, url(request), body)
    return text.length === 44 && isEqual(Buffer.from(text), Buffer.from(expected.toString('base64')))
  }
}

/** Slack: the hex HMAC of version, time and body. */
export function verifySlack({ request, body }: Received, secret: string): boolean {
  const time = header(request, 'x-slack-request-timestamp') ?? ''
  const [, hex] = /^v0=([0-9a-f]{64})$/.exec(header(request, 'x-slack-signature') ?? '') ?? []
  if (!/^[1-9]\d{0,11}$/.test(time) || Math.abs(Date.now() / 1000 - Number(time)) > 300 || hex === undefined)
    return false
  return isEqual(Buffer.from(hex, 'hex'), hmac(secret, `v0:${time}:`, body))
}

/** Google: a token that is the secret of the channel. */
export function verifyGoogle({ request }: Received, secret: string): boolean {
  const token = Buffer.from(header(request, 'x-goog-channel-token') ?? '')
  return isEqual(hmac(secret, token), hmac(secret, secret))
}

/** The id of a message of Google: channel, resource and number. */
export function googleId(_payload: unknown, { request }: Received): string {
  return ['channel-id', 'resource-id', 'message-number'].map((name) => header(request, `x-goog-${name}`)).join(':')
}

const limit = 2_000_000

export async function readBody(request: IncomingMessage, maxBytes = limit): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw new Refusal(413)
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > maxBytes) throw new Refusal(413)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Handles a delivery once: concurrent repeats wait in the vendor's retry, later ones are acknowledged. */
export const once: Steps['once'] = async (id, effect, _received, { seen }) => {
  if (seen.get(id) === 'done') return
  if (seen.get(id) === 'in progress') throw new Refusal(503)
  seen.set(id, 'in progress')
  try {
    await effect()
  } catch (error) {
    seen.delete(id)
    throw error
  }
  seen.set(id, 'done')
}

const correct: Steps = {
  listen: () => {},
  early: () => undefined,
  read: (request) => readBody(request),
  before: () => undefined,
  verify: verifyGithub,
  refuse: () => ({ status: 401, text: 'unauthorized' }),
  parse(body) {
    return body.length === 0 ? null : JSON.parse(body.toString())
  },
  accept: () => undefined,
  idOf: (_payload, { request }) => header(request, 'x-github-delivery') ?? '',
  once,
}

/** Starts an endpoint on a free port. */
export async function start(changes: Partial<Steps>, secret: string) {
  const steps: Steps = { ...correct, ...changes }
  const effects = new Map<string, number>()
  const server = createServer((request, response) => {
    handle(request, steps, endpoint).then(
      (answer) => respond(response, answer),
      (error: unknown) => respond(response, { status: error instanceof Refusal ? error.status : 400, text: 'refused' }),
    )
  })
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  const disturbed = new Map<string, 'fail' | 'slow'>()
  const endpoint: Endpoint = { secret, seen: new Map(), effects, disturbed, crash: close }
  steps.listen(server, endpoint)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  const disturb = (id: string, how: 'fail' | 'slow') => void disturbed.set(id, how)
  return { url: `http://127.0.0.1:${port}/hooks`, count: (id: string) => effects.get(id) ?? 0, disturb, close }
}

async function handle(request: IncomingMessage, steps: Steps, endpoint: Endpoint): Promise<Answer> {
  const early = steps.early(request, endpoint)
  if (early !== undefined) return early
  if (request.method !== 'POST') return { status: 405 }
  const body = await steps.read(request)
  const received = { request, body }
  const first = steps.before(received, endpoint)
  if (first !== undefined) return first
  if (!(await steps.verify(received, endpoint.secret))) return steps.refuse(received, endpoint)
  const payload = steps.parse(body)
  const answer = await steps.accept(payload, received, endpoint)
  if (answer !== undefined) return answer
  const id = steps.idOf(payload, received)
  await steps.once(id, () => act(id, endpoint), received, endpoint)
  return { status: 200, text: 'ok' }
}

/** The effect: it takes a moment, as a write to a database does. */
export async function act(id: string, { effects, disturbed }: Endpoint, ms = 2): Promise<void> {
  const how = disturbed.get(id)
  disturbed.delete(id)
  if (how === 'fail') throw new Refusal(500)
  await wait(how === 'slow' ? 2_000 : ms)
  effects.set(id, (effects.get(id) ?? 0) + 1)
}

export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}

function respond(response: ServerResponse, { status, text = '', headers = {} }: Answer): void {
  if (!response.destroyed) response.writeHead(status, headers).end(text)
}
