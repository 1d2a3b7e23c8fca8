import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'postmark:a-password',
  body: '{"RecordType":"Delivery","ServerID":23,"MessageStream":"outbound","MessageID":"00000000-0000-0000-0000-000000000000","Recipient":"john@example.com"}',
  event: 'Delivery',
  // The client of Postmark turns the account in the URL into this header (RFC 7617).
  sign: ({ secret }) => ({ headers: { authorization: `Basic ${Buffer.from(secret).toString('base64')}` } }),
}
