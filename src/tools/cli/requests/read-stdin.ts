import type { Context } from '../command.js'
import { UsageError } from '../exit.js'

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
