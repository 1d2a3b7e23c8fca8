import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { applyEdits, parseSource } from './source-edits.js'

/** Deletes the declarations that no subpath needs. */
export function pruneDeclarations(dist: string, entries: readonly string[]): void {
  const needed = new Set<string>()
  const visit = (file: string): void => {
    if (needed.has(file)) return
    needed.add(file)
    for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles) {
      if (fileName.startsWith('.')) visit(join(dirname(file), fileName.replace(/\.js$/, '.d.ts')))
    }
  }
  for (const entry of entries) visit(join(dist, `${entry}.d.ts`))
  for (const file of needed) writeFileSync(file, withoutSchemaParts(file, readFileSync(file, 'utf8')))
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const path = join(dist, file)
    if (file.endsWith('.d.ts') && !needed.has(path)) rmSync(path)
  }
  deleteEmptyFolders(dist)
}

/** A declaration file without the parts of zod schemas that only schemas use, since zod is not installed with the package. */
function withoutSchemaParts(file: string, text: string): string {
  if (!text.includes("from 'zod/mini'")) return text
  const { statements } = parseSource(file, text)
  const unwanted = statements.filter((statement) => {
    return ts.isVariableStatement(statement)
      ? /\bz\./.test(statement.getText())
      : /^import .*zod\/mini/.test(statement.getText())
  })
  return applyEdits(
    text,
    unwanted.map((statement) => ({ start: statement.pos, end: statement.end, text: '' })),
  )
}

function deleteEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) deleteEmptyFolders(join(folder, entry.name))
  }
  if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder)
}
