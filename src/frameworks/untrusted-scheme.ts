import type { Receiver } from '../core/receiver/receiver.js'

/** For servers that take the scheme of the URL from `X-Forwarded-Proto`, which any sender can write: `encrypted` is `false`. */
export function withUntrustedScheme(receiver: Pick<Receiver, 'receive'>): Pick<Receiver, 'receive'> {
  return {
    receive: ({ method, url, headers, body }, runtime) =>
      receiver.receive({ method, url, headers, body, encrypted: false }, runtime),
  }
}
