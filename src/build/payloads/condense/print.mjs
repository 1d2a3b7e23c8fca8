import { pascal } from './shape.mjs'

/**
 * Prints the exported maps and the interfaces that they reach.
 *
 * @param {import('./shape.mjs').Names} names
 * @param {{ header: string, exports: Record<string, { comment: string, entries: [string, import('./shape.mjs').Shape, string?][] }>,
 *   tags?: readonly string[], isRequired?: (fields: import('./shape.mjs').Fields, field: import('./shape.mjs').Field) => boolean }} what
 */
export function print(names, { header, exports, tags = [], isRequired = always }) {
  /** @type {Map<string, import('./shape.mjs').Fields>} */
  const interfaces = new Map()
  const bases = new Map()
  const own = new Set(Object.keys(exports))

  function typeOf(shape, path, field) {
    if (shape.any) return 'unknown'
    const parts = []
    if (shape.literals) {
      const texts = [...shape.literals].sort()
      const quoted = texts.map(quote).join(' | ')
      const open = shape.string || !(tags.includes(field) && texts.length === 1)
      if (texts.length > 40) parts.push('string')
      else parts.push(open ? `Open<${quoted}>` : quoted)
    } else if (shape.string) parts.push('string')
    if (shape.number) parts.push('number')
    if (shape.boolean) parts.push('boolean')
    for (const name of [...(shape.names ?? [])].sort()) parts.push(named(name))
    if (shape.object) parts.push(objectOf(shape.object, path))
    if (shape.array) {
      // Descriptions allow `null` in lists, where vendors send none.
      const item = typeOf(
        { ...shape.array, null: undefined },
        path.replace(/ies$/, 'y').replace(/([^s])s$/, '$1'),
        field,
      )
      parts.push(/ [|&] /.test(item) ? `(${item})[]` : `${item}[]`)
    }
    if (parts.length === 0) return 'unknown'
    if (shape.null) parts.push('null')
    return [...new Set(parts.map((part) => (/ & /.test(part) && parts.length > 1 ? `(${part})` : part)))].join(' | ')
  }

  function named(name) {
    if (!interfaces.has(name)) interfaces.set(name, names.all.get(name))
    return name
  }

  function objectOf(fields, path) {
    if (fields.fields.size === 0) {
      if (!fields.values) return 'Loose'
      const values = typeOf(fields.values, `${path}Value`)
      return values === 'unknown' ? 'Loose' : `{ [key: string]: ${values} }`
    }
    if (fields.fields.size <= 2 && [...fields.fields.values()].every(({ shape }) => isPlain(shape))) {
      return `Loose & { ${lines(fields, path).join('; ')} }`
    }
    let name = path
    for (
      let number = 2;
      names.all.has(name) || own.has(name) || (interfaces.has(name) && interfaces.get(name) !== fields);
      number++
    ) {
      name = `${path}${number}`
    }
    interfaces.set(name, fields)
    return name
  }

  function lines(fields, path) {
    return [...fields.fields].map(([name, field]) => {
      const type = typeOf(field.shape, `${path}${pascal(name)}`, name)
      const optional = !isRequired(fields, field)
      return `${key(name)}${optional ? '?' : ''}: ${type}${optional && type !== 'unknown' ? ' | undefined' : ''}`
    })
  }

  const heads = Object.entries(exports).map(([name, { comment, entries }]) => {
    const body = entries.map(([event, shape, base]) => {
      const path = pascal(`${event}${name.endsWith('Objects') ? ' object' : ' payload'}`)
      if (base && shape.object) {
        const child = `${path}`
        bases.set(child, named(base))
        interfaces.set(child, shape.object)
        return `${key(event)}: ${child}`
      }
      return `${key(event)}: ${typeOf(shape, path, '')}`
    })
    return { name, comment, body }
  })

  const bodies = new Map()
  // Printing an interface can reach further ones; a Map visits those too.
  for (const [name, fields] of interfaces) bodies.set(name, lines(fields, name))

  const renamed = shareSame(bodies, bases)
  const rename = (line) => renameIn(line, renamed)
  const reached = [...bodies].filter(([name]) => !renamed.has(name)).sort(([a], [b]) => (a < b ? -1 : 1))
  return [
    header,
    '/* The fields that the description lacks stay readable, as `unknown`. */\ninterface Loose {\n  [field: string]: unknown\n}',
    /Open</.test(JSON.stringify([...bodies.values(), heads]))
      ? '/* The values that the description lists; others are allowed. */\ntype Open<T extends string> = T | (string & {})'
      : '',
    ...heads.map(
      ({ name, comment, body }) => `/** ${comment} */\nexport interface ${name} {\n${indent(body.map(rename))}\n}`,
    ),
    ...reached.map(([name, body]) => {
      const parent = bases.get(name) ?? 'Loose'
      return `interface ${name} extends ${renamed.get(parent) ?? parent} {\n${indent(body.map(rename))}\n}`
    }),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n')
}

/** Interfaces with the same fields become one; sharing one can make others the same. */
function shareSame(bodies, bases) {
  const renamed = new Map()
  for (let changed = true; changed; ) {
    changed = false
    const byBody = new Map()
    const live = [...bodies.keys()].filter((name) => !renamed.has(name))
    for (const name of live.sort((a, b) => a.length - b.length || (a < b ? -1 : 1))) {
      const parent = bases.get(name) ?? ''
      const text = `${renamed.get(parent) ?? parent}\n${bodies
        .get(name)
        .map((line) => renameIn(line, renamed))
        .toSorted()
        .join('\n')}`
      const first = byBody.get(text)
      if (first === undefined) byBody.set(text, name)
      else {
        renamed.set(name, first)
        changed = true
      }
    }
    for (const [from, to] of renamed) if (renamed.has(to)) renamed.set(from, renamed.get(to))
  }
  return renamed
}

function renameIn(line, renamed) {
  const colon = line.indexOf(': ')
  const type = line.slice(colon).replace(/'[^']*'|[A-Z]\w*/g, (word) => renamed.get(word) ?? word)
  return line.slice(0, colon) + unique(type)
}

/** `User | User` after renaming. */
function unique(type) {
  return type.replace(/\b[A-Z]\w*(?: \| [A-Z]\w*(?![\w[<]))+/g, (names) => [...new Set(names.split(' | '))].join(' | '))
}

function isPlain(shape) {
  return !shape.object && !shape.array?.object && (shape.literals?.size ?? 0) <= 3
}

function always(fields, { required, absent }) {
  return required === fields.places && !absent
}

function indent(lines) {
  return lines.map((line) => `  ${line}`).join('\n')
}

function key(name) {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name)
}

function quote(text) {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
}
