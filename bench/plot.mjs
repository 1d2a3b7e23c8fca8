const width = 640
const height = 300
const frame = { left: 64, right: 620, top: 44, bottom: 250 }
const colors = ['#888888', '#1f77d0', '#d9731a', '#2f9e5b']

/**
 * Draws curves as SVG, with logarithmic axes: a straight line at 45 degrees is linear growth, a flat one is no growth.
 *
 * Text and lines have colors that can be read on light and on dark pages.
 *
 * @param curve - `xs`, and `series` with one cost for each of them, in microseconds
 */
export function drawCurve({ title, unit, xs, series }) {
  const costs = series.flatMap((line) => line.costs)
  const x = axis(xs, frame.left, frame.right)
  const y = axis(costs, frame.bottom, frame.top)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}">`,
    '<style>text{font:12px system-ui,sans-serif;fill:#57606a}.grid{stroke:#8885;stroke-width:1}',
    '@media(prefers-color-scheme:dark){text{fill:#b1bac4}}</style>',
    ...y.ticks.map((value) => gridLine(frame.left, frame.right, y.at(value), y.at(value))),
    ...y.ticks.map((value) => label(frame.left - 8, y.at(value) + 4, toDuration(value), 'end')),
    ...x.ticks.map((value) => gridLine(x.at(value), x.at(value), frame.top, frame.bottom)),
    ...xs.map((value) => label(x.at(value), frame.bottom + 18, value.toLocaleString('en'), 'middle')),
    label((frame.left + frame.right) / 2, height - 8, unit, 'middle'),
    ...series.flatMap((line, index) => drawLine(line, colors[index % colors.length], xs, x, y)),
    ...series.map((line, index) => legend(line.name, index, series.length)),
    '</svg>\n',
  ].join('\n')
}

// A logarithmic axis over whole decades, except that the outermost values need not fill theirs.
function axis(values, from, to) {
  const low = Math.log10(Math.min(...values))
  const high = Math.log10(Math.max(...values))
  const [start, end] = high - low < 1 ? [Math.floor(low), Math.ceil(high + 1e-9)] : [low - 0.1, high + 0.1]
  const at = (value) => round(from + ((Math.log10(value) - start) / (end - start)) * (to - from))
  const ticks = []
  for (let power = Math.ceil(start); power <= end; power++) ticks.push(10 ** power)
  return { at, ticks }
}

const round = (value) => Math.round(value * 10) / 10

function gridLine(x1, x2, y1, y2) {
  return `<line class="grid" x1="${x1}" x2="${x2}" y1="${y1}" y2="${y2}"/>`
}

function label(x, y, text, anchor) {
  return `<text x="${x}" y="${y}" text-anchor="${anchor}">${escapeXml(text)}</text>`
}

function drawLine({ costs }, color, xs, x, y) {
  const points = xs.map((value, index) => `${x.at(value)},${y.at(costs[index])}`)
  return [
    `<polyline fill="none" stroke="${color}" stroke-width="2" points="${points.join(' ')}"/>`,
    ...points.map((point) => {
      const [cx, cy] = point.split(',')
      return `<circle cx="${cx}" cy="${cy}" r="3" fill="${color}"/>`
    }),
  ]
}

function legend(name, index, count) {
  const x = frame.left + (index * (frame.right - frame.left)) / count
  const color = colors[index % colors.length]
  return `<rect x="${x}" y="16" width="14" height="4" fill="${color}"/>${label(x + 20, 22, name, 'start')}`
}

/** Microseconds in a readable unit. */
export function toDuration(microseconds) {
  if (microseconds < 1) return `${significant(microseconds * 1000)} ns`
  if (microseconds < 1000) return `${significant(microseconds)} us`
  return `${significant(microseconds / 1000)} ms`
}

const significant = (value) => String(Number(value.toPrecision(3)))
const escapeXml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
