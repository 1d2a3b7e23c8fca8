import MessageValidator from 'viber-bot/lib/message/message-validator.js'

export const accepts = ({ body, headers, secret }) =>
  new MessageValidator({ debug() {} }, secret).validateMessage(headers['x-viber-content-signature'], body)
