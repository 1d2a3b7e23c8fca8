import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PGlite } from '@electric-sql/pglite'

const modules = join(import.meta.dirname, '../../node_modules')
const { version } = JSON.parse(readFileSync(join(modules, '@electric-sql/pglite/package.json'), 'utf8'))
const folder = join(modules, '.cache')
const template = join(folder, `empty-postgres-${version}.tar`)

/** Makes an empty cluster for all tests, unless it is there: to make one takes far longer than to load one. */
export default async function makeTemplate(): Promise<void> {
  if (existsSync(template)) return
  const database = await PGlite.create()
  const archive = await database.dumpDataDir('none')
  await database.close()
  await mkdir(folder, { recursive: true })
  // Another run may be making it too.
  const made = join(folder, crypto.randomUUID())
  await writeFile(made, new Uint8Array(await archive.arrayBuffer()))
  await rename(made, template)
}

/** An empty PGlite in memory. */
export async function embeddedPostgres(): Promise<PGlite> {
  return PGlite.create({ loadDataDir: new Blob([await readFile(template)]) })
}

/** Makes a directory that PGlite opens as an empty cluster. */
export async function emptyCluster(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true })
  await promisify(execFile)('tar', ['-xf', template, '-C', directory])
}
