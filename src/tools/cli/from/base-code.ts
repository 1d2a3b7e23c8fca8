import { UsageError } from '../exit.js'
import { keyOf } from '../shapes/module.js'
import { jsonLine } from '../terminal/output.js'
import type { Place } from './place.js'

/** The code that reads the event and the id of a delivery. */
export interface BaseCode {
  /** The schema of what is read. */
  readonly schema: string
  /** The function that names the event. @param only - the event, if no place names it */
  readonly event: (only: string) => string
  readonly id: string | undefined
  /** What is imported from the package, and from its subpath `authors`. */
  readonly names: readonly string[]
  readonly authorNames: readonly string[]
}

/** Fields by name: whether each is required, and its own ones. */
interface Fields extends Map<string, { isRequired: boolean; fields: Fields }> {}

/** Writes what reads the event from `places`, of which only the first must be there, and the id from `id`. */
export function createBase(places: readonly Place[], id: Place | undefined): BaseCode {
  const fields: Fields = new Map()
  places.forEach((place, index) => {
    if ('path' in place) addPath(fields, place.path, index === 0)
  })
  if (id !== undefined && 'path' in id) addPath(fields, id.path, false)
  const [first] = places
  const parts = places.map((place, index) => readCode(place, fields, index === 0))
  const usesRequest = (place: Place | undefined) => place !== undefined && 'header' in place
  const parameters = (used: readonly (Place | undefined)[]) => {
    const payload = used.some((place) => place !== undefined && 'path' in place) ? 'payload' : '_payload'
    return used.some(usesRequest) ? `(${payload}, request)` : '(payload)'
  }
  const joined = parts.length > 1 ? `[${parts.join(', ')}].filter((part) => part !== undefined).join('.')` : parts[0]
  const isOptionalHeader = places.slice(1).some(usesRequest) || usesRequest(id)
  return {
    schema: fields.size === 0 ? 'z.unknown()' : schemaOf(fields, ''),
    event: (only) => (joined === undefined ? `() => ${jsonLine(only)}` : `${parameters(places)} => ${joined}`),
    id: id && `${parameters([id])} => ${readCode(id, fields, false)}`,
    names: isOptionalHeader ? ['readHeader'] : [],
    authorNames: usesRequest(first) ? ['requireHeaderField'] : [],
  }
}

function addPath(fields: Fields, [name = '', ...rest]: readonly string[], isRequired: boolean): void {
  const known = fields.get(name) ?? { isRequired, fields: new Map() }
  const isLeaf = fields.has(name) && (known.fields.size === 0) !== (rest.length === 0)
  if (isLeaf || name === '__proto__') throw new UsageError(`--event-in and --id-in cannot both read ${name}`)
  known.isRequired ||= isRequired
  fields.set(name, known)
  if (rest.length > 0) addPath(known.fields, rest, isRequired)
}

function schemaOf(fields: Fields, indent: string): string {
  const inner = `${indent}  `
  const lines = [...fields].map(([name, { isRequired, fields: own }]) => {
    const code = own.size === 0 ? 'z.string()' : schemaOf(own, inner)
    return `${inner}${keyOf(name)}: ${isRequired ? code : `z.optional(${code})`},\n`
  })
  return `z.looseObject({\n${lines.join('')}${indent}})`
}

function readCode(place: Place, fields: Fields, isRequired: boolean): string {
  if ('header' in place) {
    return `${isRequired ? 'requireHeaderField' : 'readHeader'}(request, ${jsonLine(place.header)})`
  }
  let own: Fields | undefined = fields
  let isSure = true
  return place.path.reduce((code, name) => {
    const isIdentifier = /^[A-Za-z_$][\w$]*$/.test(name)
    const access = isIdentifier ? `${isSure ? '.' : '?.'}${name}` : `${isSure ? '' : '?.'}[${jsonLine(name)}]`
    isSure &&= own?.get(name)?.isRequired === true
    own = own?.get(name)?.fields
    return `${code}${access}`
  }, 'payload')
}
