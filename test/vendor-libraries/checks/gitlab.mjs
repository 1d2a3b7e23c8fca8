import { Webhook } from 'standardwebhooks'

// GitLab's signing tokens are those of Standard Webhooks.

export const row = { strength: 'signed with time', signature: { prefix: 'v1,' } }
export const header = 'webhook-signature'

export const accepts = ({ text, headers, secret }) => Boolean(new Webhook(secret).verify(text, headers))
