import { decodeUtf8, encodeUtf8 } from '../../../core/bytes/encoding.js'
import type { HeaderLine, Proof, WebhookRequest } from '../../../core/request/delivery.js'
import { type CredentialPlace, credentialPlacesOf } from '../../../core/verify/secrets/credential-places.js'

const credentialHeader =
  /^(authorization|proxy-authorization|cookie|(.*[-_])?(token|secret|api-?key|password|credentials?))$/i
const credentialParameter = /^(.*[_-])?(token|secret|password|api_?key)$/i
const mark = '***'

/**
 * A verified request without what proves its sender to others: the headers of credentials, user and password of its URL, and the
 * tokens that its verifier compared. The proof replaces them. Signatures stay if they cover the body: they prove that one only.
 */
export function withoutCredentials(request: WebhookRequest, proof: Proof): WebhookRequest {
  const places = credentialPlacesOf(proof)
  const { method, encrypted } = request
  const headers = request.headers.filter((line) => !isCredential(line, places))
  return { method, encrypted, headers, url: cleanUrl(request.url, places), body: cleanBody(request.body, places) }
}

function isCredential([name]: HeaderLine, places: readonly CredentialPlace[]): boolean {
  const lower = name.toLowerCase()
  return (
    credentialHeader.test(name) || places.some((place) => place.in === 'header' && place.name.toLowerCase() === lower)
  )
}

function cleanUrl(url: string, places: readonly CredentialPlace[]): string {
  const [, origin = '', path = '', rest = ''] = /^([a-z][a-z\d+.-]*:\/\/[^/?#]*)?([^?#]*)(.*)$/is.exec(url) ?? []
  const segments = path.split('/')
  for (const place of places) {
    // The path begins with a slash, so its first segment is the second part.
    if (place.in === 'path') segments.splice(place.segment < 0 ? place.segment : place.segment + 1, 1, mark)
  }
  const isNamed = (name: string) =>
    credentialParameter.test(name) || places.some((place) => place.in === 'query' && place.name === name)
  const query = rest.replace(/([?&])([^=&#?]*)=([^&#]*)/g, (whole, start: string, name: string) =>
    isNamed(decoded(name)) ? `${start}${name}=${mark}` : whole,
  )
  return origin.replace(/\/\/[^/]*@/, '//') + segments.join('/') + query
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** Overwrites tokens, so that the body keeps its format and its length. */
function cleanBody(body: Uint8Array, places: readonly CredentialPlace[]): Uint8Array {
  const inForm = new Set<string>()
  // A list may have the token in each of its items.
  const inJson = new Map<string, Set<string>>()
  for (const place of places) {
    if (place.in === 'form') inForm.add(place.name)
    if (place.in === 'json') inJson.set(place.name, (inJson.get(place.name) ?? new Set()).add(toLatin1(place.value)))
  }
  if (inForm.size + inJson.size === 0) return body
  let text = toLatin1(body)
  for (const name of inForm) {
    text = text.replace(new RegExp(`((?:^|&)${escaped(name)}=)([^&]*)`, 'g'), (_, start: string, found: string) => {
      return start + stars(found)
    })
  }
  for (const [name, values] of inJson) {
    const field = new RegExp(`("${escaped(name)}"\\s*:\\s*")([^"\\\\]*(?:\\\\.[^"\\\\]*)*)"`, 'gs')
    text = text.replace(field, (whole, start: string, found: string) =>
      values.has(unescaped(found)) ? `${start}${stars(found)}"` : whole,
    )
  }
  return fromLatin1(text)
}

function escaped(name: string): string {
  return name.replace(/[^\w]/g, '\\$&')
}

function unescaped(text: string): string {
  try {
    return toLatin1(encodeUtf8(JSON.parse(`"${decodeUtf8(fromLatin1(text))}"`)))
  } catch {
    return text
  }
}

function stars(text: string): string {
  return '*'.repeat(text.length)
}

// One character for each byte, in any charset.
function toLatin1(bytes: Uint8Array): string {
  let text = ''
  for (let start = 0; start < bytes.length; start += 8192) {
    text += String.fromCharCode(...bytes.subarray(start, start + 8192))
  }
  return text
}

function fromLatin1(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}
