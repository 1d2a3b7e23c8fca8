import ts from 'typescript'

const parsed = new Map<string, ts.SourceFile | undefined>()

/** A compiler host that parses installed packages once for all programs of its process, because that takes most time. */
export function createHost(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options)
  const { getSourceFile } = host
  host.getSourceFile = (file, how, ...rest) => {
    if (!file.includes('/node_modules/') || typeof how !== 'object') return getSourceFile(file, how, ...rest)
    // The parsed file depends on the target and the kind of module.
    const key = [file, how.languageVersion, how.impliedNodeFormat].join()
    // Like tsc, which ignores comments in declarations.
    const brief = { ...how, jsDocParsingMode: ts.JSDocParsingMode.ParseForTypeErrors }
    if (!parsed.has(key)) parsed.set(key, getSourceFile(file, brief, ...rest))
    return parsed.get(key)
  }
  return host
}

/** The compile errors of a project, as `tsc -p` reports them. */
export function errorsOf(config: string, options: ts.CompilerOptions): readonly string[] {
  const onUnRecoverableConfigFileDiagnostic = (error: ts.Diagnostic) => {
    throw new Error(toText(error))
  }
  const project = ts.getParsedCommandLineOfConfigFile(config, options, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic,
  })
  if (project === undefined || project.fileNames.length === 0) throw new Error(`${config} has no files`)
  const program = ts.createProgram({
    rootNames: project.fileNames,
    options: project.options,
    host: createHost(project.options),
    configFileParsingDiagnostics: project.errors,
  })
  return ts.getPreEmitDiagnostics(program).map(toText)
}

function toText({ file, messageText }: ts.Diagnostic): string {
  return `${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`
}
