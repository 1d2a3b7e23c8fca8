import { keyOf, toTypeScript, toZod } from './code.js'
import type { EventShape } from './payloads.js'

/** The forms in which types can be written. */
export const typeForms = ['typescript', 'zod'] as const

/** One of {@link typeForms}. */
export type TypeForm = (typeof typeForms)[number]

/** A module with a type for each event, and one that maps the names of events to them. */
export function toModule(shapes: readonly EventShape[], form: TypeForm): string {
  const named = withNames(shapes)
  const head =
    '// Written by `webhook-receiver types` from captured payloads. A field that was always there may be missing one day.\n'
  const types = named.map(({ name, shape }) =>
    form === 'zod'
      ? `export const ${name} = ${toZod(shape)}\n\nexport type ${name} = z.infer<typeof ${name}>\n`
      : `export type ${name} = ${toTypeScript(shape)}\n`,
  )
  const maps = [...new Set(named.map(({ provider }) => provider))].map((provider) => {
    const events = named.filter((each) => each.provider === provider && each.event !== undefined)
    const lines = events.map(({ event = '', name }) => `  readonly ${keyOf(event)}: ${name}\n`)
    return lines.length === 0 ? '' : `export interface ${pascal(provider)}Events {\n${lines.join('')}}\n`
  })
  const imports = form === 'zod' ? ["import * as z from 'zod'\n"] : []
  return [head, ...imports, ...types, ...maps].filter((part) => part !== '').join('\n')
}

interface Named extends EventShape {
  readonly name: string
}

function withNames(shapes: readonly EventShape[]): readonly Named[] {
  const taken = new Map<string, number>()
  return shapes.map((shape) => {
    const name = pascal(shape.provider) + pascal(shape.event ?? 'payload')
    const before = taken.get(name) ?? 0
    taken.set(name, before + 1)
    return { ...shape, name: before === 0 ? name : `${name}${before + 1}` }
  })
}

// Only letters and digits of ASCII, because events come from outside.
function pascal(text: string): string {
  const words = text.split(/[^A-Za-z0-9]+/).filter((word) => word !== '')
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  return /^\d/.test(name) ? `N${name}` : name || 'Captured'
}
