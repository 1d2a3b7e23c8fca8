import { checkOptions, requireFunction, requireText } from '../../core/base/options.js'
import type { MessageSource } from '../../core/ports/message-source.js'
import type { Proof } from '../../core/request/delivery.js'

// No provider reads it; `.invalid` is a name that cannot exist.
const head = { method: 'POST', url: 'https://message.invalid/', encrypted: true } as const

/**
 * Makes a source of messages.
 *
 * @param options - `name` for the proof, and `open`, which checks where a message is from and takes out what the vendor sent
 * @throws {TypeError} if an option is invalid; the message names it
 */
export function messageSource<Message>(options: Pick<MessageSource<Message>, 'name' | 'open'>): MessageSource<Message> {
  checkOptions(options, 'messageSource', { name: requireText, open: requireFunction })
  const { name, open } = options
  const proof: Proof = { strength: 'transport', verifier: name }
  return {
    name,
    open,
    toRequest(message) {
      try {
        const { headers, body } = open(message)
        const isTyped = headers.some(([header]) => header.toLowerCase() === 'content-type')
        const lines = isTyped ? headers : [['content-type', 'application/json'] as const, ...headers]
        return [{ ...head, headers: lines, body }, undefined, () => proof]
      } catch (error) {
        // The receiver reports it, and answers.
        const fail = () => {
          throw error
        }
        return [{ ...head, headers: [], body: new Uint8Array() }, undefined, fail]
      }
    },
  }
}
