// @ts-check
import { once } from 'node:events'
import { connect, createServer } from 'node:net'

/**
 * A network between a receiver and a server, which can swallow or hold all packets, or reset all connections.
 *
 * @param {number} port of the server
 */
export async function startProxy(port) {
  // With whether they bring the answers of the server.
  /** @type {Map<import('node:net').Socket, boolean>} */
  const sockets = new Map()
  let isSilent = false
  let isHeld = (/** @type {boolean} */ _isAnswer) => false

  const server = createServer((client) => {
    const upstream = connect({ host: '127.0.0.1', port })
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ]) {
      if (from === undefined || to === undefined) continue
      sockets.set(from, from === upstream)
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
      if (isHeld(from === upstream)) from.pause()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = /** @type {import('node:net').AddressInfo} */ (server.address())
  const reset = () => {
    for (const socket of sockets.keys()) socket.destroy()
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
    /** Holds all packets back, or only the answers of the server, which still does what it is asked. */
    hold({ answersOnly = false } = {}) {
      isHeld = (isAnswer) => isAnswer || !answersOnly
      for (const [socket, isAnswer] of sockets) if (isHeld(isAnswer)) socket.pause()
    },
    /** Delivers what was held back: answers arrive late, on the same connections. */
    release() {
      isHeld = () => false
      for (const socket of sockets.keys()) socket.resume()
    },
    close() {
      server.close()
      reset()
    },
  }
}
