import { OAuth2Client } from 'google-auth-library'

const client = new OAuth2Client()

export async function accepts({ headers, secret }) {
  const token = (headers.authorization ?? '').replace('Bearer ', '')
  const issuers = ['https://accounts.google.com', 'accounts.google.com']
  await client.verifySignedJwtWithCertsAsync(token, { 'sample-key': secret }, 'https://receiver.example/hooks', issuers)
}
