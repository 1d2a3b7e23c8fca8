import { createReceiver } from 'webhook-receiver'
import {
  chatMessages,
  createChannelKeeper,
  isClientError,
  memoryChannelStore,
  paymentsEvents,
  pushChannels,
  trackerWebhooks,
} from 'webhook-receiver/clients'
import { push } from 'webhook-receiver/push'
import { equal } from '../assert.mjs'

// A provider on the other side of `fetch`: answers one request after the other, the last one again and again.
function answering(...answers) {
  const sent = []
  const fetch = async (url, init) => {
    const request = new Request(url, init)
    const body = await request.text()
    const answer = answers[Math.min(sent.length, answers.length - 1)]
    sent.push(`${request.method} ${url}`)
    return answer(body === '' ? undefined : JSON.parse(body))
  }
  return { sent, options: { token: 'access', fetch, sleep: async () => {} } }
}

const json = (value, status = 200) => new Response(JSON.stringify(value), { status })
const codeOf = (call) =>
  call.then(
    () => undefined,
    (error) => (isClientError(error) ? error.code : String(error)),
  )

export const clientCases = {
  'keeps a channel alive whose deliveries are accepted': async () => {
    let token
    const { sent, options } = answering((body) => {
      token = body.token
      return json({ kind: 'api#channel', id: body.id, resourceId: 'r', expiration: '1796000000000' })
    })
    const keeper = createChannelKeeper({
      channels: pushChannels({ ...options, baseUrl: 'https://api.example', apiName: 'calendar' }),
      store: memoryChannelStore(),
      address: 'https://consumer.example/hook',
      watches: { team: { resource: ['calendars', 'a/b', 'events'] } },
      now: () => 1_795_000_000_000,
    })
    const states = [...(await keeper.reconcile()), ...(await keeper.reconcile())].map(({ state }) => state)
    equal([states, sent], [['created', 'kept'], ['POST https://api.example/calendar/v3/calendars/a%2Fb/events/watch']])
    equal(createReceiver({ provider: push({ tokens: keeper.tokenFor }), on: {} }).receive instanceof Function, true)
    equal([token.length, await keeper.tokenFor('other')], [43, undefined])
  },
  'makes a call again after 503, and not after 404': async () => {
    const { sent, options } = answering(
      () => json({}, 503),
      () => json([]),
      () => json({}, 404),
    )
    const webhooks = trackerWebhooks({ ...options, baseUrl: 'https://tracker.example' })
    equal(await webhooks.queryAll(), [])
    equal(await codeOf(webhooks.queryOne('7')), 'not_found')
    equal(sent.length, 3)
  },
  'follows no link to another host': async () => {
    const { sent, options } = answering(() => json({}))
    const events = paymentsEvents({ ...options, baseUrl: 'https://pay.example' })
    const links = [
      'https://evil.example/',
      'https://pay.example@evil.example/',
      'http://pay.example/',
      'https:/\\pay.example',
    ]
    for (const href of links) equal(await codeOf(events.get({ links: [{ rel: 'self', href }] })), 'link_not_allowed')
    equal(sent, [])
  },
  'follows no redirect': async () => {
    const { sent, options } = answering(() => new Response(null, { status: 302, headers: { location: '/' } }))
    const events = paymentsEvents({ ...options, baseUrl: 'https://pay.example' })
    equal(await codeOf(events.get('e')), 'redirected')
    equal(sent.length, 1)
  },
  'posts a message, and tells what the service calls its error': async () => {
    const { options } = answering(
      () => new Response('ok'),
      () => new Response('no_text', { status: 400 }),
    )
    const { token: _, ...rest } = options
    const messages = chatMessages({ ...rest, url: 'https://chat.example/services/s3cret-part' })
    equal(await codeOf(messages.post({ text: 'a' })), undefined)
    const error = await messages.post({ text: 'b' }).catch((thrown) => thrown)
    equal(
      [error.code, error.reason, `${error.message}${error.stack}`.includes('s3cret')],
      ['refused', 'no_text', false],
    )
  },
  'gives up what takes too long': async () => {
    const { options } = answering(() => new Promise(() => {}))
    const events = paymentsEvents({ ...options, baseUrl: 'https://pay.example', timeoutMs: 1, maxRetries: 0 })
    equal(await codeOf(events.get('e')), 'timeout')
  },
}
