import Finch from '@tryfinch/finch-api'

const client = new Finch({ accessToken: 'an-access-token' })

export const accepts = ({ text, headers, secret }) => {
  client.webhooks.verifySignature(text, headers, secret)
}

// The secret is base64 without the prefix of the standard.
export const secret = '5WbX5kEWLlfzsGNjH64I8lOOqUB6e8FH'
export const otherSecret = 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
