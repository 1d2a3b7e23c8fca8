import { Webhooks } from '@octokit/webhooks'

export const row = { strength: 'signed', signature: { prefix: 'sha256=' } }
export const header = 'X-Hub-Signature-256'

export const accepts = ({ text, headers, secret }) =>
  new Webhooks({ secret }).verify(text, headers['x-hub-signature-256'])

export const sign = async ({ text, secret }) => ({ 'X-Hub-Signature-256': await new Webhooks({ secret }).sign(text) })
