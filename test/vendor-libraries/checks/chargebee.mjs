import { basicAuthValidator } from 'chargebee'

export async function accepts({ headers, secret }) {
  await basicAuthValidator((name, password) => `${name}:${password}` === secret)(headers)
}

// The package only verifies.
export const sign = ({ secret }) => ({ Authorization: `Basic ${Buffer.from(secret).toString('base64')}` })
