import { createHmac } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { headerBytes, requireHeader } from '../../src/authors.js'
import { toFetch } from '../../src/frameworks/fetch.js'
import { hmacSignature, type IncomingRequest, standardWebhooksSignature } from '../../src/index.js'
import { now, verify } from '../core/verify/run.js'
import { head, RawClient } from './raw-client.js'
import { listen, servers } from './servers.js'
import { answering } from './subject.js'

const key = Buffer.alloc(32, 7)
const verifier = standardWebhooksSignature({ secrets: key })
const body = Buffer.from('{}')
const seconds = `${now / 1000}`
const ids = [
  ['ASCII', Buffer.from('msg_1')],
  ['UTF-8', Buffer.from('msg_Zoë_潮')],
  ['Latin-1', Buffer.from('msg_Zoë', 'latin1')],
] as const

// Signs the bytes of the header, and returns the lines with one character for each byte, as a header is written.
function signedLines(id: Buffer): readonly (readonly [string, string])[] {
  const mac = createHmac('sha256', key).update(id).update(`.${seconds}.`).update(body).digest('base64')
  return [
    ['Webhook-Id', id.toString('latin1')],
    ['Webhook-Timestamp', seconds],
    ['Webhook-Signature', `v1,${mac}`],
  ]
}

// A user's own scheme, which signs a header and the body.
const own = hmacSignature({
  secrets: key,
  header: 'X-Signature',
  signedContent: (request) => [headerBytes(requireHeader(request, 'X-Sender')), '.', request.body],
})
const ownLines = (sender: Buffer): readonly (readonly [string, string])[] => [
  ['X-Sender', sender.toString('latin1')],
  ['X-Signature', createHmac('sha256', key).update(sender).update('.').update(body).digest('hex')],
]

const answer = { status: 200, headers: {}, body: '' }
const withBody = (incoming: IncomingRequest | undefined) => {
  if (incoming === undefined) throw new Error('the receiver was not called')
  return { ...incoming, body }
}

describe.each(Object.entries(servers))('a signed header under %s', (_, toListener) => {
  it.each(ids)('is verified as the bytes that came: %s', async (_name, id) => {
    const { receiver, requests } = answering(answer)
    const client = await RawClient.connect(await listen(toListener(receiver)))
    client.write(
      Buffer.from(head('POST', '/', [['Host', 'a.example'], ...signedLines(id), ['Content-Length', '2']]), 'latin1'),
    )
    client.write(body)
    await client.response()
    await expect(verify(verifier, withBody(requests[0]))).resolves.toMatchObject({ strength: 'signature' })
  })

  it.each(ids)("is verified by a user's own signedContent: %s", async (_name, sender) => {
    const { receiver, requests } = answering(answer)
    const client = await RawClient.connect(await listen(toListener(receiver)))
    const lines = [['Host', 'a.example'], ...ownLines(sender), ['Content-Length', '2']] as const
    client.write(Buffer.from(head('POST', '/', lines), 'latin1'))
    client.write(body)
    await client.response()
    await expect(verify(own, withBody(requests[0]))).resolves.toMatchObject({ strength: 'signature' })
  })
})

describe('a signed header under toFetch', () => {
  const receive = async (lines: readonly (readonly [string, string])[]) => {
    const { receiver, requests } = answering(answer)
    const headers = new Headers(lines.map(([name, value]): [string, string] => [name, value]))
    await toFetch(receiver)(new Request('https://a.example/', { method: 'POST', headers, body }))
    return withBody(requests[0])
  }

  it.each(ids)('is verified as the bytes that came: %s', async (_name, id) => {
    await expect(verify(verifier, await receive(signedLines(id)))).resolves.toMatchObject({ strength: 'signature' })
  })

  it.each(ids)("is verified by a user's own signedContent: %s", async (_name, sender) => {
    await expect(verify(own, await receive(ownLines(sender)))).resolves.toMatchObject({ strength: 'signature' })
  })

  it('does not match the UTF-8 of a Latin-1 header', async () => {
    const [[name], ...others] = signedLines(Buffer.from('msg_Zoë')) as [readonly [string, string]]
    await expect(verify(verifier, await receive([[name, 'msg_Zoë'], ...others]))).rejects.toMatchObject({
      code: 'signature_mismatch',
    })
  })

  it('is encoded as UTF-8 on workerd, which decodes it', async () => {
    vi.stubGlobal('navigator', { userAgent: 'Cloudflare-Workers' })
    try {
      const [, ...others] = signedLines(Buffer.from('msg_Zoë'))
      const decoded = await receive([['Webhook-Id', 'msg_Zoë'], ...others])
      await expect(verify(verifier, decoded)).resolves.toMatchObject({ strength: 'signature' })
    } finally {
      vi.unstubAllGlobals()
    }
  })
})
