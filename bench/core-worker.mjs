// Runs on workerd, whose clock stands still inside a request: each request makes calls of one candidate, and the caller
// measures from outside.
import bodies from './bodies.json'
import { toTables } from './core.mjs'

const decoder = new TextDecoder()
let tables

/** JSON from bytes, with the means of a worker. */
export const parse = (body) => JSON.parse(decoder.decode(body))

/** The HMAC of WebCrypto, with a key that is imported once. */
export async function prepareMac(secret) {
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return (body) => crypto.subtle.sign('HMAC', key, body)
}

export default {
  async fetch(request) {
    tables ??= await toTables({ bodies, prepareMac, parse })
    const { searchParams } = new URL(request.url)
    const title = searchParams.get('table')
    if (title === null) {
      return Response.json(Object.entries(tables).map(([name, candidates]) => [name, Object.keys(candidates)]))
    }
    const call = tables[title][searchParams.get('candidate')]
    for (let calls = Number(searchParams.get('calls')); calls > 0; calls--) await call()
    return new Response('done')
  },
}
