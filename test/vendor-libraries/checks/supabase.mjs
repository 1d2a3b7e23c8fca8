import { Webhook } from 'standardwebhooks'

// The package that Supabase's documentation names.
export const accepts = ({ text, headers, secret }) =>
  Boolean(new Webhook(secret.replace('v1,', '')).verify(text, headers))
