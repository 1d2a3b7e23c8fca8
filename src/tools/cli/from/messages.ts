import { UsageError } from '../exit.js'
import { asyncApiMessages } from './async-api.js'
import type { Documents, Located } from './documents.js'
import { openApiMessages } from './open-api.js'
import { own, textOf } from './read.js'

/** One kind of message that a document describes. */
export interface Message {
  /** The name that the document gives it. */
  readonly name: string
  /** Who sends it, if the document tells several apart. */
  readonly provider: string | undefined
  /** The payload in each media type; without a schema, nothing is known about it. */
  readonly contents: readonly Content[]
  /** The schemas of headers, by their lower-case names. */
  readonly headers: ReadonlyMap<string, Located>
}

/** A payload as a media type has it. */
export interface Content {
  readonly mediaType: string
  readonly schema: Located | undefined
}

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
