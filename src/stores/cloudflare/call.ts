import { hashKey } from '../database/hash-key.js'
import type { DurableObjectNamespaceLike } from './client.js'

/** Calls a function of one of several objects. Over `fetch`, whose bodies may be larger than the arguments of a call. */
export type Call = (shard: number, name: string, body: string) => Promise<unknown>

/** Makes the function that calls objects by their names, which end with a number. */
export function toCall(namespace: DurableObjectNamespaceLike, prefix: string): Call {
  return async (shard, name, body) => {
    const stub = namespace.getByName(`${prefix}-${shard}`)
    const response = await stub.fetch(`https://webhook-receiver/${name}`, { method: 'POST', body })
    const text = await response.text()
    if (!response.ok) throw new Error(`the Durable Object ${prefix}-${shard} failed: ${text}`)
    return JSON.parse(text)
  }
}

/** The object of a key, always the same one while the number of objects is the same. */
export async function shardOf(key: string, shards: number): Promise<number> {
  return Number.parseInt((await hashKey(key)).slice(0, 8), 16) % shards
}

/** Answers a call in the object. */
export async function answer(
  request: Request,
  functions: Readonly<Record<string, (body: string) => Promise<unknown>>>,
): Promise<Response> {
  const name = new URL(request.url).pathname.slice(1)
  const run = Object.hasOwn(functions, name) ? functions[name] : undefined
  if (run === undefined || request.method !== 'POST') return new Response('unknown function', { status: 404 })
  try {
    return new Response(JSON.stringify((await run(await request.text())) ?? null))
  } catch (error) {
    // Only a Worker with the binding can call, so the message reaches no stranger.
    return new Response(error instanceof Error ? error.message : 'an error without a message', { status: 500 })
  }
}
