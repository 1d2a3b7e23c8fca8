import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A connection to a server that can be cut and mended. */
export interface Cable {
  readonly port: number
  cut(): Promise<void>
  mend(): Promise<void>
  /** Holds all data back but keeps old and new connections open, as a server that hangs. */
  stall(): void
  /** Passes on the data that was held back, and all later data. */
  resume(): void
  /** Passes on data of new connections only, as after a failover that left old connections open. */
  renew(): void
  /** Holds back what the server sends, on old and new connections, as a slow network. What the client sends passes. */
  holdAnswers(): void
  /** Passes on the answers that were held back, and all later ones. */
  releaseAnswers(): void
}

/** Opens a port on loopback that leads to a server. */
export async function createCable(url: string, standardPort: number): Promise<Cable> {
  const { hostname, port: target } = new URL(url)
  const lines = new Set<readonly [Socket, Socket]>()
  let isStalled = false
  let areAnswersHeld = false
  const pass = ([near, far]: readonly [Socket, Socket]) => {
    near.pipe(far)
    if (!areAnswersHeld) far.pipe(near)
  }
  const server = createServer((near) => {
    const line = [near, connect({ host: hostname, port: Number(target || standardPort) })] as const
    lines.add(line)
    for (const socket of line) {
      socket.on('error', () => socket.destroy()).on('close', () => lines.delete(line))
    }
    if (!isStalled) pass(line)
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen(0)
  // The address of a server that listens on a port has this type.
  const { port } = server.address() as AddressInfo
  return {
    port,
    async cut() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of [...lines].flat()) socket.destroy()
      await closed
    },
    mend: () => listen(port),
    stall() {
      isStalled = true
      for (const [near, far] of lines) {
        near.unpipe(far).pause()
        far.unpipe(near).pause()
      }
    },
    renew() {
      isStalled = false
    },
    resume() {
      isStalled = false
      for (const line of lines) pass(line)
    },
    holdAnswers() {
      areAnswersHeld = true
      for (const [near, far] of lines) far.unpipe(near).pause()
    },
    releaseAnswers() {
      // A second pipe would send everything twice.
      if (areAnswersHeld) for (const [near, far] of lines) far.pipe(near)
      areAnswersHeld = false
    },
  }
}
