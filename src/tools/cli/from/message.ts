import type { Located } from './documents.js'

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
