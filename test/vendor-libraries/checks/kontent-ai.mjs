import { signatureHelper } from '@kontent-ai/webhook-helper'

export const accepts = ({ text, headers, secret }) =>
  signatureHelper.isValidSignatureFromString(text, secret, headers['x-kontent-ai-signature'])

export const sign = ({ text, secret }) => ({
  'X-Kontent-ai-Signature': signatureHelper.getHashFromString(text, secret),
})
