import ts from 'typescript'

/** A source file, parsed once for all questions about it. */
export function parseSource(file: string, text: string): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS)
}

/** A replacement of a part of a text. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Applies edits that do not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let edited = text
  for (const { start, end, text: replacement } of [...edits].sort((a, b) => b.start - a.start)) {
    edited = edited.slice(0, start) + replacement + edited.slice(end)
  }
  return edited
}

/** The calls of `compileSchema` in a file, in their order. */
export function schemaCalls(source: ts.SourceFile): ts.CallExpression[] {
  const calls: ts.CallExpression[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'compileSchema') {
      calls.push(node)
    } else ts.forEachChild(node, visit)
  }
  visit(source)
  return calls
}

/**
 * Marks what a file computes at its top level as free of side effects, so that bundlers drop what a program does not use.
 *
 * No file of the package has side effects, as `sideEffects` in package.json says; bundlers apply that to whole files only.
 */
export function markPure(text: string): string {
  const source = parseSource('pure.ts', text)
  const edits = source.statements.filter(ts.isVariableStatement).flatMap((statement) =>
    statement.declarationList.declarations.flatMap(({ initializer }): Edit[] => {
      if (initializer === undefined || !computes(initializer)) return []
      const [start, end] = [initializer.getStart(source), initializer.end]
      return [{ start, end, text: pureText(initializer, text.slice(start, end)) }]
    }),
  )
  return applyEdits(text, edits)
}

function pureText(initializer: ts.Expression, text: string): string {
  if (/^[\d_]+(?: \* [\d_]+)+$/.test(text)) {
    return String(text.split(' * ').reduce((product, factor) => product * Number(factor.replaceAll('_', '')), 1))
  }
  const isCall = ts.isCallExpression(initializer) || ts.isNewExpression(initializer)
  // The mark covers the call, but not its arguments.
  if (isCall && !initializer.arguments?.some(computes)) return `/* @__PURE__ */ ${text}`
  return `/* @__PURE__ */ (() => (${text}))()`
}

function computes(node: ts.Node): boolean {
  if (ts.isFunctionLike(node) || ts.isTypeNode(node)) return false
  const isComputation =
    ts.isCallExpression(node) ||
    ts.isNewExpression(node) ||
    ts.isPropertyAccessExpression(node) ||
    ts.isElementAccessExpression(node) ||
    ts.isSpreadAssignment(node) ||
    ts.isSpreadElement(node) ||
    ts.isComputedPropertyName(node) ||
    ts.isTemplateExpression(node) ||
    ts.isBinaryExpression(node)
  return isComputation || ts.forEachChild(node, (child) => computes(child) || undefined) === true
}
