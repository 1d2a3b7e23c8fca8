import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { chatPayloadSchema } from '../../src/styles/chat.js'
import { hostIssuesSchema, hostPayloadSchema, hostPingSchema } from '../../src/styles/host.js'
import {
  paymentsAuthorizationEventSchema,
  paymentsAuthorizationSchema,
  paymentsEventSchema,
} from '../../src/styles/payments.js'
import { pushExistsSchema, pushPayloadSchema, pushSyncSchema } from '../../src/styles/push.js'
import { trackerIssueSchema, trackerPayloadSchema } from '../../src/styles/tracker.js'
import { chatPayload, hostPayload, hostPingPayload, paymentsPayload, trackerPayload } from '../../src/testing/index.js'

const pushPayload = { channelId: 'c', resourceId: 'r', resourceUri: 'u', resourceState: 'sync', messageNumber: 1 }
const withoutToString = { field: 'status', from: null }

const schemas: Readonly<Record<string, readonly [schema: z.ZodMiniType, genuine: unknown]>> = {
  chatPayloadSchema: [chatPayloadSchema, chatPayload()],
  hostPayloadSchema: [hostPayloadSchema, hostPayload()],
  hostIssuesSchema: [hostIssuesSchema, hostPayload()],
  hostPingSchema: [hostPingSchema, hostPingPayload()],
  paymentsEventSchema: [paymentsEventSchema, paymentsPayload()],
  paymentsAuthorizationEventSchema: [paymentsAuthorizationEventSchema, paymentsPayload()],
  paymentsAuthorizationSchema: [paymentsAuthorizationSchema, paymentsPayload().resource],
  pushPayloadSchema: [pushPayloadSchema, pushPayload],
  pushSyncSchema: [pushSyncSchema, pushPayload],
  pushExistsSchema: [pushExistsSchema, { ...pushPayload, resourceState: 'exists', messageNumber: 7 }],
  trackerPayloadSchema: [trackerPayloadSchema, trackerPayload()],
  trackerIssueSchema: [trackerIssueSchema, trackerPayload()],
}

/** The same schema without generated code, which asynchronous parsing does not use. */
async function interpreted(schema: z.ZodMiniType, value: unknown): Promise<unknown> {
  const result = await z.safeParseAsync(schema, value)
  return result.success ? { value: result.data } : { paths: result.error.issues.map(({ path }) => path) }
}

async function compiled(schema: z.ZodMiniType, value: unknown): Promise<unknown> {
  const result = await schema['~standard'].validate(value)
  return result.issues === undefined ? { value: result.value } : { paths: result.issues.map(({ path }) => path) }
}

/** Every path in a value, as its keys. */
function placesIn(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, item]) => placesIn(item, [...path, key]))]
}

function replaced(value: unknown, [key, ...rest]: readonly string[], replacement: unknown): unknown {
  if (key === undefined || typeof value !== 'object' || value === null) return replacement
  const entries = Object.entries(value).map(([name, item]) => [
    name,
    name === key ? replaced(item, rest, replacement) : item,
  ])
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries)
}

describe.each(Object.entries(schemas))('compileSchema of %s', (_, [schema, genuine]) => {
  it('returns a genuine payload unchanged', async () => {
    const extra = { ...(genuine as object), extra: { toString: 1, constructor: null, valueOf: 'x' } }
    expect(await compiled(schema, extra)).toEqual({ value: extra })
    expect(await interpreted(schema, extra)).toEqual({ value: extra })
  })

  it('agrees with the interpreter', async () => {
    const strange = fc.oneof(
      fc.constantFrom(undefined, null, '', 'true', 0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1e300, true),
      fc.constantFrom([], {}, [withoutToString], { toString: null }, { items: [withoutToString] }),
      // Every body format refuses such a key.
      fc.jsonValue().filter((value) => !JSON.stringify(value).includes('__proto__')),
    )
    const place = fc.constantFrom(...placesIn(genuine))
    await fc.assert(
      fc.asyncProperty(place, strange, async (path, value) => {
        const changed = replaced(genuine, path, value)
        expect(await compiled(schema, changed)).toEqual(await interpreted(schema, changed))
      }),
      { numRuns: 200 },
    )
  })
})

describe('compileSchema', () => {
  it('refuses a change log entry without an own toString, compiled and interpreted', async () => {
    const payload = { ...trackerPayload(), changelog: { items: [withoutToString] } }
    const expected = { paths: [['changelog', 'items', 0, 'toString']] }
    expect(await compiled(trackerPayloadSchema, payload)).toEqual(expected)
    expect(await interpreted(trackerPayloadSchema, payload)).toEqual(expected)
  })
})
