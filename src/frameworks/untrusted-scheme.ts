import type { RequestReceiver } from '../core/receiver/receiver.js'

/** For servers that take the scheme of the URL from `X-Forwarded-Proto`, which any sender can write: `encrypted` is `false`. */
export function withUntrustedScheme(receiver: RequestReceiver): RequestReceiver {
  return {
    // Changed, not copied: an adapter made the request for this call, and a copy would list all of its headers.
    receive: (request, runtime) => receiver.receive(Object.assign(request, { encrypted: false }), runtime),
  }
}
