import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

export const documented: Documented = {
  secret: 'a-signing-secret',
  body: '{"event":{"type":"create_pulse","triggerUuid":"b5ed2e17c530f43668de130142445cba","pulseId":1772099344}}',
  event: 'create_pulse',
  sign: ({ secret, url, sentAt }) => {
    const time = Math.floor(sentAt / 1000)
    const claims = { accountId: 1825528, userId: 4012689, aud: url, exp: time + 300, iat: time }
    const content = `${base64url({ alg: 'HS256', typ: 'JWT' })}.${base64url(claims)}`
    const signature = createHmac('sha256', secret).update(content).digest('base64url')
    return { headers: { authorization: `${content}.${signature}` } }
  },
}
