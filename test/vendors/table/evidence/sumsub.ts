import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'SoMe_SeCrEt_KeY',
  body: '{"applicantId":"5cb744200a975a67ed1798a4","correlationId":"req-5fd59b09","type":"applicantPending","createdAtMs":"2020-02-21 13:23:19.321"}',
  event: 'applicantPending',
  sign: ({ secret, body }) => {
    const hash = createHmac('sha256', secret).update(body).digest('hex')
    return { headers: { 'x-payload-digest-alg': 'HMAC_SHA256_HEX', 'x-payload-digest': hash } }
  },
}
