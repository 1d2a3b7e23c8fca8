import { UsageError } from '../exit.js'
import { asyncApiMessages } from './async-api.js'
import type { Documents } from './documents.js'
import type { Message } from './message.js'
import { openApiMessages } from './open-api.js'
import { own, textOf } from './read.js'

/**
 * The messages of a document of OpenAPI 3.1 or newer, or AsyncAPI 2 or 3.
 *
 * @throws {UsageError} it is another document, or has none
 */
export function messagesOf(documents: Documents): readonly Message[] {
  const { value } = documents.root
  const version = textOf(own(value, 'openapi') ?? own(value, 'asyncapi'))
  const isOpenApi = own(value, 'openapi') !== undefined
  const isKnown = isOpenApi ? /^3\.[1-9]/.test(version) : /^[23]\./.test(version)
  if (!isKnown) {
    throw new UsageError(
      '--from: the document must begin with `openapi: 3.1.0` or newer, or `asyncapi` of version 2 or 3',
    )
  }
  const messages = isOpenApi ? openApiMessages(documents) : asyncApiMessages(documents)
  if (messages.length === 0) {
    const where = isOpenApi ? '`webhooks`' : 'messages of `channels`'
    throw new UsageError(`--from: the document describes no ${where}`)
  }
  return messages
}
