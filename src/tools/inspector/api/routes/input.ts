import * as z from 'zod/mini'
import { decodeUtf8 } from '../../../../core/bytes/encoding.js'
import { compileSchema } from '../../../../core/provider/compile-schema.js'
import { type OutputOf, type Schema, validate } from '../../../../core/provider/schema.js'
import { readStream } from '../../../../core/request/body/read.js'
import { isWebhookError } from '../../../../errors.js'
import { Problem } from '../problem.js'

/** The token of a launch link. */
export const sessionInput = compileSchema(z.looseObject({ token: z.string() }))

/** Whether a capture is kept. */
export const pinInput = compileSchema(z.looseObject({ pinned: z.boolean() }))

/** Which captures to remove. */
export const removeInput = compileSchema(z.looseObject({ ids: z.array(z.string()) }))

/** What is revealed of a capture: masked fields, `*` for all of them, and credentials. */
export const revealInput = compileSchema(
  z.looseObject({ fields: z.optional(z.array(z.string())), credentials: z.optional(z.boolean()) }),
)

/** How a capture is sent again. */
export const replayInput = compileSchema(
  z.looseObject({ sign: z.boolean(), newId: z.optional(z.boolean()), to: z.optional(z.string()) }),
)

/** A request that was written or edited at the page. */
export const sendInput = compileSchema(
  z.looseObject({
    provider: z.optional(z.string()),
    method: z.string(),
    headers: z.array(z.tuple([z.string(), z.string()])),
    body: z.string(),
    sign: z.boolean(),
    count: z.number(),
    to: z.optional(z.string()),
    of: z.optional(z.string()),
  }),
)

/** The run of a simulator. */
export const simulateInput = compileSchema(
  z.looseObject({
    provider: z.string(),
    event: z.optional(z.string()),
    count: z.number(),
    seed: z.number(),
    // By the name of the fault; the route checks the values.
    faults: z.looseObject({}),
  }),
)

/** An attack on an endpoint. */
export const attackInput = compileSchema(
  z.looseObject({
    provider: z.string(),
    url: z.string(),
    only: z.array(z.string()),
    observe: z.optional(z.string()),
    disturb: z.optional(z.string()),
    privateKey: z.optional(z.string()),
  }),
)

/** Dead letters by their ids. */
export const deadLettersInput = compileSchema(z.looseObject({ ids: z.array(z.string()) }))

/** What of an inbox is resumed. */
export const resumeInput = compileSchema(
  z.looseObject({ kind: z.enum(['handler', 'key', 'tenant']), name: z.string() }),
)

/** A number that a channel shall no longer wait for. */
export const skipInput = compileSchema(z.looseObject({ channel: z.string(), number: z.number() }))

/** The longest input, in bytes: an edited request, in base64. */
const maxInputBytes = 2_097_152

const limits = { maxBodyBytes: maxInputBytes, bodyTimeoutMs: 10_000, decompress: [] }

/**
 * Reads the JSON of a request to the API.
 *
 * @throws {Problem} `body_too_large`, `input_invalid`
 */
export async function readInput<S extends Schema>(request: Request, schema: S): Promise<OutputOf<S>> {
  if (request.headers.get('content-type') !== 'application/json') {
    throw new Problem('input_invalid', 'The content type must be application/json')
  }
  const value = parse(await readBytes(request))
  try {
    // The schema says what it returns; `validate` does not know its type.
    return (await validate(schema, value)) as OutputOf<S>
  } catch (error) {
    const issue = isWebhookError(error) ? error.issues?.[0] : undefined
    throw new Problem('input_invalid', `The input is not as expected${issue === undefined ? '' : ` at ${issue.path}`}`)
  }
}

async function readBytes(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length')) > maxInputBytes) throw tooLarge()
  if (request.body === null) return new Uint8Array()
  try {
    return await readStream(request.body, limits, request)
  } catch (error) {
    if (isWebhookError(error) && error.code === 'body_too_large') throw tooLarge()
    throw new Problem('input_invalid', 'The input did not arrive')
  }
}

function tooLarge(): Problem {
  return new Problem('body_too_large', `The input may have at most ${maxInputBytes} bytes`)
}

function parse(bytes: Uint8Array): unknown {
  const text = decodeUtf8(bytes)
  if (text === undefined) throw new Problem('input_invalid', 'The input is not UTF-8')
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem('input_invalid', 'The input is not JSON')
  }
}

/** @throws {Problem} `input_invalid`, unless the value is a whole number within the bounds */
export function requireWithin(value: number, [min, max]: readonly [number, number], name: string): number {
  if (Number.isSafeInteger(value) && value >= min && value <= max) return value
  throw new Problem('input_invalid', `${name} must be a whole number from ${min} to ${max}`)
}
