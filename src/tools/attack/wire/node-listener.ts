import { createServer } from 'node:net'

const loopbackAddress = '127.0.0.1'

/** A port of this machine that closes each connection at once. */
export interface Listener {
  /** Host and port, as in a URL. */
  readonly host: string
  /** How often someone connected. */
  readonly connections: number
  close(): void
}

/** Listens on a free port, to see whether the endpoint visits URLs that requests name. */
export async function listen(): Promise<Listener> {
  let connections = 0
  const server = createServer((socket) => {
    connections++
    socket.on('error', () => {}).destroy()
  })
  server.unref()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, loopbackAddress, resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    host: `${loopbackAddress}:${port}`,
    get connections() {
      return connections
    },
    close: () => void server.close(),
  }
}
