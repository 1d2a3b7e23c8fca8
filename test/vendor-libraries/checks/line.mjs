import { validateSignature } from '@line/bot-sdk'

export const accepts = ({ body, headers, secret }) => validateSignature(body, secret, headers['x-line-signature'])
