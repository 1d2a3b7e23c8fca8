import { encodeSignatureHeader, isValidSignature } from '@sanity/webhook'

export const accepts = ({ text, headers, secret }) =>
  isValidSignature(text, headers['sanity-webhook-signature'], secret)

export const sign = async ({ text, secret }) => ({
  'sanity-webhook-signature': await encodeSignatureHeader(text, Date.now(), secret),
})
