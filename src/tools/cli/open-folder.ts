import { createHash } from 'node:crypto'
import type { Keyring } from '../../stores/inbox/encryption/keyring.js'
import { type Captures, openCaptures, openSealedCaptures } from '../inspector/captures/captures.js'
import type { CapturesLimits, Context } from './command.js'
import { fileError, UsageError } from './exit.js'

const variable = 'WEBHOOK_CAPTURES_KEY'

/**
 * Opens the folder of captures, whose records are sealed if there is a key.
 *
 * @throws {UsageError} it cannot be read or, with `isWritten`, made and written to; or the key is wrong
 */
export async function openFolder(
  context: Pick<Context, 'dir' | 'env' | 'config' | 'out'>,
  { isWritten, ...limits }: CapturesLimits = {},
): Promise<Captures> {
  const { dir, out } = context
  const keys = await keysOf(context)
  const options = { ...limits, dir, onNote: (message: string) => out.note(message) }
  try {
    const captures = keys === undefined ? openCaptures(options) : await openSealedCaptures(options, keys)
    if (isWritten) captures.prepare()
    return captures
  } catch (error) {
    throw fileError('--dir', dir, error)
  }
}

/** The keyring of the configuration, or one of the keys in the environment; `undefined` without keys. */
async function keysOf({ env, config }: Pick<Context, 'env' | 'config'>): Promise<Keyring | undefined> {
  const { encryption } = await config()
  const value = env[variable] ?? ''
  if (encryption !== undefined || value === '') return encryption
  const { keyring } = await import('../../stores/inbox/encryption/keyring.js')
  const [newest = '', ...older] = value.split(',').map((key) => key.trim())
  try {
    const keys = Object.fromEntries([...older, newest].map((key) => [keyIdOf(key), key]))
    return keyring({ current: keyIdOf(newest), keys, indexKey: newest })
  } catch {
    throw new UsageError(`${variable} must be 32 bytes in base64, or several with commas between them, newest first`)
  }
}

// A key has 32 random bytes, so a hash of it says nothing about it.
function keyIdOf(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 8)
}
