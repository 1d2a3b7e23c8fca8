import type { Documents, Located } from './documents.js'
import type { Content, Message } from './message.js'
import { entries, field, items, textOf, texts } from './read.js'

const methods = /^(get|put|post|delete|options|head|patch|trace)$/

/** The webhooks of a document of OpenAPI, and the paths that `export` described, which name their events. */
export function openApiMessages(documents: Documents): readonly Message[] {
  const at = (name: string) => entries(field(documents.root, name, documents), documents)
  const operations = [...at('webhooks'), ...at('paths')].flatMap(([name, item]) =>
    entries(item, documents)
      .filter(([method]) => methods.test(method))
      .map(([, operation]) => ({ name, item, operation })),
  )
  const webhooks = new Set(at('webhooks').map(([name]) => name))
  return operations.flatMap(({ name, item, operation }) => {
    const events = field(operation, 'x-events', documents).value
    if (events === undefined && !webhooks.has(name)) return []
    return toMessages(events === undefined ? [name] : texts(events), item, operation, documents)
  })
}

function toMessages(events: readonly string[], item: Located, operation: Located, documents: Documents): Message[] {
  const content = field(field(operation, 'requestBody', documents), 'content', documents)
  const provider = field(operation, 'x-provider', documents).value
  const common = {
    provider: typeof provider === 'string' ? provider : undefined,
    headers: headersOf([item, operation], documents),
  }
  const contents = entries(content, documents).map(([mediaType, media]) => {
    const schema = field(media, 'schema', documents)
    return { mediaType, schema: schema.value === undefined ? undefined : schema }
  })
  return events.map((event) => ({
    ...common,
    name: event,
    contents: events.length === 1 ? contents : contents.map((each) => contentOf(event, each, documents)),
  }))
}

// What `export` writes: a choice of schemas, with the names of their events.
function contentOf(event: string, { mediaType, schema }: Content, documents: Documents): Content {
  const choices = schema === undefined ? [] : items(field(schema, 'anyOf', documents), documents)
  return { mediaType, schema: choices.find((each) => field(each, 'title', documents).value === event) }
}

function headersOf(places: readonly Located[], documents: Documents): ReadonlyMap<string, Located> {
  const parameters = places.flatMap((place) => items(field(place, 'parameters', documents), documents))
  return new Map(
    parameters
      .filter((parameter) => field(parameter, 'in', documents).value === 'header')
      .map((parameter) => [
        textOf(field(parameter, 'name', documents).value).toLowerCase(),
        field(parameter, 'schema', documents),
      ]),
  )
}
