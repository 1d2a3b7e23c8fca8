import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A small disk in memory, which can be filled. */
export interface SmallDisk {
  readonly folder: string
  readonly isMounted: boolean
  /** Uses up all free space. */
  fill(): void
  /** Frees that space again. */
  empty(): void
  /** The folder again, as a disk that nothing can be written to. */
  readonly readOnly: string
  remove(): void
}

/** Mounts a disk of the given size in megabytes. This needs root; without it, it prints a warning. */
export function mountSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'full-disk-'))
  const filler = join(folder, 'filler')
  const options = `size=${megabytes}m,mode=0777`
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).status === 0
  const readOnly = mkdtempSync(join(tmpdir(), 'read-only-disk-'))
  if (isMounted) {
    for (const args of [
      ['--bind', folder],
      ['-o', 'remount,bind,ro'],
    ])
      spawnSync('mount', [...args, readOnly])
  }
  if (!isMounted) process.stderr.write('\n*** SKIPPED: a small disk can be mounted by root only ***\n\n')
  return {
    folder,
    isMounted,
    readOnly,
    fill() {
      const file = openSync(filler, 'w')
      try {
        for (const size of [1 << 20, 1 << 12, 1]) while (hasRoom(file, size));
      } finally {
        closeSync(file)
      }
    },
    empty: () => rmSync(filler),
    remove() {
      for (const each of [readOnly, folder]) {
        if (isMounted) spawnSync('umount', ['-l', each])
        rmSync(each, { recursive: true, force: true })
      }
    },
  }
}

function hasRoom(file: number, size: number): boolean {
  try {
    return writeSync(file, new Uint8Array(size)) === size
  } catch {
    return false
  }
}
