import { AESCipher, EventDispatcher, LoggerLevel } from '@larksuiteoapi/node-sdk'

export const header = 'X-Lark-Signature'

export function accepts({ text, headers, secret }) {
  const dispatcher = new EventDispatcher({ encryptKey: secret, loggerLevel: LoggerLevel.fatal })
  const data = Object.assign(Object.create({ headers }), JSON.parse(text))
  return (
    dispatcher.requestHandle.checkIsEventValidated(data) &&
    Boolean(JSON.parse(new AESCipher(secret).decrypt(data.encrypt)))
  )
}
