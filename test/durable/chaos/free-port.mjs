// @ts-check
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Finds a port on which nothing listens, and which the system gives to no outgoing connection: those have higher ones, and could
 * take the port of a process while it restarts.
 *
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (;;) {
    const port = 15_000 + Math.floor(Math.random() * 17_000)
    const server = createServer().listen(port, '127.0.0.1')
    const isFree = await Promise.race([
      once(server, 'listening').then(() => true),
      once(server, 'error').then(() => false),
    ]).catch(() => false)
    if (!isFree) continue
    await once(server.close(), 'close')
    return port
  }
}
