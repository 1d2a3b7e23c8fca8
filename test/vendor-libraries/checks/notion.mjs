import { signWebhookPayload, verifyWebhookSignature } from '@notionhq/client'

export const accepts = ({ text, headers, secret }) =>
  verifyWebhookSignature({ body: text, signature: headers['x-notion-signature'], verificationToken: secret })

export const sign = async ({ text, secret }) => ({
  'X-Notion-Signature': await signWebhookPayload({ body: text, verificationToken: secret }),
})
