import { connect } from 'node:net'

/** A server for tests, and whether it is running. */
export interface TestServer {
  readonly url: string
  readonly reachable: boolean
}

/**
 * Checks whether a server listens at the URL in a variable, or at its standard port on loopback.
 *
 * @throws {Error} no server listens and the environment variable `CI` is set, where tests must not be skipped
 */
export async function findServer(variable: string, standard: string): Promise<TestServer> {
  const { CI, [variable]: url = standard } = process.env
  const { hostname } = new URL(url)
  const port = new URL(url).port || new URL(standard).port
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
  if (!reachable) {
    const missing = `no server at ${hostname}:${port}; set ${variable} or start one`
    if (CI) throw new Error(missing)
    process.stderr.write(`\n*** SKIPPED: ${missing} ***\n\n`)
  }
  return { url, reachable }
}
