import { readFile } from 'node:fs/promises'
import { memoryUsage } from 'node:process'

/**
 * How many bytes of memory a process of this machine has, on Linux.
 *
 * @throws {TypeError} there is no such process, or the system does not tell
 */
export async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(status) ?? []
  if (kilobytes === undefined) throw new TypeError(`attack: the memory of the process ${pid} cannot be read`)
  return Number(kilobytes) * 1024
}

/** How many bytes this process needs, without garbage; `undefined` unless Node runs with `--expose-gc`. */
export function ownBytes(): (() => Promise<number>) | undefined {
  const { gc } = globalThis
  if (gc === undefined) return undefined
  return async () => {
    gc()
    const { heapUsed, external } = memoryUsage()
    return heapUsed + external
  }
}
