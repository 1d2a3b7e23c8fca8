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

// A file that is no holder, such as one that a power failure emptied.
const unreadable: Holder = { pid: 0, mark: 'unreadable', startedMs: 0 }

// Locks of this process, which hold even if someone deletes the file.
const heldHere = new Set<string>()

/**
 * Acquires a lock that only one process on this machine can hold at a time, as a file with its pid.
 *
 * A lock whose process has ended is taken over, even if that process died during a takeover. If in doubt, the process
 * counts as alive.
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
    acquire(draft, path, self, about)
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

function acquire(draft: string, path: string, self: Holder, about: string): void {
  // A hard link appears together with its content, so no process reads half of the file.
  while (!link(draft, path)) {
    const holder = readHolder(path)
    // It was released in the meantime.
    if (holder === undefined) continue
    if (mayBeAlive(holder, self)) throw inUse(about, holder, path)
    if (takeOver(draft, path, holder, self, about)) return
  }
}

/**
 * Replaces the lock of a process that is gone.
 *
 * One process at a time may do so, or two could take over from the same one. It holds a claim, a file named after the
 * mark of the process it succeeds. If it dies as well, its claim is claimed in the same way. Marks are unique, so a claim
 * that is left behind blocks nothing.
 *
 * @returns whether the lock was replaced; if not, another process has changed it
 */
function takeOver(draft: string, path: string, holder: Holder, self: Holder, about: string): boolean {
  const claims: string[] = []
  let dead = holder
  let claim = claimOn(path, dead)
  while (!link(draft, claim)) {
    const claimant = readHolder(claim)
    // It has finished in the meantime.
    if (claimant === undefined) return false
    if (mayBeAlive(claimant, self) || claims.includes(claim)) {
      throw new Error(`${about} is being taken over; if no process does, delete ${claim}`)
    }
    claims.push(claim)
    dead = claimant
    claim = claimOn(path, dead)
  }
  claims.push(claim)
  if (readHolder(path)?.mark !== holder.mark) {
    rmSync(claim, { force: true })
    return false
  }
  renameSync(draft, path)
  for (const file of claims) rmSync(file, { force: true })
  return true
}

function claimOn(path: string, { mark }: Holder): string {
  return `${path}.taking-${mark}`
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

/** The holder of a lock or a claim; `undefined` if there is no such file. */
function readHolder(path: string): Holder | undefined {
  try {
    const holder = JSON.parse(readFileSync(path, 'utf8'))
    // Marks become names of files.
    return typeof holder?.pid === 'number' && /^[\w-]{1,64}$/.test(holder.mark) ? holder : unreadable
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    if (error instanceof SyntaxError) return unreadable
    throw error
  }
}

function mayBeAlive(holder: Holder, self: Holder): boolean {
  if (holder === unreadable) return false
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
  // The `/proc` of a different pid namespace shows other pids.
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
