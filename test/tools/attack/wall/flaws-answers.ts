import { vendors } from './attack-endpoint.js'
import { header, verifyGithub, wait } from './endpoint.js'
import { bases, type PlantedFlaw } from './flaws-forged.js'
import { orders } from './own.js'

// A gzip stream of zeros is mostly zeros.
const zeros = Buffer.alloc(64)

export const answerFlaws: readonly PlantedFlaw[] = [
  {
    name: 'ends with the process if the event header is missing',
    vendor: vendors.github,
    finds: 'survival.missing-header',
    steps: {
      early(request, endpoint) {
        if (request.headers['x-github-event'] === undefined) endpoint.crash()
        return undefined
      },
    },
  },
  {
    name: 'ends with the process if the id is sent twice',
    vendor: vendors.github,
    finds: 'survival.repeated-header',
    steps: {
      early(request, endpoint) {
        if ((request.headersDistinct['x-github-delivery']?.length ?? 0) > 1) endpoint.crash()
        return undefined
      },
    },
  },
  {
    name: 'ends with the process on an unknown charset',
    vendor: vendors.stripe,
    finds: 'survival.odd-header',
    steps: {
      ...bases.stripe,
      early(request, endpoint) {
        const [, charset] = /charset=([\w-]+)/.exec(request.headers['content-type'] ?? '') ?? []
        try {
          new TextDecoder(charset)
        } catch {
          endpoint.crash()
        }
        return undefined
      },
    },
  },
  {
    name: 'matches a header with a regular expression that backtracks',
    vendor: vendors.github,
    finds: 'survival.slow-header',
    steps: {
      // As slow as the expression, which would stop the other endpoints of this process too.
      async verify(received, secret) {
        if (/^1+!$/.test(header(received.request, 'x-github-event') ?? '')) await wait(1_300)
        return verifyGithub(received, secret)
      },
    },
  },
  {
    name: 'waits without end for a body that trickles',
    vendor: vendors.github,
    finds: 'survival.trickling-body',
    options: { only: ['survival'], maxBodyMs: 2_000 },
    steps: {
      listen(server) {
        server.requestTimeout = 0
      },
    },
  },
  {
    name: 'inflates a body to the end and refuses it then',
    vendor: vendors.github,
    finds: 'survival.gzip-bomb',
    steps: {
      // As slow as inflating it, which would stop the other endpoints of this process too.
      async verify(received, secret) {
        const isBomb = received.request.headers['content-encoding'] === 'gzip' && received.body.includes(zeros)
        if (isBomb) await wait(700)
        return verifyGithub(received, secret)
      },
    },
  },
  {
    name: 'reads a field of null',
    vendor: vendors.github,
    finds: 'answers.odd-request',
    steps: { accept: (payload) => (payload === null ? { status: 500 } : undefined) },
  },
  {
    name: 'splits a Content-Type that is missing',
    vendor: vendors.stripe,
    finds: 'answers.odd-request',
    steps: {
      ...bases.stripe,
      accept: (_payload, { request }) => (request.headers['content-type'] === undefined ? { status: 500 } : undefined),
    },
  },
  {
    name: 'locks out all senders after forty refusals',
    vendor: vendors.github,
    finds: 'survival.stays-up',
    steps: {
      before: (_received, { seen }) => (seen.size >= 40 ? { status: 403 } : undefined),
      refuse(_received, { seen }) {
        seen.set(`refusal ${seen.size}`, 'done')
        return { status: 401 }
      },
    },
  },
  {
    name: 'returns an unknown type as HTML',
    vendor: vendors.github,
    finds: 'answers.html',
    steps: {
      early: (request) => {
        const query = new URL(request.url ?? '', 'http://localhost').searchParams
        const text = query.get('hub.challenge')
        return text === null
          ? undefined
          : { status: 400, text: `unknown: ${text}`, headers: { 'Content-Type': 'text/html' } }
      },
    },
  },
  {
    name: 'returns the type of a signed event as HTML',
    vendor: vendors.stripe,
    finds: 'answers.html',
    steps: {
      ...bases.stripe,
      accept: (payload) => {
        const { type } = Object(payload)
        const isKnown = typeof type !== 'string' || /^[\w.]+$/.test(type)
        return isKnown ? undefined : { status: 200, text: `<b>${type}</b>`, headers: { 'Content-Type': 'text/html' } }
      },
    },
  },
  {
    name: 'looks up handlers in a plain object by the event of a header',
    vendor: vendors.github,
    finds: 'answers.odd-request',
    steps: { accept: (_payload, { request }) => handle(header(request, 'x-github-event')) },
  },
  {
    name: 'looks up handlers in a plain object by the type of an event',
    vendor: vendors.stripe,
    finds: 'answers.odd-request',
    steps: { ...bases.stripe, accept: (payload) => handle(Object(payload).type) },
  },
  {
    name: 'looks up the account before it verifies',
    vendor: orders,
    finds: 'answers.names',
    steps: {
      ...bases.orders,
      before({ body }) {
        try {
          const { account } = Object(JSON.parse(body.toString()))
          return account === undefined || account === 'acme' ? undefined : { status: 404, text: 'no such account' }
        } catch {
          return { status: 400, text: 'malformed JSON' }
        }
      },
    },
  },
  {
    name: 'tells whether an account exists',
    vendor: orders,
    finds: 'answers.names',
    steps: {
      ...bases.orders,
      before: ({ request }) => {
        const account = header(request, 'x-account')
        return account === undefined || account === 'acme' ? undefined : { status: 404, text: 'no such account' }
      },
    },
  },
]

// A name such as `constructor` finds what every object inherits, which is no handler.
function handle(event: unknown) {
  const handlers: Readonly<Record<string, () => undefined>> = { push: () => undefined, 'invoice.paid': () => undefined }
  const handler = handlers[String(event)]
  return handler === undefined || Object.hasOwn(handlers, String(event)) ? undefined : { status: 500 }
}
