import { SeamWebhook } from '@seamapi/webhook'

export const accepts = ({ text, headers, secret }) => {
  new SeamWebhook(secret).verify(text, headers)
}
