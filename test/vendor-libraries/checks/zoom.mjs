import { AwsLambdaReceiver } from '@zoom/rivet/users'

export const row = { strength: 'signed with time', signature: { prefix: 'v0=' } }
export const header = 'x-zm-signature'

// The package writes every event to the console.
console.debug = () => {}

export async function accepts({ text, headers, secret }) {
  const receive = new AwsLambdaReceiver({ webhooksSecretToken: secret }).start()
  const { statusCode } = await receive({ body: text, headers, isBase64Encoded: false }, {})
  return statusCode === 200
}
