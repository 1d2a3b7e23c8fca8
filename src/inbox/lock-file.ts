import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

// Processes of one machine read their start from clocks that may be set in between.
const startToleranceMs = 5_000

interface Holder {
  readonly pid: number
  /** Milliseconds since 1970: in containers, every process has the same few pids. */
  readonly startedAt: number
}

/**
 * Takes a lock that one process of this machine holds at a time, as a file with its pid.
 *
 * The lock of a process that is gone is taken over.
 *
 * @returns gives the lock back
 * @throws {Error} another process holds it, or this one does already
 */
export function lockFile(path: string, about: string): () => void {
  const self = { pid: process.pid, startedAt: Math.round(Date.now() - process.uptime() * 1000) }
  const draft = `${path}.${process.pid}-${crypto.randomUUID()}`
  try {
    writeFileSync(draft, JSON.stringify(self), { flag: 'wx', mode: 0o600 })
    // A link appears with its content, so that nobody reads half of it.
    if (!link(draft, path)) takeOver(draft, path, self, about)
  } finally {
    rmSync(draft, { force: true })
  }
  return () => rmSync(path, { force: true })
}

function takeOver(draft: string, path: string, self: Holder, about: string): void {
  // Only one process at a time looks and takes, or two would take it from the same dead one.
  const taking = `${path}.taking`
  if (!link(draft, taking)) throw new Error(`${about} is being taken over; if nobody does, delete ${taking}`)
  try {
    const holder = readHolder(path)
    if (holder !== undefined && isAlive(holder, self)) {
      throw new Error(`${about} is in use by the process ${holder.pid}; if that is none of yours, delete ${path}`)
    }
    renameSync(draft, path)
  } finally {
    rmSync(taking, { force: true })
  }
}

function link(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

function readHolder(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    // It was given back in the meantime, or something else wrote it, such as a disk without space.
    if (codeOf(error) === 'ENOENT' || error instanceof SyntaxError) return undefined
    throw error
  }
}

function isAlive(holder: Holder, self: Holder): boolean {
  if (holder.pid === self.pid) return Math.abs(holder.startedAt - self.startedAt) < startToleranceMs
  try {
    process.kill(holder.pid, 0)
    return true
  } catch (error) {
    // A process of another user is alive, too.
    return codeOf(error) === 'EPERM'
  }
}

function codeOf(error: unknown): unknown {
  return (error as { readonly code?: unknown }).code
}
