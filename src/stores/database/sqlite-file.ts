import { closeSync, openSync, statfsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { makeFolder } from './make-folder.js'
import type { SqliteLike } from './sqlite-client.js'

type DatabaseClass = new (path: string) => SqliteLike

/** The databases that runtimes have, and the package for those that have none, with the class in each module. */
const drivers: readonly (readonly [module: string, read: (module: Record<string, unknown>) => unknown])[] = [
  ['bun:sqlite', ({ Database }) => Database],
  ['node:sqlite', ({ DatabaseSync }) => DatabaseSync],
  ['libsql', (module) => module['default']],
]

/**
 * Opens a database in a directory that only its owner can read, with what the runtime has.
 *
 * @throws {Error} the runtime has no SQLite, or the directory is on the file system of another machine
 */
export async function openDirectory(directory: string, caller: string): Promise<SqliteLike> {
  const Database = await findDatabaseClass(caller)
  // Stored requests contain the tokens of senders.
  makeFolder(directory)
  const path = join(directory, 'inbox.db')
  requireLocal(path, caller)
  // SQLite gives its other files the mode of this one.
  closeSync(openSync(path, 'a', 0o600))
  return new Database(path)
}

async function findDatabaseClass(caller: string): Promise<DatabaseClass> {
  for (const [name, read] of drivers) {
    // Asked for, not derived from a version: runtimes have it behind flags, and packages may be missing.
    const module: unknown = await withoutWarning(() => import(name)).catch(() => undefined)
    if (module !== undefined) return read(module as Record<string, unknown>) as DatabaseClass
  }
  throw new Error(`${caller}: this runtime has no SQLite: use Node 22.13, Bun or Deno, or npm install libsql`)
}

// Node 22 warns that `node:sqlite` is experimental. The inbox is tested on it, so its users need no warning.
async function withoutWarning<Module>(load: () => Promise<Module>): Promise<Module> {
  const { emitWarning } = process
  const isOurs = (warning: unknown) => String(warning).includes('SQLite is an experimental feature')
  process.emitWarning = ((warning: string | Error, ...rest: never[]) => {
    if (!isOurs(warning)) emitWarning.call(process, warning, ...rest)
  }) as typeof process.emitWarning
  try {
    return await load()
  } finally {
    process.emitWarning = emitWarning
  }
}

/** The file systems of other machines, whose locks are not those of SQLite, by their numbers in statfs(2) of Linux. */
const remote: ReadonlyMap<number, string> = new Map([
  [0x6969, 'NFS'],
  [0x517b, 'SMB'],
  [0xfe534d42, 'SMB'],
  [0xff534d42, 'CIFS'],
  [0x5346414f, 'AFS'],
  [0x00c36400, 'Ceph'],
  [0x0bd00bd0, 'Lustre'],
])

/** @throws {Error} the file is on the file system of another machine, where that can be known: on Linux */
export function requireLocal(path: string, caller: string, readType = typeOf): void {
  if (process.platform !== 'linux') return
  const name = remote.get(readType(dirname(path)))
  if (name === undefined) return
  throw new Error(`${caller}: ${dirname(path)} is on ${name}: the file must be on a disk of this machine`)
}

function typeOf(folder: string): number {
  return statfsSync(folder).type
}
