import { Webhook } from 'standardwebhooks'

// The package that Render's documentation names.
export const accepts = ({ text, headers, secret }) => Boolean(new Webhook(secret).verify(text, headers))
