import { verifyKey } from 'discord-interactions'

export const row = { strength: 'signed with time' }
export const header = 'X-Signature-Ed25519'

export const accepts = ({ body, headers, secret }) =>
  verifyKey(body, headers['x-signature-ed25519'], headers['x-signature-timestamp'], secret)
