import { Webhook } from 'svix'

// Stytch sends through Svix, and refers to its package.
export const accepts = ({ text, headers, secret }) => Boolean(new Webhook(secret).verify(text, headers))
