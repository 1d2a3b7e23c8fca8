import { UsageError } from '../exit.js'
import { keyOf } from '../shapes/module.js'
import { createBase } from './base-code.js'
import type { Documents } from './documents.js'
import type { Message } from './message.js'
import { constantAt, distinctPlace, type Place, toPlaces } from './place.js'
import { field, textOf } from './read.js'
import { createSchemaWriter, unionOf } from './schema-code.js'
import { verifierCode } from './verifiers.js'

/** What a person chose. */
export interface ProviderWish {
  readonly provider: string | undefined
  readonly name: string | undefined
  readonly verifier: string | undefined
  readonly header: string | undefined
  readonly eventIn: string | undefined
  readonly idIn: string | undefined
}

/** A module with a provider. */
export interface ProviderModule {
  readonly code: string
  readonly events: readonly string[]
  /** The environment variable that holds the secret. */
  readonly variable: string
  readonly hasId: boolean
}

const maxEvents = 2_000

/**
 * Writes a provider for the messages of a document.
 *
 * @throws {UsageError} the document does not say enough, or what it says cannot be written
 */
export function toProviderModule(all: readonly Message[], documents: Documents, wish: ProviderWish): ProviderModule {
  const messages = messagesOf(all, wish.provider)
  const name = nameOf(wish, messages, documents)
  const identifier = name.replace(/-./g, ([, letter = '']) => letter.toUpperCase())
  const verifier = verifierCode(wish, name.replaceAll('-', '_').toUpperCase(), documents)
  const places = placesOf(messages, documents, wish.eventIn)
  const grouped = groupedByEvent(messages, places, documents)
  const ids = wish.idIn ?? (verifier.idHeader === undefined ? undefined : `header:${verifier.idHeader}`)
  const base = createBase(places, ids === undefined ? undefined : toPlaces('--id-in', ids)[0])
  const form = formOf(messages)
  const writer = createSchemaWriter(documents)
  const payloadSchema = writer.nameFor('payload')
  const events = [...grouped].map(([event, group]) => {
    const schemas = group.flatMap(({ contents }) =>
      contents.flatMap((each) => (form.fits(each.mediaType) ? (each.schema ?? []) : [])),
    )
    const code = schemas.length === 0 ? payloadSchema : unionOf(schemas.map((schema) => writer.write(schema)))
    return `  ${keyOf(event)}: ${code.replaceAll('\n', '\n  ')},\n`
  })
  const imports = ['defineProvider', 'fromEnv', verifier.name, ...form.names, ...base.names].sort()
  const code = [
    '// Written by `webhook-receiver types --from`. Writing it again replaces what you change here.\n',
    `import { ${imports.join(', ')} } from 'webhook-receiver'\n`,
    ...(base.authorNames.length > 0
      ? [`import { ${base.authorNames.join(', ')} } from 'webhook-receiver/authors'\n`]
      : []),
    ...form.imports,
    `import * as z from 'zod/mini'\n\n`,
    ...writer.constants().map((constant) => `${constant}\n`),
    `/** What all payloads have: where the event${ids === undefined ? ' is' : ' and the id are'}. */\n`,
    `const ${payloadSchema} = ${base.schema}\n\n`,
    `/** The schemas of the payloads, by event. */\n`,
    `export const ${identifier}Events = {\n${events.join('')}}\n\n`,
    `export const ${identifier}Provider = defineProvider({\n`,
    `  name: '${name}',\n  verify: ${verifier.code},\n  body: ${form.code},\n`,
    `  schema: ${payloadSchema},\n  events: ${identifier}Events,\n  event: ${base.event(messages[0]?.name ?? '')},\n`,
    ...(base.id === undefined ? [] : [`  id: ${base.id},\n`]),
    `})\n`,
  ].join('')
  return { code, events: [...grouped.keys()], variable: verifier.variable, hasId: ids !== undefined }
}

function messagesOf(all: readonly Message[], wanted: string | undefined): readonly Message[] {
  const providers = [...new Set(all.map(({ provider }) => provider))]
  const messages = wanted === undefined ? all : all.filter(({ provider }) => provider === wanted)
  if (messages.length === 0 || (wanted === undefined && providers.length > 1)) {
    const names = providers.filter((provider) => provider !== undefined)
    throw new UsageError(
      `--from: choose one of the document's providers with --provider: ${names.join(', ') || 'it names none'}`,
    )
  }
  return messages
}

function placesOf(messages: readonly Message[], documents: Documents, flag: string | undefined): readonly Place[] {
  if (flag !== undefined) return toPlaces('--event-in', flag)
  if (messages.length === 1) return []
  const found = distinctPlace(messages, documents)
  if (found !== undefined) return [found]
  throw new UsageError(
    'the document does not say where a request names its event. Write --event-in, such as --event-in type, ' +
      '--event-in header:X-Event, or two that are joined by a dot: --event-in header:X-Event,action',
  )
}

function groupedByEvent(
  messages: readonly Message[],
  places: readonly Place[],
  documents: Documents,
): ReadonlyMap<string, readonly Message[]> {
  const groups = new Map<string, Message[]>()
  for (const message of messages) {
    const constants = places.map((place) => constantAt(place, message, documents))
    const event = constants.length === 0 || constants.includes(undefined) ? message.name : constants.join('.')
    if (event === '__proto__') throw new UsageError('--from: an event cannot have the name __proto__')
    const group = groups.get(event)
    if (group === undefined) groups.set(event, [message])
    else group.push(message)
  }
  if (groups.size > maxEvents) throw new UsageError(`--from: the document has more than ${maxEvents} events`)
  return groups
}

function nameOf({ name, provider }: ProviderWish, [message]: readonly Message[], documents: Documents): string {
  const title = field(field(documents.root, 'info', documents), 'title', documents).value
  const text = name ?? provider ?? message?.provider ?? textOf(title)
  const slug = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-\d]+|-+$/g, '')
    .slice(0, 60)
  if (slug !== '' && (name === undefined || name === slug)) return slug
  throw new UsageError(
    `--name must be the name of the provider in small letters, such as acme-shop${name === undefined ? '' : `, not ${name}`}`,
  )
}

function formOf(messages: readonly Message[]) {
  const types = messages.flatMap(({ contents }) => contents.map(({ mediaType }) => mediaType))
  const isJson = (type: string) => /^(\*\/\*|application\/([\w.-]+\+)?json)\b/i.test(type)
  if (types.length === 0 || types.some(isJson))
    return { fits: isJson, code: 'jsonBody()', names: ['jsonBody'], imports: [] }
  const isForm = (type: string) => /^application\/x-www-form-urlencoded\b/i.test(type)
  const imports = [`import { formBody } from 'webhook-receiver/form'\n`]
  if (types.some(isForm)) return { fits: isForm, code: 'formBody()', names: [], imports }
  throw new UsageError(`--from: ${types[0]} cannot be written; JSON and forms can`)
}
