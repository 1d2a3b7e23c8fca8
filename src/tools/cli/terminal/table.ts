import { joinTexts, type Text, text, toText } from './text.js'

/** A column of a table. */
export interface Column {
  readonly title: string
  readonly align?: 'right'
  /** Columns with a greater number are left out first on a narrow terminal. @default 0, never left out */
  readonly dropFirst?: number
}

/**
 * Lines of a table that fit the terminal: columns are left out, and then the last one is cut.
 *
 * @param width - the number of characters in a line
 */
export function tableLines(columns: readonly Column[], rows: readonly (readonly Text[])[], width: number): Text[] {
  const widths = columns.map(({ title }, index) => Math.max(title.length, ...rows.map((row) => widthOf(row[index]))))
  // The last column may be cut, so only its beginning has to fit.
  const needed = widths.map((each, index) => (index === widths.length - 1 ? Math.min(each, 16) : each))
  const shown = fittingColumns(columns, needed, width)
  const lastWidth = width - total(shown.slice(0, -1).map((index) => widths[index] ?? 0)) - 2 * (shown.length - 1)
  const line = (cells: readonly Text[]): Text =>
    joinTexts(
      shown.map((index, place) => {
        const cell = cells[index] ?? toText('')
        if (place === shown.length - 1) return cut(cell, Math.max(lastWidth, 8))
        return pad(cell, widths[index] ?? 0, columns[index]?.align)
      }),
      '  ',
    )
  return [line(columns.map(({ title }) => toText(title))), ...rows.map(line)]
}

function fittingColumns(columns: readonly Column[], widths: readonly number[], width: number): readonly number[] {
  let shown = columns.map((_, index) => index)
  const order = columns
    .flatMap(({ dropFirst = 0 }, index) => (dropFirst > 0 ? [{ index, dropFirst }] : []))
    .sort((left, right) => right.dropFirst - left.dropFirst)
  for (const { index } of order) {
    if (total(shown.map((each) => (widths[each] ?? 0) + 2)) - 2 <= width) break
    shown = shown.filter((each) => each !== index)
  }
  return shown
}

/** Pads text with spaces. */
export function pad(cell: Text, width: number, align?: 'right'): Text {
  const space = ' '.repeat(Math.max(0, width - widthOf(cell)))
  return align === 'right' ? text`${toText(space)}${cell}` : text`${cell}${toText(space)}`
}

/** Cuts text that is too long, and loses its colours. */
export function cut(cell: Text, width: number): Text {
  if (widthOf(cell) <= width) return cell
  let kept = ''
  let taken = 0
  for (const character of cell.plain) {
    taken += characterWidth(character)
    if (taken > width - 1) break
    kept += character
  }
  return toText(`${kept}…`)
}

/** The number of characters; those of East Asian scripts and emoji take two places. */
export function widthOf(cell: Text | undefined): number {
  let width = 0
  for (const character of cell?.plain ?? '') width += characterWidth(character)
  return width
}

function characterWidth(character: string): number {
  if (isWide.test(character)) return 2
  return /\p{M}/u.test(character) ? 0 : 1
}

const isWide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0)
}
