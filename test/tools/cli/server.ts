import { createServer, type RequestListener } from 'node:http'
import type { AnyProvider } from '../../../src/core/provider/provider.js'
import { toNode } from '../../../src/frameworks/node.js'
import { createReceiver } from '../../../src/index.js'
import { listen as listenOn } from '../../listen.js'

/** What a receiver handled. */
export interface Handled {
  readonly event: string
  readonly id: string | undefined
  readonly payload: unknown
}

/** Starts a server on loopback, and returns the URL of its path `/hooks`. */
export async function listen(handle: RequestListener): Promise<string> {
  return `http://127.0.0.1:${await listenOn(createServer(handle))}/hooks`
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
