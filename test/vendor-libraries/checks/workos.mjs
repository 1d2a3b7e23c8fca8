import { WorkOS } from '@workos-inc/node'

const { webhooks } = new WorkOS('sk_an_api_key')

// The package signs the object that it writes again, so the sample is written as JSON.stringify does.
export const accepts = ({ text, headers, secret }) =>
  webhooks.verifyHeader({ payload: JSON.parse(text), sigHeader: headers['workos-signature'], secret })

export async function sign({ text, secret }) {
  const timestamp = Date.now()
  const hash = await webhooks.computeSignature(timestamp, JSON.parse(text), secret)
  return { 'WorkOS-Signature': `t=${timestamp}, v1=${hash}` }
}
