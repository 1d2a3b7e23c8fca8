import type { AnyProvider } from '../../../core/provider/provider.js'
import type { WebhookRequest } from '../../../core/request/delivery.js'
import { readHeader } from '../../../core/request/headers.js'
import { tryProvider } from '../make-provider.js'
import type { Change, Situation } from './change.js'

/** A part of a URL, and where it was found. */
type Part = readonly [value: string, name: string]

const maxUrls = 96

/**
 * Yields situations with URLs that the sender may have called, before proxies changed scheme, host, port or path.
 *
 * @param withUrl - makes the provider with its option for the URL set; `undefined` if it has no such option. The URL has no
 * query.
 */
export function* urlChanges(
  situation: Situation,
  withUrl: ((url: string) => AnyProvider) | undefined,
): Generator<Change> {
  const { request } = situation
  const urls = [...otherUrls(request)].slice(0, maxUrls)
  const own = request.url.split(/[?#]/, 1)[0] ?? ''
  if (withUrl) {
    for (const [url, parts] of [[own, ''] as const, ...urls]) {
      const provider = tryProvider(() => withUrl(url))
      const evidence = `with the option for the URL set to the URL of the request${parts && `, with ${parts}`}`
      if (provider) yield { cause: 'url_changed', evidence, situation: { ...situation, provider } }
    }
  }
  for (const [url, parts] of urls) {
    const changed = { ...request, url: url + request.url.slice(own.length), encrypted: url.startsWith('https:') }
    const evidence = `with a URL that has ${parts}`
    yield { cause: 'url_changed', evidence, situation: { ...situation, request: changed } }
  }
}

function* otherUrls(request: WebhookRequest): Generator<readonly [url: string, parts: string]> {
  const [, scheme = '', host = '', path = ''] = /^(https?):\/\/([^/?#]*)([^?#]*)/.exec(request.url) ?? []
  if (scheme === '') return
  const seen = new Set([`${scheme}://${host}${path}`])
  const hosts = hostsOf(request, host)
  const paths = pathsOf(request, path)
  for (const [otherPath, pathName] of paths) {
    for (const [otherHost, hostName] of hosts) {
      for (const otherScheme of ['https', 'http']) {
        const url = `${otherScheme}://${otherHost}${otherPath}`
        if (seen.has(url)) continue
        seen.add(url)
        const schemeName = otherScheme === scheme ? '' : `the scheme ${otherScheme}`
        yield [url, [schemeName, hostName, pathName].filter(Boolean).join(', ')]
      }
    }
  }
}

function hostsOf(request: WebhookRequest, host: string): readonly Part[] {
  const port = first(request, 'x-forwarded-port')
  const forwarded = /host="?([^";,\s]+)/i.exec(readHeader(request, 'forwarded') ?? '')?.[1] ?? ''
  const named: readonly Part[] = [
    [host, ''],
    [first(request, 'x-forwarded-host'), 'the host of X-Forwarded-Host'],
    [forwarded, 'the host of Forwarded'],
    [first(request, 'x-original-host'), 'the host of X-Original-Host'],
    [first(request, 'host'), 'the host of Host'],
  ]
  return named.flatMap(([value, name]): readonly Part[] => {
    const bare = value.replace(/:\d+$/, '')
    const withPort = (suffix: string, portName: string): Part => [
      bare + suffix,
      [name, portName].filter(Boolean).join(', '),
    ]
    if (!/^[\w.~:[\]-]+$/.test(bare)) return []
    return [
      [value, name],
      withPort('', 'no port'),
      withPort(':443', 'the port 443'),
      withPort(':80', 'the port 80'),
      ...(/^\d{1,5}$/.test(port) ? [withPort(`:${port}`, 'the port of X-Forwarded-Port')] : []),
    ]
  })
}

function pathsOf(request: WebhookRequest, path: string): readonly Part[] {
  const prefix = first(request, 'x-forwarded-prefix').replace(/\/$/, '')
  const originals = ['x-original-uri', 'x-original-url', 'x-rewrite-url', 'x-envoy-original-path', 'x-forwarded-uri']
  const paths: readonly Part[] = [
    [path, ''],
    [prefix + path, 'the prefix of X-Forwarded-Prefix before its path'],
    ...originals.map((name): Part => [pathOf(first(request, name)), `the path of ${name}`]),
    [path.endsWith('/') ? path.slice(0, -1) : `${path}/`, 'a slash added or removed at the end of its path'],
  ]
  return paths.filter(([value]) => value === path || /^\/[!-~]*$/.test(value))
}

function pathOf(target: string): string {
  return target.replace(/^https?:\/\/[^/]*/, '').split(/[?#]/, 1)[0] ?? ''
}

// Each proxy appends to the list; the first item is the nearest to the sender.
function first(request: WebhookRequest, name: string): string {
  return (readHeader(request, name) ?? '').split(',', 1)[0]?.trim() ?? ''
}
