import { linkSync, readFileSync, readlinkSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Who has a lock, by what no clock that is set can change: neither pids nor times of day are enough. */
interface Holder {
  /** In containers, every process has the same few. */
  readonly pid: number
  /** Different for each lock that was ever taken. */
  readonly mark: string
  /** Which start of the machine it is, on Linux. */
  readonly boot?: string | undefined
  /** When the process began, in the kernel's ticks since then. */
  readonly ticks?: string | undefined
  /** The same in milliseconds of the clock that only goes on, where the kernel does not tell. */
  readonly startedMs: number
}

// Between two looks at the same clock.
const lookMs = 1_000

// The file may have been deleted by hand.
const heldHere = new Set<string>()

/**
 * Takes a lock that one process of this machine holds at a time, as a file with its pid.
 *
 * The lock of a process that is gone is taken over. Where that is in doubt, it is not.
 *
 * @returns gives the lock back, and no other one: it can be called twice
 * @throws {Error} another process holds it, or this one does already
 */
export function lockFile(path: string, about: string): () => void {
  const place = join(realpathSync(dirname(path)), basename(path))
  const self = { pid: process.pid, mark: crypto.randomUUID(), ...beginningOfThis() }
  if (heldHere.has(place)) throw inUse(about, self, path)
  const draft = `${path}.${self.pid}-${self.mark}`
  try {
    writeFileSync(draft, JSON.stringify(self), { flag: 'wx', mode: 0o600 })
    // A link appears with its content, so that nobody reads half of it.
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
    // Somebody may have deleted it, and somebody else have taken it since.
    if (readHolder(place)?.mark === self.mark) rmSync(place, { force: true })
  }
}

function takeOver(draft: string, path: string, self: Holder, about: string): void {
  // Only one process at a time looks and takes, or two would take it from the same dead one.
  const taking = `${path}.taking`
  if (!link(draft, taking)) throw new Error(`${about} is being taken over; if nobody does, delete ${taking}`)
  try {
    const holder = readHolder(path)
    if (holder !== undefined && mayBeAlive(holder, self)) throw inUse(about, holder, path)
    renameSync(draft, path)
  } finally {
    rmSync(taking, { force: true })
  }
}

function inUse(about: string, { pid }: Holder, path: string): Error {
  return new Error(`${about} is in use by the process ${pid}; if that is none of yours, delete ${path}`)
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
    // It was given back in the meantime, or something else wrote it, such as a disk without space.
    if (codeOf(error) === 'ENOENT' || error instanceof SyntaxError) return undefined
    throw error
  }
}

function mayBeAlive(holder: Holder, self: Holder): boolean {
  if (holder.boot !== self.boot && holder.boot !== undefined && self.boot !== undefined) return false
  if (!isProcess(holder.pid)) return false
  // Its pid may have gone to another process since.
  const ticks = self.ticks === undefined ? undefined : ticksOf(holder.pid)
  if (holder.ticks !== undefined && ticks !== undefined) return holder.ticks === ticks
  const isOther = holder.pid === self.pid && Math.abs(holder.startedMs - self.startedMs) > lookMs
  return !isOther
}

function isProcess(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of another user is alive, too.
    return codeOf(error) === 'EPERM'
  }
}

function beginningOfThis(): Pick<Holder, 'boot' | 'ticks' | 'startedMs'> {
  const startedMs = Math.round(Number(process.hrtime.bigint()) / 1e6 - process.uptime() * 1000)
  // A view of the processes of another container has other pids.
  const isOwnView = attempt(() => readlinkSync('/proc/self')) === String(process.pid)
  const boot = attempt(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim())
  return { boot, ticks: isOwnView ? ticksOf(process.pid) : undefined, startedMs }
}

// proc_pid_stat(5): the 22nd field, and the second one may have spaces and parentheses in it.
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
