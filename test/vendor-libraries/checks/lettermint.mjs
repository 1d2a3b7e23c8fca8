import { Webhook } from 'lettermint'

export const accepts = ({ text, headers, secret }) => {
  new Webhook(secret).verify(text, headers['x-lettermint-signature'])
}
