import { WebflowClient } from 'webflow-api'

const { webhooks } = new WebflowClient({ accessToken: 'an-access-token' })

export const accepts = ({ text, headers, secret }) => webhooks.verifySignature({ headers, body: text, secret })
