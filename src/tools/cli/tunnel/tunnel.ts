import type { Context } from '../command.js'
import { hintOf, UsageError } from '../exit.js'
import { openCommandTunnel, tunnelPrograms } from './command-tunnel.js'
import { openRelayTunnel, readRelay } from './relay-tunnel.js'
import { openSmeeTunnel, readSmeeChannel } from './smee-tunnel.js'
import type { Tunnel, TunnelRequest } from './tunnel-request.js'

interface Kind {
  /** @throws {UsageError} what follows the kind is malformed, or a token is missing */
  check(where: string | undefined, context: Pick<Context, 'env'>): void
  open(request: TunnelRequest): Promise<Tunnel>
}

const kinds: Readonly<Record<string, Kind>> = {
  relay: { check: readRelay, open: openRelayTunnel },
  smee: { check: readSmeeChannel, open: openSmeeTunnel },
  ssh: { check: (where) => tunnelPrograms.ssh.args(where, 0), open: (request) => openCommandTunnel('ssh', request) },
  cloudflared: {
    check: (where) => tunnelPrograms.cloudflared.args(where, 0),
    open: (request) => openCommandTunnel('cloudflared', request),
  },
}

/** The kinds of tunnels that `--tunnel` takes. */
const tunnelKinds: readonly string[] = Object.keys(kinds)

/**
 * Reads `--tunnel`: `relay=https://relay.example`, `smee`, `ssh=host` or `cloudflared`.
 *
 * @returns a function that opens the tunnel
 * @throws {UsageError} the kind is unknown, or what it needs is missing; the message says what to do
 */
export function readTunnel(
  flag: string,
  context: Pick<Context, 'env'>,
): (request: Omit<TunnelRequest, 'where'>) => Promise<Tunnel> {
  const at = flag.indexOf('=')
  const name = at === -1 ? flag : flag.slice(0, at)
  const where = at === -1 ? undefined : flag.slice(at + 1)
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
  if (kind === undefined) {
    throw new UsageError(
      `--tunnel cannot be ${name}${hintOf(name, tunnelKinds) || `; it is one of ${tunnelKinds.join(', ')}`}`,
    )
  }
  kind.check(where, context)
  return (request) => kind.open({ ...request, where })
}
