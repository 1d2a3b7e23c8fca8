import { toWebhookRequest, type WebhookRequestInit } from '../../../../src/core/request/to-webhook-request.js'
import { apiPath, createInspectorApi, type InspectorApi } from '../../../../src/tools/inspector/api/api.js'
import type { InspectorParts } from '../../../../src/tools/inspector/api/parts.js'
import type { CaptureSource, InspectedCapture } from '../../../../src/tools/inspector/api/source.js'
import { MemoryCaptures } from '../../../../src/tools/inspector/in-app/memory-captures.js'

export const now = Date.UTC(2026, 10, 22, 9, 0, 0)
export const origin = 'http://127.0.0.1:4401'

/** A capture of a request, with the parts that a test names. */
export function capture(
  init: WebhookRequestInit = {},
  about: Partial<InspectedCapture> = {},
): Omit<InspectedCapture, 'id' | 'pinned'> {
  return {
    receivedAt: now,
    request: toWebhookRequest(init),
    provider: undefined,
    verdict: 'unknown',
    error: undefined,
    proof: undefined,
    event: undefined,
    deliveryId: undefined,
    sequence: undefined,
    attempts: [],
    ...about,
  }
}

export interface Fixture {
  readonly api: InspectorApi
  readonly captures: MemoryCaptures
  /** Calls the API within a session. */
  readonly call: (method: string, path: string, input?: unknown) => Promise<Response>
  /** The JSON of a call. */
  readonly json: (method: string, path: string, input?: unknown) => ReturnType<Response['json']>
  readonly cookie: string
}

/** An API with captures in memory and an open session. */
export async function openApi(
  parts: Partial<InspectorParts> = {},
  source?: CaptureSource,
  maxConnections = 16,
): Promise<Fixture> {
  const captures = new MemoryCaptures({ maxCaptures: 20_000, maxBytes: 100_000_000 })
  const api = createInspectorApi({
    source: source ?? captures,
    parts: { providers: () => [], ...parts },
    file: async (path) => (path === 'index.html' ? new Response('<title>page</title>') : undefined),
    port: 4401,
    maxConnections,
    now: () => now,
  })
  const cookie = await openSession(api)
  const call = (method: string, path: string, input?: unknown) =>
    api.fetch(
      new Request(`${origin}/${apiPath}${path}`, {
        method,
        headers: { cookie, origin, 'x-webhook-inspector': '1', 'content-type': 'application/json' },
        ...(input !== undefined && { body: JSON.stringify(input) }),
      }),
    )
  return { api, captures, call, json: async (...of) => (await call(...of)).json(), cookie }
}

/** Opens a session with a launch link. */
async function openSession(api: InspectorApi): Promise<string> {
  const token = api.launchPath().replace('/#token=', '')
  const answer = await exchange(api, token)
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

export function exchange(api: InspectorApi, token: string): Promise<Response> {
  const headers = { origin, 'x-webhook-inspector': '1', 'content-type': 'application/json' }
  const url = `${origin}/${apiPath}session`
  return api.fetch(new Request(url, { method: 'POST', headers, body: JSON.stringify({ token }) }))
}
