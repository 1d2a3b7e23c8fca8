import { Paddle } from '@paddle/paddle-node-sdk'

const paddle = new Paddle('an-api-key')

export const accepts = ({ text, headers, secret }) =>
  paddle.webhooks.isSignatureValid(text, secret, headers['paddle-signature'])
