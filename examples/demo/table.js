// @ts-check
import { styleText } from 'node:util'
import { isAsPromised } from './results.js'

/**
 * @typedef {import('./results.js').Answer} Answer
 * @typedef {import('./results.js').Result} Result
 * @typedef {import('./flood.js').Flood} Flood
 * @typedef {import('./inbox.js').Survival} Survival
 * @typedef {import('./order.js').Shuffled} Shuffled
 * @typedef {'bold' | 'green' | 'yellow' | 'red'} Format
 */

const columns = [
  { title: 'style', width: 8 },
  { title: 'adapter', width: 7 },
  { title: 'sent', width: 14 },
  { title: 'status', width: 6 },
  { title: 'outcome', width: 20 },
  { title: 'event', width: 29 },
  { title: 'ms', width: 4 },
]

/** @type {(format: Format, text: string) => string} */
const paint = process.stdout.isTTY && process.stdout.hasColors() ? styleText : (_, text) => text

/** The names of the columns, with a line below. */
export function header() {
  const titles = line(columns.map(({ title }) => title))
  return `${paint('bold', titles)}\n${line(columns.map(({ width }) => '─'.repeat(width)))}`
}

/**
 * One result, and below it what was promised if that is something else.
 *
 * @param {Result} result
 */
export function row(result) {
  const { style, adapter, sent, promised, answer, ms } = result
  const texts = [style, adapter, sent, ...cells(answer), toMs(ms)]
  if (isAsPromised(result)) return line(texts, answer.status === 200 ? 'green' : 'yellow')
  return paint('red', `${line(texts)}\n${line(['', '', 'promised:', ...cells(promised)])}`)
}

// In four characters, also where the machine is busy.
/** @type {(ms: number) => string} */
const toMs = (ms) => ms.toFixed(ms < 99.95 ? 1 : 0).padStart(4)

/** @param {Answer} answer */
function cells({ status, outcome, event = '' }) {
  return [String(status ?? 'none'), outcome, event]
}

/**
 * @param {readonly string[]} texts
 * @param {Format} [format] of status and outcome
 */
function line(texts, format) {
  const padded = columns.map(({ title, width }, index) => {
    const text = (texts[index] ?? '').padEnd(width)
    return format && (title === 'status' || title === 'outcome') ? paint(format, text) : text
  })
  return padded.join('  ').trimEnd()
}

const orderColumns = [
  { title: 'channel', width: 8 },
  { title: 'sent at once, in this order', width: 27 },
  { title: 'handled in this order', width: 22 },
  { title: 'statuses', width: 8 },
]

/** The names of the columns of the shuffled channels, with a line below. */
export function orderHeader() {
  const titles = orderColumns
    .map(({ title, width }) => title.padEnd(width))
    .join('  ')
    .trimEnd()
  return `${paint('bold', titles)}\n${orderColumns.map(({ width }) => '─'.repeat(width)).join('  ')}`
}

/**
 * One channel, and below it what was promised of each message that became something else.
 *
 * @param {Shuffled} shuffled
 */
export function orderRow({ adapter, sent, handled, results }) {
  const statuses = [...new Set(results.map(({ answer }) => String(answer.status ?? 'none')))].join(' ')
  const texts = [adapter, sent.join(' '), handled.join(' '), statuses]
  const text = orderColumns
    .map(({ width }, index) => (texts[index] ?? '').padEnd(width))
    .join('  ')
    .trimEnd()
  const broken = results.filter((result) => !isAsPromised(result))
  return broken.length === 0 ? text : `${paint('red', text)}\n${broken.map(row).join('\n')}`
}

/** @type {readonly (readonly [title: string, field: keyof Flood])[]} */
const floodColumns = [
  ['a flood of', 'deliveries'],
  ['sent', 'sent'],
  ['retried', 'retried'],
  ['copied', 'copies'],
  ['duplicates dropped', 'duplicates'],
  ['refused', 'refused'],
  ['handled', 'handled'],
]

/** The names of the columns of the flood, with a line below. */
export function floodHeader() {
  return titlesOf(floodColumns)
}

/**
 * What came of a flood, and below it each promise that was not kept.
 *
 * @param {Flood} flood
 */
export function floodRow(flood) {
  return countsOf(floodColumns, flood)
}

/** @type {readonly (readonly [title: string, field: keyof Survival])[]} */
const survivalColumns = [
  ['a durable inbox, killed', 'deliveries'],
  ['stored', 'stored'],
  ['handled before', 'before'],
  ['handled after the restart', 'after'],
]

/** The names of the columns of the process that was killed, with a line below. */
export function survivalHeader() {
  return titlesOf(survivalColumns)
}

/**
 * What came of a process that was killed, and below it each promise that was not kept.
 *
 * @param {Survival} survival
 */
export function survivalRow(survival) {
  return countsOf(survivalColumns, survival)
}

/** @type {(columns: readonly (readonly [title: string, field: string])[]) => string} */
function titlesOf(columns) {
  const titles = columns.map(([title]) => title)
  return `${paint('bold', titles.join('  '))}\n${titles.map((title) => '─'.repeat(title.length)).join('  ')}`
}

/**
 * @template {{ readonly broken: readonly string[] }} Counts
 * @param {readonly (readonly [title: string, field: keyof Counts])[]} columns
 * @param {Counts} counts
 */
function countsOf(columns, counts) {
  const text = columns.map(([title, field]) => String(counts[field]).padStart(title.length)).join('  ')
  return [text, ...counts.broken.map((promise) => paint('red', promise))].join('\n')
}

/**
 * What it comes to.
 *
 * @param {readonly Result[]} results
 * @param {number} ms
 */
export function summary(results, ms) {
  const kept = results.filter(isAsPromised).length
  const broken = results.length - kept
  const text = `${results.length} requests in ${(ms / 1000).toFixed(1)} s: ${kept} answered as promised, ${broken} not`
  return paint(broken === 0 ? 'green' : 'red', text)
}
