import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

const modules = join(import.meta.dirname, '../../../node_modules')
const { version } = JSON.parse(readFileSync(join(modules, '@electric-sql/pglite/package.json'), 'utf8'))
const folder = join(modules, '.cache')
const template = join(folder, `empty-postgres-${version}.tar`)

/** Creates the empty cluster that all tests load, unless it exists. Creating one takes far longer than loading it. */
export default async function makeTemplate(): Promise<void> {
  if (existsSync(template)) return
  const database = await PGlite.create()
  const archive = await database.dumpDataDir('none')
  await database.close()
  await mkdir(folder, { recursive: true })
  // Renamed when complete, because another run may be creating it too.
  const made = join(folder, crypto.randomUUID())
  await writeFile(made, new Uint8Array(await archive.arrayBuffer()))
  await rename(made, template)
}

/** An empty PGlite in memory. */
export async function embeddedPostgres(): Promise<PGlite> {
  return PGlite.create({ loadDataDir: new Blob([await readFile(template)]) })
}
