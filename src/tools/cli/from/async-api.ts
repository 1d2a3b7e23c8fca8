import { UsageError } from '../exit.js'
import type { Documents, Located } from './documents.js'
import type { Message } from './message.js'
import { entries, field, items, own, target, textOf } from './read.js'

type Named = readonly [name: string, message: Located]

/** The messages that the application of a document of AsyncAPI sends; all of them if it does not say which. */
export function asyncApiMessages(documents: Documents): readonly Message[] {
  const isThird = textOf(own(documents.root.value, 'asyncapi')).startsWith('3')
  const found = isThird ? sentMessages(documents) : subscribedMessages(documents)
  const taken = new Set<unknown>()
  return found.flatMap(([name, message]) => {
    const { value } = target(message, documents)
    // Channels may share one.
    if (taken.has(value)) return []
    taken.add(value)
    return [toMessage(name, message, documents)]
  })
}

// In version 2, others can subscribe to what the application sends.
function subscribedMessages(documents: Documents): readonly Named[] {
  const channels = entries(field(documents.root, 'channels', documents), documents)
  const at = (action: string) =>
    channels.flatMap(([name, channel]) => {
      const message = field(field(channel, action, documents), 'message', documents)
      const choices = items(field(message, 'oneOf', documents), documents)
      const all = choices.length > 0 ? choices : message.value === undefined ? [] : [message]
      return all.map((each): Named => [nameOf(each, name), each])
    })
  const sent = at('subscribe')
  return sent.length > 0 ? sent : at('publish')
}

function sentMessages(documents: Documents): readonly Named[] {
  const operations = entries(field(documents.root, 'operations', documents), documents)
  const sent = operations.flatMap(([, operation]) => {
    if (field(operation, 'action', documents).value !== 'send') return []
    const chosen = items(field(operation, 'messages', documents), documents)
    if (chosen.length > 0) return chosen.map((message): Named => [nameOf(message, ''), message])
    return entries(field(field(operation, 'channel', documents), 'messages', documents), documents)
  })
  if (sent.length > 0) return sent
  const channels = entries(field(documents.root, 'channels', documents), documents)
  return channels.flatMap(([, channel]) => entries(field(channel, 'messages', documents), documents))
}

// The key of a message, such as `userSignedUp` of `#/components/messages/userSignedUp`.
function nameOf({ value }: Located, fallback: string): string {
  const reference = own(value, '$ref')
  return typeof reference === 'string' ? (reference.split('/').at(-1) ?? fallback) : fallback
}

function toMessage(key: string, message: Located, documents: Documents): Message {
  const traits = items(field(message, 'traits', documents), documents)
  const at = (name: string): Located => {
    const places = [message, ...traits].map((place) => field(place, name, documents))
    return places.find(({ value }) => value !== undefined) ?? { value: undefined, base: message.base }
  }
  const name = at('name').value ?? at('messageId').value ?? key
  const mediaType = at('contentType').value ?? own(documents.root.value, 'defaultContentType') ?? 'application/json'
  const payload = at('payload')
  // The payload of another format names it beside its schema.
  const format = own(payload.value, 'schemaFormat') ?? at('schemaFormat').value
  const schema = own(payload.value, 'schemaFormat') === undefined ? payload : field(payload, 'schema', documents)
  if (format !== undefined && !/^application\/(vnd\.(aai\.asyncapi|oai\.openapi)|schema)\b/.test(textOf(format))) {
    throw new UsageError(`--from: the payload of ${textOf(name)} is described in ${textOf(format)}, not as JSON Schema`)
  }
  const headers = entries(field(at('headers'), 'properties', documents), documents)
  return {
    name: textOf(name),
    provider: undefined,
    headers: new Map(headers.map(([header, each]) => [header.toLowerCase(), each])),
    contents: [{ mediaType: textOf(mediaType), schema: schema.value === undefined ? undefined : schema }],
  }
}
