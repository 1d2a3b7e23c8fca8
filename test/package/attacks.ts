import { relative } from 'node:path'
import vm from 'node:vm'
import ts from 'typescript'
import { root } from '../docs/pages.js'

/** A regular expression literal of a file, with its place in the source. */
export interface Literal {
  readonly file: string
  readonly pattern: string
  readonly flags: string
}

/** All regular expression literals of a file. */
export function regularExpressions(file: string, text: string): Literal[] {
  const found: Literal[] = []
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      const path = relative(root, file)
      found.push({ file: path, pattern: node.text.slice(1, end), flags: node.text.slice(end + 1) })
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.ES2023))
  return found
}

/**
 * Texts that make a quadratic pattern slow: something that the pattern repeats, after what it begins with, and before a
 * character on which it fails.
 */
export interface Attack {
  readonly start: string
  readonly unit: string
  readonly end: string
}

function attacksOn({ pattern }: Literal): Attack[] {
  const runs = literalRuns(pattern)
  const longRuns = runs.filter((run) => run.length > 1)
  const samples = samplesOfClasses(pattern)
  const signs = [...new Set([...runs.map(([first]) => first ?? ''), ...samples, 'a', '!'])]
  const pairs = signs.flatMap((one) => signs.filter((other) => other !== one).map((other) => one + other))
  const units = new Set([
    ...signs,
    ...longRuns,
    ...longRuns.flatMap((run) => samples.map((sign) => run + sign)),
    ...pairs,
  ])
  const starts = new Set(['', runs[0] ?? '', runs.at(-1) ?? ''])
  return [...starts].flatMap((start) =>
    [...units].flatMap((unit) => ['', '\n', '\u0000', '!'].map((end) => ({ start, unit, end }))),
  )
}

// Literal text between operators, such as `/rest/` in `\/rest\/.*$`.
function literalRuns(pattern: string): string[] {
  const withoutClasses = pattern.replace(/\[(?:\\.|[^\]\\])*\]/g, '\n').replace(/\(\?(?:[:=!]|<[=!]|<\w+>)/g, '\n')
  const plain = withoutClasses
    .replace(/\\[pP]\{\w+\}|\\x[\da-f]{2}|\\u[\da-f]{4}|\{[\d,]+\}|\\[wWdDsSbBkrnt]/gi, '\n')
    .replace(/\\(.)/g, (_, sign: string) => String.fromCharCode(0xe000 + sign.charCodeAt(0)))
    .replace(/[.*+?^$|()[\]{}]/g, '\n')
    .replace(/[\ue000-\ue0ff]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xe000))
  return [...new Set(plain.split('\n').filter((run) => run !== ''))]
}

// One character for each kind that patterns distinguish, and those that its classes name.
function samplesOfClasses(pattern: string): string[] {
  const named = [...pattern.matchAll(/\[\^?((?:\\.|[^\]\\])*)\]/g)].flatMap(([, members = '']) => [
    ...members.replace(/\\([xu][\da-f]+|p\{\w+\}|.)/gi, (_, escaped: string) =>
      /^[\W]$/.test(escaped) ? escaped : '',
    ),
  ])
  return [...new Set([...named, '0', 'A', ' ', '\n', '/', '\u00e9'])]
}

// Runs in a context, because only there a time limit can stop an expression that never ends.
const context = vm.createContext({ performance })
const script = new vm.Script(
  `
  const text = start + unit.repeat(Math.ceil(size / unit.length)) + end
  const began = performance.now()
  if (flags.includes('g')) text.replace(expression, '')
  else expression.test(text)
  performance.now() - began
`.replace(/^ {2}const (\w+)/gm, '  var $1'),
)

/** How many milliseconds the expression takes for an attack of about `size` characters; infinite beyond 5 seconds. */
function millisecondsFor({ pattern, flags }: Literal, attack: Attack, size: number): number {
  const expression = new RegExp(pattern, flags)
  Object.assign(context, attack, { size, flags, expression })
  try {
    return script.runInContext(context, { timeout: 5_000 })
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

/** The attack for which four times the text takes much more than four times the time, if there is one. */
export function findQuadratic(literal: Literal): Attack | undefined {
  return attacksOn(literal).find((attack) => {
    // Quadratic expressions need about 30 ms, linear ones 0.1 ms. A slow machine only measures more of them.
    const first = millisecondsFor(literal, attack, 8_000)
    if (first < 2) return false
    if (first === Number.POSITIVE_INFINITY) return true
    // What else the machine does slows down a measurement, but hardly all of them.
    return [1, 2, 3, 4, 5].every(() => growsTooMuch(literal, attack))
  })
}

// Linear time grows by 4, quadratic time by 16. What takes less than 45 ms for 50,000 characters may be noise of a busy machine.
function growsTooMuch(literal: Literal, attack: Attack): boolean {
  const small = millisecondsFor(literal, attack, 12_500)
  const large = millisecondsFor(literal, attack, 50_000)
  return large === Number.POSITIVE_INFINITY || large > 9 * Math.max(small, 5)
}
