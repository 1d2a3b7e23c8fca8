import { optional, requireFunction } from '../../base/options.js'
import type { FetchKeys, LookUpAddresses } from './bounded-fetch.js'

/** The parts of Node that {@link publicFetch} uses. */
interface NodeParts {
  readonly net: typeof import('node:net')
  readonly dns: typeof import('node:dns/promises')
  readonly https: typeof import('node:https')
  readonly stream: typeof import('node:stream')
}

// Special addresses (IANA, RFC 6890): this network, private, carrier-grade NAT, loopback, link-local, protocol assignments,
// documentation, 6to4 relays, benchmarks, multicast and reserved.
const specialIpv4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]
// Within the only range of global addresses: protocol assignments with Teredo, documentation, and 6to4, which contains IPv4.
const specialIpv6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

/**
 * Makes a check of addresses: whether one is reachable on the internet. Loopback, private, link-local, mapped and other special
 * addresses are not.
 */
export function publicAddressCheck({ BlockList, isIP }: Pick<NodeParts['net'], 'BlockList' | 'isIP'>) {
  const special = new BlockList()
  for (const [network, bits] of specialIpv4) special.addSubnet(network, bits, 'ipv4')
  for (const [network, bits] of specialIpv6) special.addSubnet(network, bits, 'ipv6')
  const global = new BlockList()
  global.addSubnet('2000::', 3, 'ipv6')
  return (address: string): boolean => {
    if (isIP(address) === 4) return !special.check(address, 'ipv4')
    return isIP(address) === 6 && global.check(address, 'ipv6') && !special.check(address, 'ipv6')
  }
}

/**
 * A `fetch` for URLs that strangers choose. It resolves the name, refuses it if any address is not on the internet, and connects
 * to an address that it checked, so that a name that changes in between is no way around. It does not follow redirects.
 *
 * @param lookUp - finds the addresses of a host
 * @returns `undefined` on runtimes where a connection to a checked address cannot be made
 */
export function publicFetch(lookUp?: LookUpAddresses): FetchKeys | undefined {
  optional(requireFunction)(lookUp, 'publicFetch: lookUp')
  const node = nodeParts()
  if (node === undefined) return undefined
  const { dns } = node
  const find = lookUp ?? (async (host) => (await dns.lookup(host, { all: true })).map(({ address }) => address))
  const isPublic = publicAddressCheck(node.net)
  return async (url, init) => {
    const { hostname, host, pathname, search } = new URL(url)
    const addresses = await find(hostname)
    const [address] = addresses
    if (address === undefined || !addresses.every(isPublic))
      throw new Error('the host has an address that is not public')
    return request(node, { address, hostname, host, path: pathname + search, port: new URL(url).port }, init)
  }
}

interface Destination {
  readonly address: string
  readonly hostname: string
  readonly host: string
  readonly path: string
  readonly port: string
}

function request(
  { https, stream }: NodeParts,
  { address, hostname, host, path, port }: Destination,
  { headers, signal }: RequestInit,
): Promise<Response> {
  return new Promise((resolve, fail) => {
    const sent = https.request({
      // The address, so that nothing resolves the name again; the certificate must be for the name.
      host: address,
      servername: hostname,
      port: port || 443,
      path,
      headers: { ...Object.fromEntries(new Headers(headers)), host, 'accept-encoding': 'identity' },
      ...(signal && { signal }),
      agent: false,
    })
    sent.on('error', fail)
    sent.on('response', (response) => {
      // Both are the stream class of the web.
      const body = stream.Readable.toWeb(response) as unknown as ReadableStream<Uint8Array>
      const status = response.statusCode ?? 0
      if (status < 200 || status === 204 || status === 205 || status === 304)
        fail(new Error(`the status was ${status}`))
      else resolve(new Response(body, { status, headers: { 'content-type': response.headers['content-type'] ?? '' } }))
    })
    sent.end()
  })
}

// Without an import of Node, which bundles for workers could not resolve. Workers have these modules too, but connect by themselves.
function nodeParts(): NodeParts | undefined {
  const isWorker = typeof navigator === 'object' && navigator.userAgent === 'Cloudflare-Workers'
  const { process } = globalThis as { process?: { getBuiltinModule?: (name: string) => unknown } }
  const load = <Part>(name: string) => process?.getBuiltinModule?.(name) as Part | undefined
  if (isWorker) return undefined
  const net = load<NodeParts['net']>('node:net')
  const dns = load<NodeParts['dns']>('node:dns/promises')
  const https = load<NodeParts['https']>('node:https')
  const stream = load<NodeParts['stream']>('node:stream')
  return net && dns && https && stream && { net, dns, https, stream }
}
