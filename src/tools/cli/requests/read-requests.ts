import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { bodyOf, type Capture } from '../../inspector/captures/capture.js'
import type { RawRequest } from '../../inspector/signing/raw-request.js'
import { idsOf } from '../capture-flags.js'
import type { Context } from '../command.js'
import { UsageError } from '../exit.js'
import { readStdin } from './read-stdin.js'
import { parseRequests } from './request-file.js'

/** A request that a command works with. */
export interface GivenRequest {
  readonly request: RawRequest
  /** The capture that it is from; `undefined` for a file. */
  readonly capture: Capture | undefined
  /** When it was received, in milliseconds since 1970, if that is known. */
  readonly receivedAt: number | undefined
  /** The provider that the capture names. */
  readonly provider: string | undefined
  /** What it is called in messages: `#17`, or the name of the file. */
  readonly label: string
}

/**
 * Reads the requests that arguments mean: ids such as `17`, `3..7` and `last`, files, and `-` for stdin.
 *
 * @throws {UsageError} there is no such capture or file, or a file holds no request
 */
export async function readRequests(given: readonly string[], context: Context): Promise<readonly GivenRequest[]> {
  const lists = await Promise.all(given.map(async (argument) => readArgument(argument, context)))
  return lists.flat()
}

async function readArgument(argument: string, context: Context): Promise<readonly GivenRequest[]> {
  if (argument === '-') return fromBytes(await readStdin(context), 'stdin')
  if (/^(\d+(\.\.\d+)?|last)$/.test(argument)) return fromCaptures(argument, context)
  const file = resolve(context.cwd, argument)
  if (!existsSync(file)) throw new UsageError(`${argument} is neither an id, such as 17, 3..7 or last, nor a file`)
  return fromBytes(readBytes(file), argument)
}

function readBytes(file: string): Uint8Array {
  try {
    return new Uint8Array(readFileSync(file))
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : `${file} cannot be read`)
  }
}

async function fromCaptures(argument: string, context: Context): Promise<readonly GivenRequest[]> {
  const store = await context.captures()
  return idsOf([argument], store).flatMap((id) => {
    const capture = store.get(id)
    return capture === undefined ? [] : [fromCapture(capture)]
  })
}

function fromCapture(capture: Capture): GivenRequest {
  const { id, method, target, rawHeaders, provider, receivedAt } = capture
  if (capture.truncated) {
    throw new UsageError(
      `#${id}: the body was longer than the limit of listen and was not kept; raise --max-body there`,
    )
  }
  return {
    request: { method, target, rawHeaders, body: new Uint8Array(bodyOf(capture)) },
    capture,
    receivedAt: Date.parse(receivedAt),
    provider,
    label: `#${id}`,
  }
}

function fromBytes(bytes: Uint8Array, label: string): readonly GivenRequest[] {
  return parseRequests(bytes, label).map(({ request, receivedAt, provider }) => ({
    request,
    capture: undefined,
    receivedAt,
    provider,
    label,
  }))
}
