import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

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
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const path = join(dist, file)
    if (file.endsWith('.d.ts') && !needed.has(path)) rmSync(path)
  }
  deleteEmptyFolders(dist)
}

function deleteEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) deleteEmptyFolders(join(folder, entry.name))
  }
  if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder)
}
