import braintree from 'braintree'
import { withEditedBody } from '../edit.mjs'

export const secret = 'integration_public_key:integration_private_key'
export const otherSecret = 'integration_public_key:another_private_key'

function gatewayOf(text) {
  const [publicKey, privateKey] = text.split(':')
  const environment = braintree.Environment.Sandbox
  return new braintree.BraintreeGateway({ environment, merchantId: 'integration_merchant_id', publicKey, privateKey })
}

// The package reads the subject of each kind.
export const payload = { kind: 'check', subject: '<check type="boolean">true</check>' }

export async function accepts({ text, secret: given }) {
  const form = new URLSearchParams(text)
  await gatewayOf(given).webhookNotification.parse(form.get('bt_signature'), form.get('bt_payload'))
}

export async function signBody({ secret: given }) {
  const { webhookTesting } = gatewayOf(given)
  return new URLSearchParams(await webhookTesting.sampleNotification('subscription_went_past_due', 'my_id')).toString()
}

export const change = (text) => text.replace('bt_payload=P', 'bt_payload=Q')

export const changeProof = (sample) => withEditedBody(sample, (text) => text.replace(/%7C[0-9a-f]{8}/, '%7C00000000'))
