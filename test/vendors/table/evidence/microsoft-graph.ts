import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'secretClientValue',
  body: '{"value":[{"subscriptionId":"lsgTZMr9KwAAA","subscriptionExpirationDateTime":"2026-12-19T11:00:00.0000000Z","changeType":"created"}]}',
  event: 'created',
  sign: ({ secret, body }) => {
    const { value } = JSON.parse(body) as { readonly value: readonly object[] }
    return { body: JSON.stringify({ value: value.map((item) => ({ ...item, clientState: secret })) }) }
  },
}
