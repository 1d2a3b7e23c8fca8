import { linkSync, readFileSync, readlinkSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** The process that holds a lock. Pids are reused and clocks are changed, so neither alone identifies a process. */
interface Holder {
  /** Not unique: processes in containers often have the same pid. */
  readonly pid: number
  /** Unique for each lock. */
  readonly mark: string
  /** The id of the boot, on Linux. */
  readonly boot?: string | undefined
  /** When the process started, in the kernel's ticks since the boot. */
  readonly ticks?: string | undefined
  /** The same in milliseconds of the monotonic clock, for systems without `/proc`. */
  readonly startedMs: number
}

// How far two readings of the same start can differ.
const toleranceMs = 1_000

// Locks of this process, which hold even if someone deletes the file.
const heldHere = new Set<string>()

/**
 * Takes a lock that one process on this machine holds at a time, as a file with its pid.
 *
 * The lock of a process that is gone is taken over; in doubt the process counts as alive.
 *
 * @returns releases this lock; further calls have no effect
 * @throws {Error} another process holds the lock, or this one already does
 */
export function lockFile(path: string, about: string): () => void {
  const place = join(realpathSync(dirname(path)), basename(path))
  const self = { pid: process.pid, mark: crypto.randomUUID(), ...startOfThisProcess() }
  if (heldHere.has(place)) throw inUse(about, self, path)
  const draft = `${path}.${self.pid}-${self.mark}`
  try {
    writeFileSync(draft, JSON.stringify(self), { flag: 'wx', mode: 0o600 })
    // A hard link appears together with its content, so no process reads half of the file.
    if (!link(draft, path)) takeOver(draft, path, self, about)
  } finally {
    rmSync(draft, { force: true })
  }
  heldHere.add(place)
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    heldHere.delete(place)
    // The file may have been deleted, and another process may have taken the lock since.
    if (readHolder(place)?.mark === self.mark) rmSync(place, { force: true })
  }
}

function takeOver(draft: string, path: string, self: Holder, about: string): void {
  // One process at a time checks the holder, or two could take over from the same dead process.
  const taking = `${path}.taking`
  if (!link(draft, taking)) throw new Error(`${about} is being taken over; if no process does, delete ${taking}`)
  try {
    const holder = readHolder(path)
    if (holder !== undefined && mayBeAlive(holder, self)) throw inUse(about, holder, path)
    renameSync(draft, path)
  } finally {
    rmSync(taking, { force: true })
  }
}

function inUse(about: string, { pid }: Holder, path: string): Error {
  return new Error(`${about} is in use by the process ${pid}; if that process does not use it, delete ${path}`)
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
    const holder = JSON.parse(readFileSync(path, 'utf8'))
    return typeof holder?.pid === 'number' ? holder : undefined
  } catch (error) {
    // The lock was released in the meantime, or the file is not ours: a full disk can truncate it.
    if (codeOf(error) === 'ENOENT' || error instanceof SyntaxError) return undefined
    throw error
  }
}

function mayBeAlive(holder: Holder, self: Holder): boolean {
  if (holder.boot !== self.boot && holder.boot !== undefined && self.boot !== undefined) return false
  if (!isProcess(holder.pid)) return false
  // Another process may have the pid by now.
  const ticks = self.ticks === undefined ? undefined : ticksOf(holder.pid)
  if (holder.ticks !== undefined && ticks !== undefined) return holder.ticks === ticks
  const isOther = holder.pid === self.pid && Math.abs(holder.startedMs - self.startedMs) > toleranceMs
  return !isOther
}

function isProcess(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM means that the process exists, but belongs to another user.
    return codeOf(error) === 'EPERM'
  }
}

function startOfThisProcess(): Pick<Holder, 'boot' | 'ticks' | 'startedMs'> {
  const startedMs = Math.round(Number(process.hrtime.bigint()) / 1e6 - process.uptime() * 1000)
  // A `/proc` of another pid namespace shows other pids.
  const isOwnNamespace = attempt(() => readlinkSync('/proc/self')) === String(process.pid)
  const boot = attempt(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim())
  return { boot, ticks: isOwnNamespace ? ticksOf(process.pid) : undefined, startedMs }
}

// proc_pid_stat(5): the 22nd field; the second one can contain spaces and parentheses.
function ticksOf(pid: number): string | undefined {
  const stat = attempt(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
}

function attempt(read: () => string): string | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

function codeOf(error: unknown): unknown {
  return (error as { readonly code?: unknown }).code
}
