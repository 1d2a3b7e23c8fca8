import ts from 'typescript'

/**
 * Compiles the declarations strictly, and each published payload as a value of its declared type.
 *
 * @param {readonly [map: string, key: string, payload: unknown][]} examples
 * @returns {string[]} what the compiler says against it
 */
export function rejectedExamples(file, text, examples) {
  const values = examples.map(([map, key, payload], index) => {
    return `export const example${index}: ${map}[${JSON.stringify(key)}] = ${JSON.stringify(payload)}`
  })
  const options = {
    target: ts.ScriptTarget.ES2023,
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    types: [],
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile } = host
  const whole = `${text}\n${values.join('\n')}\n`
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, whole, options.target, true) : getSourceFile.call(host, name, ...rest)
  const program = ts.createProgram([file], options, host)
  const source = program.getSourceFile(file)
  const problems = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
  return problems.map(({ start, messageText }) => {
    const before = whole.slice(0, start)
    const at = before.slice(before.lastIndexOf('\n') + 1).slice(0, 100)
    return `${file}: ${at} ... ${ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 400)}`
  })
}
