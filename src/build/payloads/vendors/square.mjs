import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Names } from '../condense/shape.mjs'
import { readTypes, shapes } from '../condense/types.mjs'

export const sources = ['square']

const folder = path.join(import.meta.dirname, '../node_modules/square')

export function describe() {
  const events = readEvents()
  const { checker, types } = readTypes(
    `import * as raw from './node_modules/square/serialization/types/index'\n${[
      ...new Set(events.map(({ object }) => object)),
    ]
      .map((object) => `export type ${object} = raw.${object}.Raw`)
      .join('\n')}`,
  )
  const names = new Names()
  const shapeOf = shapes(checker, names, {
    // Each type is `Raw` in a namespace of its own.
    nameOf: ({ symbol }) => symbol.replace(/\.Raw$/, '').replace(/^.*"\./, '') || undefined,
  })
  const entries = events.map(({ name, object }) => [name, shapeOf(types.get(object))])
  return {
    names,
    exports: { SquareObjects: { comment: 'The resource of each event, in `data.object`.', entries } },
    events: readNames(),
  }
}

/** The wire name of an event stands in the comment on its field `type`. */
function readNames() {
  return readdirSync(path.join(folder, 'api/types'))
    .filter(isWebhook)
    .flatMap((file) => nameIn(file) ?? [])
    .sort()
}

function isWebhook(file) {
  return (
    /\wEvent\.d\.ts$/.test(file) && readFileSync(path.join(folder, 'api/types', file), 'utf8').includes('merchantId?:')
  )
}

function nameIn(file) {
  const text = readFileSync(path.join(folder, 'api/types', file), 'utf8')
  const [, comment = ''] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*type\?:/.exec(text) ?? []
  const name = [...comment.matchAll(/[`"]([a-z_]+(?:\.[a-z_]+)+)[`"]/g)].at(-1)?.[1] ?? nameOfClass(file)
  // The comments of shifts speak of the time cards that replaced them.
  return file.startsWith('LaborShift') ? name.replace('timecard', 'shift') : name
}

/** `DisputeEvidenceCreatedEvent` to `dispute.evidence.created`. */
function nameOfClass(file) {
  return file
    .replace(/Event\.d\.ts$/, '')
    .replace(/(?!^)[A-Z]/g, (letter) => `.${letter}`)
    .toLowerCase()
}

function readEvents() {
  return readdirSync(path.join(folder, 'api/types'))
    .filter(isWebhook)
    .map((file) => ({ name: nameIn(file), text: readFileSync(path.join(folder, 'api/types', file), 'utf8') }))
    .flatMap(({ name, text }) => {
      const data = /data\?: Square\.(\w+)/.exec(text)?.[1]
      if (name === undefined || data === undefined) return []
      const object = /object\?: Square\.(\w+)/.exec(
        readFileSync(path.join(folder, 'api/types', `${data}.d.ts`), 'utf8'),
      )?.[1]
      return object && existsSync(path.join(folder, 'serialization/types', `${object}.d.ts`)) ? [{ name, object }] : []
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}
