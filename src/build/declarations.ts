import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { specifierOf } from './plan.js'
import { entriesOf, vendorEntries } from './subpaths.js'

/**
 * Completes the declarations that `tsc` wrote to `dist/types`, one file for each module.
 *
 * The declarations of `dist/vendors` lead there, because an editor offers all files of that folder. Files that no subpath needs
 * are deleted.
 */
export function finishDeclarations(root: string): void {
  const dist = join(root, 'dist')
  const needed = new Set<string>()
  const visit = (file: string): void => {
    if (needed.has(file)) return
    needed.add(file)
    const specifiers = readFileSync(file, 'utf8').matchAll(/\b(?:from|import\()\s*['"](\.[^'"]+)\.js['"]/g)
    for (const [, specifier = ''] of specifiers) visit(resolve(dirname(file), `${specifier}.d.ts`))
  }
  for (const module of entriesOf(root).values()) visit(join(dist, `types/${module}.d.ts`))
  for (const [file, module] of vendorEntries(join(root, 'src'))) {
    mkdirSync(dirname(join(dist, file)), { recursive: true })
    writeFileSync(join(dist, `${file}.d.ts`), `export * from '${specifierOf(file, `types/${module}`)}'\n`)
  }
  for (const file of readdirSync(join(dist, 'types'), { recursive: true, encoding: 'utf8' })) {
    const path = join(dist, 'types', file)
    if (path.endsWith('.d.ts') && !needed.has(path)) rmSync(path)
  }
}
