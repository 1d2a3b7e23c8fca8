import { ClientError } from '../http/client-error.js'

/** A resource in a payload. */
interface SentResource {
  /** Where to fetch it: untrusted. */
  readonly href: string
  /** The copy in the payload; `undefined` if it has none. */
  readonly sent: { readonly id?: unknown } | undefined
}

/** Finds the resource of a payload. */
export type FindResource = (payload: object, client: string) => SentResource

export const paymentsResourceOf: FindResource = (payload, client) => {
  const sent = objectAt(payload, 'resource')
  const links: unknown = sent && Reflect.get(sent, 'links')
  const self = (Array.isArray(links) ? links : []).find((link: unknown) => textAt(link, 'rel') === 'self')
  return { href: requireHref(textAt(self, 'href'), client), sent }
}

export function trackerResourceOf(field = 'issue'): FindResource {
  return (payload, client) => resourceAt(payload, field, 'self', client)
}

export function hostResourceOf(field = 'issue'): FindResource {
  return (payload, client) => resourceAt(payload, field, 'url', client)
}

export const pushResourceOf: FindResource = (payload, client) => ({
  href: requireHref(textAt(payload, 'resourceUri'), client),
  sent: undefined,
})

function resourceAt(payload: object, field: string, link: string, client: string): SentResource {
  const sent = objectAt(payload, field)
  return { href: requireHref(textAt(sent, link), client), sent }
}

function requireHref(href: string | undefined, client: string): string {
  if (href !== undefined) return href
  throw new ClientError('link_missing', `${client}: fetch: the payload has no link to its resource`)
}

function objectAt(value: object, field: string): object | undefined {
  const found: unknown = Object.hasOwn(value, field) ? Reflect.get(value, field) : undefined
  return typeof found === 'object' && found !== null ? found : undefined
}

function textAt(value: unknown, field: string): string | undefined {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, field)) return undefined
  const found: unknown = Reflect.get(value, field)
  return typeof found === 'string' ? found : undefined
}
