import { validateWebhook } from 'replicate'

export const accepts = ({ text, headers, secret }) => validateWebhook({ headers, body: text }, secret)
