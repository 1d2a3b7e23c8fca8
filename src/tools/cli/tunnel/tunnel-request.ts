import type { Context } from '../command.js'

/** A public URL whose requests reach a port of this machine. */
export interface Tunnel {
  readonly url: string
  /** What a person should know, such as that bytes change on the way. */
  readonly warning?: string | undefined
  close(): Promise<void>
}

/** What a tunnel is opened with. */
export interface TunnelRequest {
  /** What follows the kind: the URL of a relay, the host of ssh; `undefined` without it. */
  readonly where: string | undefined
  readonly port: number
  readonly context: Context
  /** Called with what happens later, such as a lost connection. */
  readonly onNote: (note: string) => void
}
