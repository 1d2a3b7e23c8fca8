import { UsageError } from '../exit.js'
import { hintOf } from '../nearest.js'
import { openCommandTunnel } from './command-tunnel.js'
import { openRelayTunnel } from './relay-tunnel.js'
import { openSmeeTunnel } from './smee-tunnel.js'
import type { Tunnel, TunnelRequest } from './tunnel-request.js'

const kinds: Readonly<Record<string, (request: TunnelRequest) => Promise<Tunnel>>> = {
  relay: openRelayTunnel,
  smee: openSmeeTunnel,
  ssh: (request) => openCommandTunnel('ssh', request),
  cloudflared: (request) => openCommandTunnel('cloudflared', request),
}

/** The kinds of tunnels that `--tunnel` takes. */
const tunnelKinds: readonly string[] = Object.keys(kinds)

/**
 * Opens the tunnel that `--tunnel` asks for: `relay=https://relay.example`, `smee`, `ssh=host` or `cloudflared`.
 *
 * @throws {UsageError} the kind is unknown, or the tunnel cannot be opened; the message says what to do
 */
export async function openTunnel(flag: string, request: Omit<TunnelRequest, 'where'>): Promise<Tunnel> {
  const at = flag.indexOf('=')
  const kind = at === -1 ? flag : flag.slice(0, at)
  const open = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
  if (open === undefined) {
    throw new UsageError(
      `--tunnel cannot be ${kind}${hintOf(kind, tunnelKinds) || `; it is one of ${tunnelKinds.join(', ')}`}`,
    )
  }
  return open({ ...request, where: at === -1 ? undefined : flag.slice(at + 1) })
}
