import { parse } from 'gocardless-nodejs/webhooks'

export const accepts = ({ text, headers, secret }) => {
  parse(text, secret, headers['webhook-signature'] ?? '')
}
