import { jsonBody, unverified } from 'webhook-receiver'
import { chat, chatTime } from 'webhook-receiver/chat'
import { push, pushExpiresAt } from 'webhook-receiver/push'
import { tracker, trackerTime, trackerXml } from 'webhook-receiver/tracker'
import { xmlBody } from 'webhook-receiver/xml'
import { equal } from '../assert.mjs'
import { send } from '../deliver.mjs'

const channel = {
  'Content-Type': 'application/json; utf-8',
  'Content-Length': '0',
  'X-Push-Channel-ID': '01234567-0123-0123-1234-123456789abc',
  'X-Push-Channel-Token': 's3cret',
  'X-Push-Channel-Expiration': 'Fri, 27 Nov 2026 00:53:20 GMT',
  'X-Push-Resource-ID': 'resource',
  'X-Push-Resource-URI': 'https://api.example/v3/calendars/ann/events',
  'X-Push-Resource-State': 'exists',
  'X-Push-Message-Number': '10',
}
const pushProvider = push({
  tokens: async (id) => (id === channel['X-Push-Channel-ID'] ? ['new', 's3cret'] : undefined),
})

async function pushed(headers) {
  const { status, code, delivery } = await send(pushProvider, { headers: { ...channel, ...headers } })
  return [status, code, delivery?.event, delivery?.known]
}

export const pushCases = {
  'reads everything from the headers': async () => {
    const { status, delivery } = await send(pushProvider, { headers: channel })
    equal([status, delivery.event, delivery.known, delivery.payload.messageNumber], [200, 'exists', true, 10])
    equal(delivery.sequence, { channel: channel['X-Push-Channel-ID'], number: 10, starts: false })
    equal(pushExpiresAt(delivery.payload).toISOString(), '2026-11-27T00:53:20.000Z')
  },
  'knows the first message, and delivers states that it does not know': async () => {
    const first = { 'X-Push-Resource-State': 'sync', 'X-Push-Message-Number': '1' }
    equal(await pushed(first), [200, 'handled', 'sync', true])
    equal(await pushed({ 'X-Push-Resource-State': 'not_exists' }), [200, 'handled', 'not_exists', false])
  },
  'refuses a wrong token, an unknown channel and a message number that is none': async () => {
    equal((await pushed({ 'X-Push-Channel-Token': 'other' })).slice(0, 2), [401, 'token_mismatch'])
    equal((await pushed({ 'X-Push-Channel-ID': 'other' })).slice(0, 2), [401, 'key_unknown'])
    equal((await pushed({ 'X-Push-Message-Number': '1e1' })).slice(0, 2), [400, 'payload_invalid'])
  },
}

const message = {
  token: 's3cret',
  team_id: 'T1',
  team_domain: 'team',
  channel_id: 'C1',
  channel_name: 'general',
  timestamp: '1796000000.000005',
  user_id: 'U1',
  user_name: 'ann',
  text: 'tide: über 100% & more',
  trigger_word: 'tide:',
}

function post(body) {
  return send(chat({ tokens: 's3cret' }), {
    body: String(body),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  })
}

export const chatCases = {
  'reads all fields of the form': async () => {
    const { status, delivery } = await post(new URLSearchParams(message))
    equal([status, delivery.event, { ...delivery.payload }], [200, 'tide:', message])
    equal(String(chatTime(delivery.payload.timestamp).microseconds), '1796000000000005')
  },
  'refuses a wrong, missing or repeated token': async () => {
    const form = new URLSearchParams(message)
    equal((await post(String(form).replace('s3cret', 'other'))).code, 'token_mismatch')
    equal((await post(String(form).replace('token=s3cret&', ''))).code, 'proof_missing')
    equal((await post(`${form}&token=s3cret`)).code, 'proof_duplicated')
  },
  'refuses forms beyond its limits and names that reach for a prototype': async () => {
    const many = Array.from({ length: 200 }, (_, index) => `f${index}=x`).join('&')
    equal((await post(`${new URLSearchParams(message)}&${many}`)).code, 'body_limit_exceeded')
    equal((await post(`${new URLSearchParams(message)}&__proto__[a]=1`)).code, 'body_key_forbidden')
    equal((await post(`${new URLSearchParams(message)}&x=%ff`)).code, 'body_malformed')
  },
}

const change = {
  field: 'status',
  fieldtype: 'jira',
  from: '1',
  fromString: 'Open',
  to: null,
  toString: null,
}
const updated = {
  id: 2,
  timestamp: '2026-11-30T00:53:20.000+0100',
  webhookEvent: 'tracker:issue_updated',
  issue: { id: '10', self: 'https://tracker.example/10', key: 'A-1', expand: 'a,b', fields: { labels: ['x'] } },
  user: { self: 'https://tracker.example/u', name: 'ann', displayName: 'Ann', active: 'true' },
  changelog: { id: 3, items: [{ ...change, toString: 'Done' }, change] },
}
const trackerProvider = tracker({ verify: unverified(), body: [jsonBody(), xmlBody(trackerXml)] })

const xml = `<?xml version="1.0" encoding="UTF-8"?>
<delivery><timestamp>1796000000000</timestamp><webhookEvent>tracker:issue_created</webhookEvent>
<issue><id>00123</id><key>A-1</key><fields><summary>a &lt; b &#xFC;</summary><labels>one</labels></fields></issue></delivery>`

function track(body, mediaType) {
  return send(trackerProvider, { body, headers: { 'Content-Type': mediaType } })
}

export const trackerCases = {
  'reads JSON, and keeps the field toString': async () => {
    const { status, delivery } = await track(JSON.stringify(updated), 'application/json')
    equal([status, delivery?.event, delivery?.known], [200, 'tracker:issue_updated', true])
    equal(delivery.payload, updated)
    equal(trackerTime(delivery.payload.timestamp).toISOString(), '2026-11-29T23:53:20.000Z')
  },
  'does not take an inherited toString for the field': async () => {
    const { toString: _, ...without } = change
    const body = JSON.stringify({ ...updated, changelog: { items: [without] } })
    equal((await track(body, 'application/json')).delivery.payload.changelog.items, [{ ...without, toString: null }])
  },
  'reads XML': async () => {
    const { status, delivery } = await track(xml, 'text/xml; charset=utf-8')
    equal([status, delivery?.event, delivery?.known], [200, 'tracker:issue_created', true])
    equal(delivery.payload.issue, { id: '00123', key: 'A-1', fields: { summary: 'a < b ü', labels: ['one'] } })
  },
  'refuses entities, document types and what is not well-formed': async () => {
    const elements = xml.slice(xml.indexOf('<delivery>'))
    const bodies = [
      `<!DOCTYPE delivery>${elements}`,
      elements.replace('A-1', '&key;'),
      elements.replace('</key>', ''),
      `${elements}<second/>`,
      '<a>'.repeat(9000),
      '',
    ]
    const statuses = []
    for (const body of bodies) statuses.push((await track(body, 'application/xml')).status)
    equal(statuses, [400, 400, 400, 400, 400, 400])
    equal((await track(elements, 'application/xml')).status, 200)
  },
}
