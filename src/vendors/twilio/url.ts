import { queryOf } from '../../verify/signed/public-url.js'

const parts = /^(?<origin>(?<scheme>https?):\/\/(?:[^/?#@]*@)?(?:\[[^\]]*\]|[^/?#:]*))(?<port>:\d+)?(?<path>[^?]*)/

/**
 * The ways in which Twilio may have written the URL that it signed, which its own library tries as well: without a port and
 * with it, be it the usual one, and the query as it came, as a URL parser writes it, and as a form is encoded anew.
 *
 * @see https://github.com/twilio/twilio-node/blob/main/src/webhooks/webhooks.ts
 */
export function urlSpellings(url: string): readonly string[] {
  const { origin = '', scheme, port = scheme === 'http' ? ':80' : ':443', path = '' } = parts.exec(url)?.groups ?? {}
  const query = queryOf(url)
  const queries = [query, query.replaceAll("'", '%27'), encodedAnew(query)]
  return [...new Set(queries.flatMap((spelling) => [origin + path + spelling, origin + port + path + spelling]))]
}

function encodedAnew(query: string): string {
  return query.replace(/[^?&=]+/g, (component) => {
    try {
      return encodeURIComponent(decodeURIComponent(component.replaceAll('+', ' ')))
    } catch {
      return component
    }
  })
}
