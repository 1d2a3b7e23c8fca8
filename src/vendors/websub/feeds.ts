import * as z from 'zod/mini'
import { compileSchema } from '../../core/provider/compile-schema.js'
import type { OutputOf } from '../../core/provider/schema.js'

// Text alone is a string; with attributes, it is the field `#text`.
const text = z.union([z.string(), z.looseObject({ '#text': z.optional(z.string()) })])
const node = z.union([z.string(), z.looseObject({})])

const link = z.looseObject({
  '@href': z.optional(z.string()),
  '@rel': z.optional(z.string()),
  '@type': z.optional(z.string()),
})

const atomFields = {
  id: z.optional(text),
  title: z.optional(text),
  /** RFC 3339. */
  updated: z.optional(text),
  link: z.optional(z.array(link)),
}

const atomFeed = z.looseObject(atomFields)

const atomEntry = z.looseObject({
  ...atomFields,
  published: z.optional(text),
  summary: z.optional(text),
  content: z.optional(text),
  author: z.optional(z.array(node)),
  category: z.optional(z.array(node)),
})

const rssFields = {
  title: z.optional(text),
  link: z.optional(text),
  description: z.optional(text),
  /** As in RFC 822: `Sat, 21 Nov 2026 10:15:30 GMT`. */
  pubDate: z.optional(text),
}

const rssItem = z.looseObject({
  ...rssFields,
  guid: z.optional(text),
  category: z.optional(z.array(node)),
  enclosure: z.optional(z.array(z.looseObject({ '@url': z.optional(z.string()), '@type': z.optional(z.string()) }))),
})

const fields = {
  /** The id of the subscription, whose secret signed the delivery. */
  channelId: z.string(),
  /** The topic of that subscription. */
  topic: z.optional(z.string()),
}

/** The index of an entry or item in its request. */
const position = z.number()

/** The payload of any delivery. */
export const websubPayloadSchema = compileSchema(z.looseObject({ ...fields }))

export const websubEvents = {
  /** An entry of an Atom feed, and the feed without its entries. */
  entry: compileSchema(z.looseObject({ ...fields, feed: atomFeed, entry: atomEntry, position })),
  /** An entry that an Atom feed no longer has (RFC 6721). */
  'deleted-entry': compileSchema(
    z.looseObject({
      ...fields,
      feed: atomFeed,
      deletedEntry: z.looseObject({ '@ref': z.string(), '@when': z.optional(z.string()) }),
    }),
  ),
  /** An item of an RSS 2.0 feed, and the channel without its items. */
  item: compileSchema(z.looseObject({ ...fields, feed: z.looseObject(rssFields), item: rssItem, position })),
  /** Anything else: JSON, other XML as `xmlBody` reads it, or text. */
  content: compileSchema(z.looseObject({ ...fields, content: z.unknown() })),
}

/** The payload of an entry of an Atom feed. */
export type WebsubEntryPayload = OutputOf<typeof websubEvents.entry>

/** The payload of an entry that was deleted from an Atom feed. */
export type WebsubDeletedEntryPayload = OutputOf<(typeof websubEvents)['deleted-entry']>

/** The payload of an item of an RSS feed. */
export type WebsubItemPayload = OutputOf<typeof websubEvents.item>

/** The payload of other content. */
export type WebsubContentPayload = OutputOf<typeof websubEvents.content>

/** The elements of feeds that are lists, also if there is one. */
export const feedLists: readonly string[] = [
  'entry',
  'at:deleted-entry',
  'link',
  'entry.link',
  'entry.author',
  'entry.category',
  'channel.item',
  'channel.item.category',
  'channel.item.enclosure',
]

/** What a delivery is made of, before its parts are taken apart. */
export interface WebsubContent {
  readonly channelId: string
  readonly topic: string | undefined
  readonly content: unknown
}

/** One payload for each entry or item of a feed; `undefined` for other content. */
export function toFeedParts({ content, ...fields }: WebsubContent): readonly object[] | undefined {
  if (!isRecord(content)) return undefined
  const { channel } = content
  if (content['@xmlns'] === 'http://www.w3.org/2005/Atom') {
    const { entry, 'at:deleted-entry': deleted, ...feed } = content
    return [
      ...listOf(entry).map((each, position) => ({ ...fields, feed, entry: each, position })),
      ...listOf(deleted).map((each) => ({ ...fields, feed, deletedEntry: each })),
    ]
  }
  if (typeof content['@version'] !== 'string' || !isRecord(channel)) return undefined
  const { item, ...feed } = channel
  return listOf(item).map((each, position) => ({ ...fields, feed, item: each, position }))
}

/** The text of an element. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  return isRecord(value) && typeof value['#text'] === 'string' ? value['#text'] : undefined
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
