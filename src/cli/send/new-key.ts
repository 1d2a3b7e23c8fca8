import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { VendorDeliveries } from '../../testing/vendor-deliveries.js'
import type { Context } from '../command.js'
import { type ExitCode, exitCode, UsageError } from '../exit.js'
import { bold, text } from '../terminal/text.js'

const kinds: readonly (() => { readonly privateKey: KeyObject })[] = [
  () => generateKeyPairSync('ed25519'),
  () => generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  () => generateKeyPairSync('rsa', { modulusLength: 2048 }),
]

/**
 * Writes a new private key of a provider's kind to a file that only its owner can read, and prints the public key.
 *
 * @throws {UsageError} the provider signs with a shared secret, or the file exists
 */
export async function writeNewKey(
  name: string,
  { credential, sender, needs }: VendorDeliveries,
  file: string,
  { cwd, out }: Context,
): Promise<ExitCode> {
  if (credential === 'secret') throw new UsageError(`--new-key: ${name} signs with a secret, which you choose yourself`)
  for (const make of kinds) {
    const privateKey = String(make().privateKey.export({ type: 'pkcs8', format: 'pem' }))
    const made = await sender({ privateKey }).catch(() => undefined)
    if (made === undefined) continue
    try {
      writeFileSync(resolve(cwd, file), privateKey, { mode: 0o600, flag: 'wx' })
    } catch (error) {
      throw new UsageError(`--new-key: ${error instanceof Error ? error.message : 'the file cannot be written'}`)
    }
    const variable = needs.find(({ kind }) => kind === 'public key')?.env
    out.json({ file, publicKey: made.publicKey, variable })
    out.note(
      text`The private key is in ${bold(file)}. Give your receiver the public key${variable === undefined ? '' : ` in ${variable}`}:`,
    )
    for (const line of (made.publicKey ?? '').trimEnd().split('\n')) out.line(line)
    return exitCode.ok
  }
  throw new UsageError(`--new-key: no kind of key fits ${name}`)
}
