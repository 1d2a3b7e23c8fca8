import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { AnyProvider } from '../../../src/core/provider/provider.js'
import { toNode } from '../../../src/frameworks/node.js'
import { createReceiver } from '../../../src/index.js'

/** What a receiver handled. */
export interface Handled {
  readonly event: string
  readonly id: string | undefined
  readonly payload: unknown
}

/** Starts a server on loopback, and returns the URL of its path `/hooks`. */
export async function listen(handle: RequestListener): Promise<string> {
  const server = createServer(handle)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`
}

/** A receiver as users have it, on loopback. */
export async function receive(provider: AnyProvider) {
  const handled: Handled[] = []
  const statuses: number[] = []
  const receiver = createReceiver({
    provider,
    on: { '*': ({ event, id, payload }: Handled) => void handled.push({ event, id, payload }) },
    onError: () => {},
    onReceipt: ({ response }: { response: { status: number } }) => void statuses.push(response.status),
  })
  return { handled, statuses, url: await listen(toNode(receiver)) }
}

/** The objects that a command printed with `--json`. */
export const jsonLines = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
