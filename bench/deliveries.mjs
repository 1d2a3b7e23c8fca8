import { createHmac } from 'node:crypto'

/** The secret of all deliveries in the form that each library takes; the bytes are the same. */
export const secretBytes = Buffer.from('0123456789abcdef0123456789abcdef')
export const secret = secretBytes.toString()
export const whsec = `whsec_${secretBytes.toString('base64')}`

const person = (id) => ({
  login: `octocat-${id}`,
  id,
  avatar_url: `https://avatars.example/u/${id}?v=4`,
  site_admin: false,
})

const issue = (number) => ({
  url: `https://api.example/repos/team/app/issues/${number}`,
  number,
  title: 'Spelling error in the README file',
  user: person(21031067 + number),
  labels: [{ id: 1362934389, name: 'bug', color: 'd73a4a', default: true }],
  state: 'open',
  locked: false,
  assignee: null,
  body: 'It looks like you accidentally spelled "commit" with two t.',
})

/** A realistic code-hosting body of about this many kilobytes. */
export function bodyOf(kilobytes) {
  const payload = {
    action: 'opened',
    issue: issue(1),
    repository: { id: 35129377, full_name: 'team/app', owner: person(6752317) },
    sender: person(21031067),
    related: [],
    labels: [],
  }
  fill(payload, payload.related, issue, kilobytes * 1024)
  fill(payload, payload.labels, label, kilobytes * 1024)
  return Buffer.from(JSON.stringify(payload))
}

const label = (id) => ({ id, name: `label ${id}`, color: 'd73a4a' })

function fill(payload, list, make, bytes) {
  let length = JSON.stringify(payload).length
  for (;;) {
    const item = make(1000 + list.length)
    length += JSON.stringify(item).length + 1
    if (length > bytes) return
    list.push(item)
  }
}

/** The same body with one byte changed, and still JSON. */
export function tampered(body) {
  const copy = Buffer.from(body)
  copy[copy.indexOf('octocat')] = 'O'.charCodeAt(0)
  return copy
}

const mac = (content, encoding) => createHmac('sha256', secretBytes).update(content).digest(encoding)

/** The headers that each service sends with a body, signed now. */
export function signaturesOf(body) {
  const timestamp = Math.floor(Date.now() / 1000)
  const id = 'msg_2KWPBgLlAfxdpx2AI54pPJ85f4W'
  const standard = `v1,${mac(Buffer.concat([Buffer.from(`${id}.${timestamp}.`), body]), 'base64')}`
  return {
    github: `sha256=${mac(body, 'hex')}`,
    stripe: `t=${timestamp},v1=${mac(Buffer.concat([Buffer.from(`${timestamp}.`), body]), 'hex')}`,
    standard: { 'webhook-id': id, 'webhook-timestamp': `${timestamp}`, 'webhook-signature': standard },
    svix: { 'svix-id': id, 'svix-timestamp': `${timestamp}`, 'svix-signature': standard },
  }
}

/** The header lines of a code-hosting delivery, as a server receives them. */
export function headerLines(body, more = {}) {
  return [
    ['Host', 'receiver.example'],
    ['User-Agent', 'Host-Hookshot/044aadd'],
    ['Accept', '*/*'],
    ['Content-Type', 'application/json'],
    ['Content-Length', String(body.length)],
    ['X-Host-Delivery', '72d3162e-cc78-11e3-81ab-4c9367dc0958'],
    ['X-Host-Event', 'issues'],
    ['X-Host-Signature-256', signaturesOf(body).github],
    ...Object.entries(more),
  ]
}
