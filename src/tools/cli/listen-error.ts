import { UsageError } from './exit.js'

const reasons: Readonly<Record<string, (flag: string) => string>> = {
  EADDRINUSE: (flag) => `is taken; choose another with ${flag}`,
  EACCES: (flag) => `needs rights that this process lacks; choose another with ${flag}`,
  EADDRNOTAVAIL: () => 'cannot be used, because no address of this machine is the one of --host',
  ENOTFOUND: () => 'cannot be used, because there is no such --host',
}

/** The mistake that a server cannot listen at the port of a flag, with what to do; other errors as they are. */
export function listenError(port: number, error: unknown, flag: '--port' | '--ui-port' = '--port'): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason = Object.hasOwn(reasons, code) ? reasons[code] : undefined
  return reason === undefined ? error : new UsageError(`port ${port} ${reason(flag)}`)
}
