/** Joins the samples of the same table from several processes. */
export function joinTables(tables) {
  const [{ title, rows }] = tables
  const join = (index, field) => tables.flatMap((table) => table.rows[index][field])
  return {
    title,
    rows: rows.map(({ name }, index) => ({ name, costs: join(index, 'costs'), ratios: join(index, 'ratios') })),
  }
}

/** Prints a table in Markdown, with the median of the samples and their quartiles. */
export function printTable({ title, rows }) {
  console.log(`\n### ${title}\n`)
  console.log('| | us | quartiles | x floor | quartiles |\n|---|--:|--:|--:|--:|')
  for (const { name, costs, ratios } of rows) {
    console.log(`| ${[name, ...columns(costs, threeDigits), ...columns(ratios, twoDecimals)].join(' | ')} |`)
  }
}

const threeDigits = (value) => (value < 1000 ? value.toPrecision(3) : value.toFixed(0))
const twoDecimals = (value) => value.toFixed(2)

function columns(samples, format) {
  const sorted = samples.toSorted((left, right) => left - right)
  const at = (share) => format(sorted[Math.round(share * (sorted.length - 1))])
  return [at(0.5), `${at(0.25)}..${at(0.75)}`]
}
