import {
  closeSync,
  constants,
  existsSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
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

const lineEnd = 0x0a
const lockTimeoutMs = 15_000

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
  #current = { segment: 0, inode: 0, offset: 0 }
  #startNew = false

  constructor(dir: string, maxSegmentBytes: number) {
    this.#dir = dir
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

  /** Rewrites the segments without the lines that `isKept` refuses, so that removed data is gone from the disk. */
  erase(isKept: (record: StoredLine) => boolean): void {
    withLock(join(this.#dir, 'lock'), lockTimeoutMs, () => {
      for (const segment of this.#list()) {
        const lines = splitLines(readFileSync(this.#path(segment)))
        const kept = lines.filter((line) => {
          const record = fromLine(line.toString('utf8'))
          return record !== undefined && isKept(record)
        })
        if (kept.length === lines.length) continue
        const temporary = join(this.#dir, 'rewriting')
        rmSync(temporary, { force: true })
        writeFileSync(temporary, Buffer.concat(kept), { mode: 0o600, flag: 'wx' })
        renameSync(temporary, this.#path(segment))
      }
      // Positions in rewritten segments have moved, so none of them gets further records.
      this.#startNew = true
    })
  }

  /** Deletes the segments before one that is still needed. */
  deleteBefore(needed: number): void {
    for (const segment of this.#list().filter((each) => each < Math.min(needed, this.#current.segment))) {
      try {
        unlinkSync(this.#path(segment))
      } catch (error) {
        if (!hasCode(error, 'ENOENT')) throw error
      }
    }
  }

  /** The number of the segment that gets the next record. */
  get last(): number {
    return this.#current.segment
  }

  #read(segment: number): StoredRecord[] | undefined {
    const path = this.#path(segment)
    const stat = statSync(path, { throwIfNoEntry: false })
    if (stat === undefined) return undefined
    const isSame = segment === this.#current.segment && stat.ino === this.#current.inode
    const start = isSame ? this.#current.offset : 0
    if (isSame && stat.size === start) return undefined
    const lines = splitLines(readFrom(path, start, stat.size))
    let offset = start
    const records: StoredRecord[] = []
    for (const line of lines) {
      offset += line.length
      const record = fromLine(line.toString('utf8'))
      if (record === undefined) this.damaged++
      else records.push({ record, segment, bytes: line.length, position: `${segment}-${offset}` })
    }
    this.#current = { segment, inode: stat.ino, offset }
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
    const ignore = join(this.#dir, '.gitignore')
    if (existsSync(ignore)) return
    const isOwn = mkdirSync(this.#dir, { recursive: true, mode: 0o700 }) !== undefined || this.#list().length > 0
    // Captures hold tokens and payloads, which must not get into a repository. Other files of the folder may belong there.
    const content = isOwn ? '*\n' : '/.gitignore\n/lock*\n/rewriting\n/[0-9]*.ndjson\n'
    writeFileSync(ignore, content, { mode: 0o600 })
  }

  #list(): number[] {
    if (!existsSync(this.#dir)) return []
    const numbers = readdirSync(this.#dir).flatMap((name) => /^(\d{6,15})\.ndjson$/.exec(name)?.[1] ?? [])
    return numbers.map(Number).sort((left, right) => left - right)
  }

  #path(segment: number): string {
    return join(this.#dir, `${String(segment).padStart(6, '0')}.ndjson`)
  }
}

function readFrom(path: string, start: number, end: number): Buffer {
  const bytes = Buffer.alloc(end - start)
  const file = openSync(path, 'r')
  try {
    let length = 0
    for (let read = -1; read !== 0 && length < bytes.length; length += read) {
      read = readSync(file, bytes, length, bytes.length - length, start + length)
    }
    return bytes.subarray(0, length)
  } finally {
    closeSync(file)
  }
}

/** The complete lines of a file, with their ends. */
function splitLines(bytes: Buffer): Buffer[] {
  const lines: Buffer[] = []
  let start = 0
  for (let end = bytes.indexOf(lineEnd); end >= 0; end = bytes.indexOf(lineEnd, start)) {
    lines.push(bytes.subarray(start, end + 1))
    start = end + 1
  }
  return lines
}
