import type { AnyBlock, MessageAttachment } from '@slack/types'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { type ChatMessagesOptions, chatErrorReasons, chatMessages } from '../../src/clients/chat/chat-messages.js'
import { simulatedNetwork } from './simulated-network.js'
import { createTiming, rejection } from './timing.js'

const url = 'https://hooks.chat.example/services/T00000000/B00000000/s3cretXXXXXXXX'

const server = simulatedNetwork()

function posting(options: Partial<ChatMessagesOptions> = {}, ...answers: readonly (() => Response)[]) {
  const timing = createTiming()
  const start = timing.now()
  const posted: (readonly [at: number, body: unknown])[] = []
  server.use(
    http.post(url, async ({ request }) => {
      const answer = answers[Math.min(posted.length, answers.length - 1)] ?? (() => new HttpResponse('ok'))
      posted.push([timing.now() - start, await request.json()])
      return answer()
    }),
  )
  return { messages: chatMessages({ url, ...timing, ...options }), posted, timing }
}

const refusing =
  (status: number, body: string, headers: Record<string, string> = {}) =>
  () =>
    new HttpResponse(body, { status, headers })

describe('chatMessages', () => {
  it('posts text, blocks and attachments unchanged', async () => {
    const { messages, posted } = posting({ burst: 5 })
    const blocks: AnyBlock[] = [{ type: 'section', text: { type: 'mrkdwn', text: '*High*' } }]
    const attachments: MessageAttachment[] = [{ fallback: 'tide', color: '#0af' }]
    await messages.post({ text: 'The tide is high' })
    await messages.post({ blocks })
    await messages.post({ attachments })
    await messages.post({ text: 'a', blocks, attachments, thread_ts: '1.2', unfurl_links: false })
    expect(posted.map(([, body]) => body)).toEqual([
      { text: 'The tide is high' },
      { blocks },
      { attachments },
      { text: 'a', blocks, attachments, thread_ts: '1.2', unfurl_links: false },
    ])
  })

  it('sends a burst at once and then one message a second, in order', async () => {
    const { messages, posted } = posting({ burst: 3 })
    await Promise.all([1, 2, 3, 4, 5].map((number) => messages.post({ text: String(number) })))
    expect(posted).toEqual([
      [0, { text: '1' }],
      [0, { text: '2' }],
      [0, { text: '3' }],
      [1000, { text: '4' }],
      [2000, { text: '5' }],
    ])
  })

  it('has its full burst again after a pause', async () => {
    const { messages, posted, timing } = posting({ burst: 2, intervalMs: 100 })
    await Promise.all([1, 2, 3].map((number) => messages.post({ text: String(number) })))
    timing.pass(10_000)
    await Promise.all([4, 5, 6].map((number) => messages.post({ text: String(number) })))
    expect(posted.map(([at]) => at)).toEqual([0, 0, 100, 10_100, 10_100, 10_200])
  })

  it('keeps all other messages waiting for Retry-After', async () => {
    const { messages, posted } = posting(
      { burst: 5, random: () => 0 },
      refusing(429, 'rate_limited', { 'retry-after': '30' }),
      () => new HttpResponse('ok'),
    )
    await Promise.all([1, 2].map((number) => messages.post({ text: String(number) })))
    expect(posted).toEqual([
      [0, { text: '1' }],
      [30_000, { text: '1' }],
      [30_000, { text: '2' }],
    ])
  })

  it('rejects more than maxQueued messages, and accepts more later', async () => {
    const { messages, posted } = posting({ maxQueued: 2, burst: 1 })
    const posts = [1, 2, 3].map((number) => messages.post({ text: String(number) }))
    const results = await Promise.allSettled(posts)
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
    expect(results[2]).toMatchObject({ reason: { code: 'queue_full', retryable: true, attempts: 0 } })
    await messages.post({ text: '4' })
    expect(posted.map(([, body]) => body)).toEqual([{ text: '1' }, { text: '2' }, { text: '4' }])
  })

  it('continues after a failed or aborted message', async () => {
    const { messages, posted } = posting({ burst: 1 }, refusing(400, 'invalid_payload'), () => new HttpResponse('ok'))
    const controller = new AbortController()
    const failed = rejection(messages.post({ text: '1' }))
    const given = rejection(messages.post({ text: '2' }, { signal: controller.signal }))
    controller.abort()
    const last = messages.post({ text: '3' })
    expect(await failed).toMatchObject({ code: 'refused' })
    expect(await given).toMatchObject({ code: 'aborted', attempts: 0 })
    await last
    expect(posted.map(([, body]) => body)).toEqual([{ text: '1' }, { text: '3' }])
  })

  it('aborts a queued message at once, and frees its place', async () => {
    const answers: ((response: Response) => void)[] = []
    const fetch = () => new Promise<Response>((resolve) => answers.push(resolve))
    const { messages } = posting({ maxQueued: 1, fetch })
    const answer = async (count: number) => {
      await vi.waitFor(() => expect(answers).toHaveLength(count))
      answers.at(-1)?.(new Response('ok'))
    }
    const first = messages.post({ text: '1' })
    await vi.waitFor(() => expect(answers).toHaveLength(1))
    const controller = new AbortController()
    const second = rejection(messages.post({ text: '2' }, { signal: controller.signal }))
    expect(await rejection(messages.post({ text: '3' }))).toMatchObject({ code: 'queue_full' })
    controller.abort()
    expect(await second).toMatchObject({ code: 'aborted', attempts: 0 })
    const fourth = messages.post({ text: '4' })
    await answer(1)
    await first
    await answer(2)
    await fourth
  })

  it('aborts a message that waits for the interval, and does not count it', async () => {
    const { messages, posted, timing } = posting({ burst: 1, sleep: () => slept })
    let wake = () => {}
    const slept = new Promise<void>((resolve) => {
      wake = resolve
    })
    await messages.post({ text: '1' })
    const controller = new AbortController()
    const given = rejection(messages.post({ text: '2' }, { signal: controller.signal }))
    const last = messages.post({ text: '3' })
    controller.abort()
    expect(await given).toMatchObject({ code: 'aborted', attempts: 0 })
    expect(posted).toHaveLength(1)
    timing.pass(1000)
    wake()
    await last
    expect(posted.map(([, body]) => body)).toEqual([{ text: '1' }, { text: '3' }])
  })

  it('rejects a message whose signal is already aborted', async () => {
    const { messages, posted } = posting()
    const error = await rejection(messages.post({ text: '1' }, { signal: AbortSignal.abort() }))
    expect(error).toMatchObject({ code: 'aborted', attempts: 0 })
    expect(posted).toEqual([])
  })

  it.each([
    [400, 'invalid_payload', 'refused'],
    [400, 'too_many_attachments', 'refused'],
    [403, 'action_prohibited', 'forbidden'],
    [403, 'invalid_token', 'forbidden'],
    [404, 'no_service', 'not_found'],
    [404, 'channel_not_found', 'not_found'],
    [410, 'channel_is_archived', 'gone'],
    [500, 'rollup_error', 'server_failed'],
  ] as const)('reports %d %s', async (status, reason, code) => {
    const { messages, posted } = posting({}, refusing(status, reason))
    expect(await rejection(messages.post({ text: 'a' }))).toMatchObject({ code, status, reason })
    expect(chatErrorReasons).toContain(reason)
    expect(posted).toHaveLength(1)
  })

  it('does not reveal the URL', async () => {
    const quoting = () => Promise.reject(new TypeError(`cannot reach ${url}, that is ${new URL(url).pathname}`))
    const { messages } = posting({ fetch: quoting })
    const error = await rejection(messages.post({ text: 'a' }))
    expect(error).toMatchObject({ code: 'network_failed' })
    const { messages: others } = posting({}, refusing(404, `no hook at ${url} (s3cretXXXXXXXX)`))
    const other = await rejection(others.post({ text: 'a' }))
    for (const thrown of [error, other] as Error[]) {
      expect(`${thrown.stack} ${JSON.stringify(thrown)} ${String(thrown.cause)}`).not.toContain('s3cret')
    }
  })

  it.each([{}, { text: '' }, null, 'text'])('rejects %j as a message', async (message) => {
    await expect(posting().messages.post(message as never)).rejects.toThrow(TypeError)
  })

  it.each([
    ['url', { url: 'http://hooks.chat.example/a' }],
    ['url', { url: '' }],
    ['intervalMs', { intervalMs: 0 }],
    ['burst', { burst: 0.5 }],
    ['maxQueued', { maxQueued: 0 }],
  ])('rejects a wrong %s, without revealing its value', (name, options) => {
    expect(() => posting(options)).toThrow(new RegExp(`^chatMessages: ${name} `))
  })
})
