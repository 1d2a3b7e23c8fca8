import { toDuration } from './plot.mjs'

/** Joins the same result of several processes: the samples of a table, and the medians of a curve. */
export function join(results) {
  const [first] = results
  if (first.kind === 'cells') return first
  if (first.kind === 'curve')
    return { ...first, series: first.series.map((line, index) => joinLines(line, results, index)) }
  const samples = (index, field) => results.flatMap((table) => table.rows[index][field])
  const rows = first.rows.map(({ name }, index) => ({
    name,
    costs: samples(index, 'costs'),
    ratios: samples(index, 'ratios'),
  }))
  return { ...first, rows }
}

function joinLines(line, results, index) {
  const costs = line.costs.map((_, at) => sorted(results.map((result) => result.series[index].costs[at])))
  return { ...line, costs: costs.map((values) => values[values.length >> 1]) }
}

/** Returns a result in Markdown. */
export function print(result) {
  if (result.kind === 'cells') return toTable(result.title, result.head, result.rows)
  if (result.kind === 'curve') return printCurve(result)
  return printSamples(result)
}

// The median of the samples, and their quartiles or extremes, in microseconds unless the table has another unit.
function printSamples({ title, rows, unit = 'us', scale = 1, spread = 'quartiles' }) {
  const share = spread === 'quartiles' ? 0.25 : 0
  const lines = rows.map(({ name, costs, ratios }) => [
    name,
    ...columns(
      costs.map((cost) => cost * scale),
      threeDigits,
      share,
    ),
    ...columns(ratios, twoDecimals, share),
  ])
  return toTable(title, ['', unit, spread, 'x first', spread], lines)
}

function printCurve({ slug, title, unit, xs, series }) {
  const lines = xs.map((x, index) => [x.toLocaleString('en'), ...series.map(({ costs }) => toDuration(costs[index]))])
  const table = toTable('', [unit, ...series.map(({ name }) => name)], lines)
  const picture = `![${title}: ${series.map(({ name }) => name).join(', ')}](../images/${slug}.svg)`
  const exponents = series.map(({ name, costs }) => `${name} n^${exponentOf(xs, costs).toFixed(2)}`).join(', ')
  return `### ${title}\n\n${picture}\n\nFitted exponents: ${exponents}.\n${table}`
}

/** The exponent of a power law through the costs: the slope of a line through their logarithms, by least squares. */
function exponentOf(xs, costs) {
  const [u, v] = [xs, costs].map((values) => values.map(Math.log))
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [meanU, meanV] = [mean(u), mean(v)]
  const covariance = mean(u.map((value, index) => (value - meanU) * (v[index] - meanV)))
  return covariance / mean(u.map((value) => (value - meanU) ** 2))
}

function toTable(title, head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`.replace('|  |', '| |')
  const rule = `|---|${'--:|'.repeat(head.length - 1)}`
  const heading = title === '' ? '' : `### ${title}\n`
  return `${heading}\n${[line(head), rule, ...rows.map(line)].join('\n')}\n`
}

const sorted = (values) => values.toSorted((left, right) => left - right)
const threeDigits = (value) => (value < 1000 ? value.toPrecision(3) : value.toFixed(0))
const twoDecimals = (value) => value.toFixed(2)

function columns(samples, format, share) {
  const values = sorted(samples)
  const at = (part) => format(values[Math.round(part * (values.length - 1))])
  return [at(0.5), `${at(share)}..${at(1 - share)}`]
}
