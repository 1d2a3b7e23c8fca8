import {
  closeSync,
  constants,
  existsSync,
  ftruncateSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { keepPrivate, prepareFolder, segmentName } from './folder.js'
import { readLines } from './lines.js'
import { hasCode, withLock } from './lock.js'
import { fromLine, type StoredLine, toLine } from './records.js'

/** A record, where it is stored, and how long its line is. */
export interface StoredRecord {
  readonly record: StoredLine
  readonly segment: number
  readonly bytes: number
  /** Grows with each record of a folder; text for a client that asks for all records after it. */
  readonly position: string
}

const lockTimeoutMs = 15_000
const rewriting = 'rewriting'

/**
 * The files of a folder of captures: segments with a JSON record a line.
 *
 * Several processes may use a folder. Each write takes a lock, and first reads what the others have written. A line without an
 * end was torn by a kill in the middle of a write; the next write removes it.
 */
export class Segments {
  /** How many damaged lines were left out. */
  damaged = 0
  readonly #dir: string
  readonly #maxSegmentBytes: number
  readonly #onNote: (message: string) => void
  #current = { segment: 0, inode: 0, offset: 0 }
  // The file as it was read last: what follows `offset` in it is torn, and is not read again and again.
  #seen = ''
  #isPrepared = false
  #startNew = false

  constructor(dir: string, maxSegmentBytes: number, onNote: (message: string) => void) {
    this.#dir = dir
    this.#onNote = onNote
    this.#maxSegmentBytes = maxSegmentBytes
  }

  /** Reads the records that were added since the last call, by any process. */
  readNew(): StoredRecord[] {
    const records: StoredRecord[] = []
    for (const segment of this.#list().filter((each) => each >= this.#current.segment)) {
      const read = this.#read(segment)
      if (read !== undefined) records.push(...read)
    }
    return records
  }

  /** Makes the folder, and makes sure that it can be written to. */
  prepare(): void {
    this.#prepareFolder()
    withLock(join(this.#dir, 'lock'), lockTimeoutMs, () => {})
  }

  /** Appends one record. `makeRecord` runs under the lock, after `apply` was called with what other processes have added. */
  append(
    apply: (added: readonly StoredRecord[]) => void,
    makeRecord: () => StoredLine,
    nextId: () => number,
  ): StoredRecord {
    this.#prepareFolder()
    return withLock(join(this.#dir, 'lock'), lockTimeoutMs, () => {
      apply(this.readNew())
      const record = makeRecord()
      // Someone may delete the folder while `listen` runs.
      const isGone = !existsSync(this.#path(this.#current.segment))
      if (isGone || this.#startNew || this.#current.offset >= this.#maxSegmentBytes) {
        this.#start(this.#current.segment + 1, nextId())
      }
      return this.#write(record)
    })
  }

  /**
   * Rewrites the segments that `change` changes, so that what it drops is gone from the disk. It runs under the lock, after `apply`
   * was called with what other processes have added. A damaged line is `undefined`.
   */
  rewrite(
    apply: (added: readonly StoredRecord[]) => void,
    change: (record: StoredLine | undefined) => StoredLine | 'keep' | 'drop',
  ): void {
    if (!existsSync(this.#dir)) return
    const temporary = join(this.#dir, rewriting)
    withLock(join(this.#dir, 'lock'), lockTimeoutMs, () => {
      apply(this.readNew())
      // A kill may have left it.
      rmSync(temporary, { force: true })
      for (const segment of this.#list()) {
        const path = this.#path(segment)
        let isSame = true
        const lines = [...readLines(path, 0, statSync(path).size)].flatMap(({ content }) => {
          const changed = change(content && fromLine(content))
          isSame &&= changed === 'keep' && content !== undefined
          if (changed === 'drop' || content === undefined) return []
          return [changed === 'keep' ? content : toLine(changed)]
        })
        if (isSame) continue
        writeFileSync(temporary, Buffer.concat(lines), { mode: 0o600, flag: 'wx' })
        renameSync(temporary, path)
        // Positions in rewritten segments have moved, so none of them gets further records.
        this.#startNew = true
      }
    })
  }

  /** Deletes the segments before one that is still needed, and what a kill has left of rewriting one. */
  deleteBefore(needed: number): void {
    for (const segment of this.#list().filter((each) => each < Math.min(needed, this.#current.segment))) {
      try {
        unlinkSync(this.#path(segment))
      } catch (error) {
        if (!hasCode(error, 'ENOENT')) throw error
      }
    }
    const temporary = join(this.#dir, rewriting)
    if (!existsSync(temporary)) return
    withLock(join(this.#dir, 'lock'), lockTimeoutMs, () => rmSync(temporary, { force: true }))
  }

  /** The number of the segment that gets the next record. */
  get last(): number {
    return this.#current.segment
  }

  #read(segment: number): StoredRecord[] | undefined {
    const path = this.#path(segment)
    const stat = statSync(path, { throwIfNoEntry: false })
    if (stat?.isFile() !== true) return undefined
    const isSame = segment === this.#current.segment && stat.ino === this.#current.inode
    const start = isSame ? this.#current.offset : 0
    const seen = `${stat.size} ${stat.mtimeMs}`
    if (isSame && (stat.size === start || seen === this.#seen)) return undefined
    let offset = start
    const records: StoredRecord[] = []
    for (const { content, bytes } of readLines(path, start, stat.size)) {
      offset += bytes
      const record = content && fromLine(content)
      if (record === undefined) this.damaged++
      else records.push({ record, segment, bytes, position: `${segment}-${offset}` })
    }
    this.#current = { segment, inode: stat.ino, offset }
    this.#seen = seen
    return records
  }

  #start(segment: number, nextId: number): void {
    const path = this.#path(segment)
    const first = toLine({ segment: { version: 1, nextId } })
    writeFileSync(path, first, { mode: 0o600, flag: 'wx' })
    this.#current = { segment, inode: statSync(path).ino, offset: first.length }
    this.#startNew = false
  }

  #write(record: StoredLine): StoredRecord {
    const { segment, offset } = this.#current
    const line = toLine(record)
    // A repository could contain a link in place of a segment, and the record would go into any file of the user.
    const file = openSync(this.#path(segment), constants.O_RDWR | constants.O_NOFOLLOW)
    try {
      keepPrivate(file, this.#path(segment))
      // Whatever follows the last complete line was torn by a kill, or by a full disk.
      ftruncateSync(file, offset)
      for (let written = 0; written < line.length; ) {
        written += writeSync(file, line, written, line.length - written, offset + written)
      }
    } finally {
      closeSync(file)
    }
    this.#current.offset = offset + line.length
    return { record, segment, bytes: line.length, position: `${segment}-${this.#current.offset}` }
  }

  #prepareFolder(): void {
    // Someone may delete the folder while `listen` runs.
    if (this.#isPrepared && existsSync(join(this.#dir, '.gitignore'))) return
    if (prepareFolder(this.#dir)) this.#onNote(`${this.#dir} was open to other users, and no longer is`)
    this.#isPrepared = true
  }

  #list(): number[] {
    if (!existsSync(this.#dir)) return []
    const numbers = readdirSync(this.#dir).flatMap((name) => segmentName.exec(name)?.[1] ?? [])
    return numbers.map(Number).sort((left, right) => left - right)
  }

  #path(segment: number): string {
    return join(this.#dir, `${String(segment).padStart(6, '0')}.ndjson`)
  }
}
