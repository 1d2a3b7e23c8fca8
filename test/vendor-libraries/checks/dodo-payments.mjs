import DodoPayments from 'dodopayments'

const client = new DodoPayments({ bearerToken: 'an-api-key' })

export const accepts = ({ text, headers, secret }) => {
  client.webhooks.unwrap(text, { headers, key: secret })
}
