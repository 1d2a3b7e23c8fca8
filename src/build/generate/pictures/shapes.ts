/** How a shape is coloured: plain, a proof, good, bad, or not yet decided. */
export type Tone = 'plain' | 'proof' | 'good' | 'bad' | 'open'

/** A part of a picture: its SVG, and how far down it reaches. */
export interface Shape {
  readonly svg: string
  readonly bottom: number
}

const classes: Readonly<Record<Tone, string>> = { plain: 'b', proof: 'y', good: 'g', bad: 'r', open: 'o' }

// Every picture is as wide as a phone, so that its text can be read there.
const width = 440

const style = `<style>
text{font:14px system-ui,sans-serif;fill:#1f2328}.s{font-size:12px;fill:#57606a}.b{fill:#f6f8fa;stroke:#57606a}.y{fill:#ddf4ff;stroke:#0969da}
.g{fill:#dafbe1;stroke:#1a7f37}.r{fill:#ffebe9;stroke:#cf222e}.o{fill:#fff8c5;stroke:#9a6700}.l{stroke:#57606a;fill:none;stroke-width:1.5}.a{fill:#57606a}
@media(prefers-color-scheme:dark){text{fill:#e6edf3}.s{fill:#b1bac4}.b{fill:#21262d;stroke:#8b949e}.y{fill:#0c2d6b;stroke:#58a6ff}
.g{fill:#0f3d1e;stroke:#3fb950}.r{fill:#4c1315;stroke:#f85149}.o{fill:#3b2e04;stroke:#d29922}.l{stroke:#8b949e}.a{fill:#8b949e}}
</style>
<defs><marker id="m" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path class="a" d="M0 0L8 4L0 8z"/></marker></defs>`

/** A whole picture, for light and dark pages. */
export function drawPicture(title: string, shapes: readonly Shape[]): string {
  const height = Math.ceil(Math.max(...shapes.map(({ bottom }) => bottom))) + 8
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${title}">`,
    style,
    ...shapes.map(({ svg }) => svg),
    '</svg>\n',
  ].join('\n')
}

/** Where a text stands: `x` is its start, its middle or its end. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly anchor?: 'start' | 'middle' | 'end'
}

/** A line of text; `small` is for what explains another text. */
export function text(content: string, place: Place, size: 'usual' | 'small' = 'usual'): Shape {
  const { x, y, anchor = 'start' } = place
  requireRoom(content, anchor === 'middle' ? 2 * Math.min(x, width - x) : anchor === 'end' ? x : width - x, size)
  const attributes = `${size === 'small' ? 'class="s" ' : ''}x="${x}" y="${y}"${anchor === 'start' ? '' : ` text-anchor="${anchor}"`}`
  return { svg: `<text ${attributes}>${escapeXml(content)}</text>`, bottom: y }
}

/** A box. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly tone?: Tone
}

/** A box with a title in its middle, and a smaller line below it. */
export function box(area: Box, title: string, explanation?: string): Shape {
  const { x, y, width: across, height, tone = 'plain' } = area
  const middle = x + across / 2
  requireRoom(title, across - 4, explanation === undefined && across < 100 ? 'small' : 'usual')
  const lines =
    explanation === undefined
      ? [text(title, { x: middle, y: y + height / 2 + 4, anchor: 'middle' }, across < 100 ? 'small' : 'usual')]
      : [
          text(title, { x: middle, y: y + height / 2 - 3, anchor: 'middle' }),
          text(explanation, { x: middle, y: y + height / 2 + 14, anchor: 'middle' }, 'small'),
        ]
  if (explanation !== undefined) requireRoom(explanation, across - 4, 'small')
  const rectangle = `<rect class="${classes[tone]}" x="${x}" y="${y}" width="${across}" height="${height}" rx="6"/>`
  return { svg: [rectangle, ...lines.map(({ svg }) => svg)].join('\n'), bottom: y + height }
}

/** An arrow along a path of SVG, such as `M0 0H40V80`. */
export function arrow(path: string): Shape {
  return { svg: `<path class="l" marker-end="url(#m)" d="${path}"/>`, bottom: 0 }
}

/** A row of a table: its title, its explanations, and one cell for each column. */
export interface Row {
  readonly title: string
  readonly explanations?: readonly string[]
  readonly cells: readonly (readonly [Tone, string])[]
}

/** A table whose cells are coloured. */
export function table(columns: readonly string[], rows: readonly Row[], firstX: number): readonly Shape[] {
  const across = (width - 4 - firstX) / columns.length
  const middle = (column: number) => firstX + (column + 0.5) * across
  const heads = columns.map((column, index) => text(column, { x: middle(index), y: 18, anchor: 'middle' }, 'small'))
  for (const column of columns) requireRoom(column, across, 'small')
  let top = 28
  const shapes = rows.flatMap(({ title, explanations = [], cells }) => {
    const height = 28 + 14 * Math.max(explanations.length, 0.6)
    const y = top
    top += height + 6
    for (const line of [title, ...explanations]) requireRoom(line, firstX - 8, line === title ? 'usual' : 'small')
    return [
      text(title, { x: 6, y: y + (explanations.length === 0 ? height / 2 + 5 : 18) }),
      ...explanations.map((line, index) => text(line, { x: 6, y: y + 34 + 14 * index }, 'small')),
      ...cells.map(([tone, content], index) =>
        box({ x: firstX + index * across + 2, y, width: across - 4, height, tone }, content),
      ),
    ]
  })
  return [...heads, ...shapes]
}

// In the widest of the fonts that systems use.
const widthOfLetter = { usual: 8.1, small: 7 }

function requireRoom(content: string, room: number, size: 'usual' | 'small'): void {
  if (content.length * widthOfLetter[size] > room) throw new Error(`"${content}" does not fit into ${room} units`)
}

function escapeXml(content: string): string {
  return content.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
