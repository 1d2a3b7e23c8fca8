import { Cashfree, CFEnvironment } from 'cashfree-pg'

export const accepts = ({ text, headers, secret }) =>
  Boolean(
    new Cashfree(CFEnvironment.SANDBOX, 'an-id', secret).PGVerifyWebhookSignature(
      headers['x-webhook-signature'],
      text,
      headers['x-webhook-timestamp'],
    ),
  )
