import { readFileSync, renameSync, statSync, unlinkSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'

// A lock is held for one write, a few milliseconds. One that is this old was left behind by a process that is gone.
const staleMs = 10_000
// Short, and never the same, so that a process that writes all the time leaves its turn to others.
const longestWaitMs = 1

/** The folder of captures stays locked by another process. */
class CapturesLockedError extends Error {
  override readonly name = 'CapturesLockedError'
}

/**
 * Runs a function while no other process writes to the folder.
 *
 * A lock that a killed process left behind is removed.
 *
 * @param file - the path of the lock, in that folder
 * @throws {CapturesLockedError} another process keeps the lock for longer than `timeoutMs`
 */
export function withLock<Result>(file: string, timeoutMs: number, run: () => Result): Result {
  const deadline = Date.now() + timeoutMs
  while (!create(file, `${process.pid} ${hostname()}`)) {
    if (isStale(file)) remove(file)
    else if (Date.now() > deadline) throw locked(file)
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Math.random() * longestWaitMs)
  }
  try {
    return run()
  } finally {
    unlinkSync(file)
  }
}

function create(file: string, owner: string): boolean {
  try {
    writeFileSync(file, owner, { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

function isStale(file: string): boolean {
  const owner = readOwner(file)
  if (owner === undefined) return false
  const [pid, host] = owner.split(' ')
  // The owner is missing for a moment while the lock is written, and process ids mean nothing on another machine.
  if (host === hostname() && !isAlive(Number(pid))) return true
  return Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > staleMs
}

function readOwner(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return !hasCode(error, 'ESRCH')
  }
}

// Two processes may find the same stale lock. The slower one could take the new lock of the faster one, and puts it back.
function remove(file: string): void {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return
    throw error
  }
  if (!isStale(aside)) create(file, readOwner(aside) ?? '')
  unlinkSync(aside)
}

function locked(file: string): CapturesLockedError {
  const [pid = ''] = readOwner(file)?.split(' ') ?? []
  return new CapturesLockedError(`process ${pid} keeps the lock ${file}; if it no longer runs, delete that file`)
}

/** Whether an error of the file system has a code, such as `ENOENT`. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
