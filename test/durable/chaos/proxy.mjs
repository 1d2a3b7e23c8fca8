// @ts-check
import { once } from 'node:events'
import { connect, createServer } from 'node:net'

/**
 * A network between the receivers and a server, which can swallow all packets or reset all connections.
 *
 * @param {number} port of the server
 */
export async function startProxy(port) {
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set()
  let isSilent = false

  const server = createServer((client) => {
    const upstream = connect({ host: '127.0.0.1', port })
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ]) {
      if (from === undefined || to === undefined) continue
      sockets.add(from)
      from.on('error', () => {})
      from.on('close', () => {
        sockets.delete(from)
        // In silence nothing is heard of an end, either.
        if (!isSilent) to.destroy()
      })
      from.on('data', (chunk) => {
        // What was swallowed never arrives: the connections are useless afterwards, and end when the silence does.
        if (!isSilent) to.write(chunk)
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = /** @type {import('node:net').AddressInfo} */ (server.address())
  const reset = () => {
    for (const socket of sockets) socket.destroy()
  }

  return {
    port: address.port,
    reset,
    silence() {
      isSilent = true
    },
    /** Lets packets pass again, and resets the connections that lost some. */
    speak() {
      isSilent = false
      reset()
    },
    close() {
      server.close()
      reset()
    },
  }
}
