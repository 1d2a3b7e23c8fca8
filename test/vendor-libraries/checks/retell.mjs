import { sign as signBody, verify } from 'retell-sdk/lib/webhook_auth'

export const accepts = ({ text, headers, secret }) => verify(text, secret, headers['x-retell-signature'])

export const sign = async ({ text, secret }) => ({ 'x-retell-signature': await signBody(text, secret) })
