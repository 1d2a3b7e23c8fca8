import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { bodyOf, type Capture } from '../../inspector/captures/capture.js'
import type { RawRequest } from '../../inspector/signing/raw-request.js'
import { idsOf } from '../capture-flags.js'
import type { Context } from '../command.js'
import { readFlagFile, UsageError } from '../exit.js'
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
  return fromBytes(new Uint8Array(readFlagFile('<id>', argument, context.cwd)), argument)
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

const maxBytes = 33_554_432

/**
 * Reads all of stdin.
 *
 * @throws {UsageError} stdin is a terminal, or more than 32 MiB come
 */
export async function readStdin({ stdin }: Pick<Context, 'stdin'>): Promise<Uint8Array> {
  if (stdin.isTTY) throw new UsageError('- reads stdin, which is the terminal: pipe something into the command')
  const parts: Buffer[] = []
  let length = 0
  for await (const part of stdin as AsyncIterable<Buffer>) {
    length += part.length
    if (length > maxBytes) throw new UsageError('stdin has more than 32 MiB')
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts))
}
