import { printable } from '../../../core/base/printable.js'
import { type Edit, EditError, jsonOf, readPath } from './edit.js'

/** Part of a text, from `start` to before `end`. */
interface Span {
  readonly start: number
  readonly end: number
}

/** One field of an object or item of a list. */
interface Member {
  readonly name: string
  /** The place of the name; of the value in a list. */
  readonly start: number
  readonly value: Span
}

/**
 * Changes one field of a JSON text, and leaves every other character as it was.
 *
 * A field that is missing is added after the last one, in the layout of that one. If a name is repeated, the last one counts,
 * as in `JSON.parse`.
 *
 * @throws {EditError} the text is not JSON, or has no such place
 */
export function editJson(text: string, edit: Edit): string {
  const start = startOf(text)
  return editAt(text, { start, end: valueEnd(text, start) }, readPath(edit.path), edit)
}

function startOf(text: string): number {
  // JSON.parse knows no byte order mark; some senders write one.
  const start = text.startsWith('\ufeff') ? 1 : 0
  try {
    JSON.parse(text.slice(start))
  } catch {
    throw new EditError('the body is not JSON, so none of its fields can be changed')
  }
  return skipSpace(text, start)
}

function editAt(text: string, container: Span, [step = '', ...rest]: readonly string[], edit: Edit): string {
  const members = readMembers(text, container)
  if (members === undefined) throw new EditError(`${shown(edit)}: ${printable(step, 80)} is not in an object or a list`)
  const isList = text[container.start] === '['
  const at = members.findLastIndex(({ name }) => name === step)
  const member = members[at]
  if (member === undefined) return addTo(text, container, members, { step, rest, isList }, edit)
  if (rest.length > 0) return editAt(text, member.value, rest, edit)
  if (edit.kind === 'unset') return remove(text, container, members, at)
  return replace(text, member.value, jsonOf(edit, text.slice(member.value.start, member.value.end)))
}

function addTo(
  text: string,
  container: Span,
  members: readonly Member[],
  { step, rest, isList }: { readonly step: string; readonly rest: readonly string[]; readonly isList: boolean },
  edit: Edit,
): string {
  if (edit.kind === 'unset') throw new EditError(`${shown(edit)}: the body has no such field`)
  if (isList && step !== String(members.length)) {
    throw new EditError(`${shown(edit)}: the list has ${members.length} items, so the next one is [${members.length}]`)
  }
  const value = rest.reduceRight((inner, name) => `{${JSON.stringify(name)}:${inner}}`, jsonOf(edit, undefined))
  const last = members.at(-1)
  const opening = container.start + 1
  if (last === undefined) {
    return replace(
      text,
      { start: opening, end: container.end - 1 },
      isList ? value : `${JSON.stringify(step)}:${value}`,
    )
  }
  const before = members.at(-2)
  // The white space in front of the last member, and between its name and value.
  const gap = text.slice(before?.value.end ?? opening, last.start)
  const indent = gap.slice(gap.trimEnd().length)
  const colon = isList ? '' : JSON.stringify(step) + text.slice(stringEnd(text, last.start), last.value.start)
  return replace(text, { start: last.value.end, end: last.value.end }, `,${indent}${colon}${value}`)
}

function remove(text: string, container: Span, members: readonly Member[], at: number): string {
  const [before, gone, after] = [members[at - 1], members[at], members[at + 1]]
  const start = before?.value.end ?? (after === undefined ? container.start + 1 : (gone?.start ?? container.start + 1))
  const end = before !== undefined || after === undefined ? (gone?.value.end ?? container.end) : after.start
  return replace(text, { start, end }, '')
}

function replace(text: string, { start, end }: Span, by: string): string {
  return text.slice(0, start) + by + text.slice(end)
}

const shown = ({ path }: Edit) => printable(path, 80)

/** The members of the object or list at a place of valid JSON; `undefined` for any other value. */
function readMembers(text: string, { start }: Span): readonly Member[] | undefined {
  const isObject = text[start] === '{'
  if (!isObject && text[start] !== '[') return undefined
  const members: Member[] = []
  let at = skipSpace(text, start + 1)
  while (text[at] !== '}' && text[at] !== ']') {
    const first = at
    let name = String(members.length)
    if (isObject) {
      const end = stringEnd(text, at)
      name = String(JSON.parse(text.slice(at, end)))
      at = skipSpace(text, skipSpace(text, end) + 1)
    }
    const value = { start: at, end: valueEnd(text, at) }
    members.push({ name, start: first, value })
    at = skipSpace(text, value.end)
    if (text[at] === ',') at = skipSpace(text, at + 1)
  }
  return members
}

function skipSpace(text: string, at: number): number {
  let next = at
  while (/[\t\n\r ]/.test(text[next] ?? '')) next++
  return next
}

function stringEnd(text: string, start: number): number {
  let at = start + 1
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at + 1
}

function valueEnd(text: string, start: number): number {
  const opening = text[start]
  if (opening === '"') return stringEnd(text, start)
  let at = start
  if (opening !== '{' && opening !== '[') {
    while (at < text.length && !/[\s,\]}]/.test(text[at] ?? '')) at++
    return at
  }
  let depth = 0
  do {
    const character = text[at]
    if (character === '{' || character === '[') depth++
    if (character === '}' || character === ']') depth--
    at = character === '"' ? stringEnd(text, at) : at + 1
  } while (depth > 0)
  return at
}
