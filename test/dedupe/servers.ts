import { connect } from 'node:net'

/** A server that tests can use, or why they cannot. */
export interface TestServer {
  readonly url: string
  readonly reachable: boolean
}

/** Looks whether a server answers at a URL variable or at its standard port on loopback. */
export async function findServer(variable: string, standard: string): Promise<TestServer> {
  const url = process.env[variable] ?? standard
  const { hostname, port } = new URL(url)
  const reachable = await new Promise<boolean>((resolve) => {
    const socket = connect({ host: hostname, port: Number(port), timeout: 1000 })
    const end = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket
      .once('connect', () => end(true))
      .once('error', () => end(false))
      .once('timeout', () => end(false))
  })
  if (!reachable)
    process.stderr.write(`\n*** SKIPPED: no server at ${hostname}:${port}; set ${variable} or start one ***\n\n`)
  return { url, reachable }
}
