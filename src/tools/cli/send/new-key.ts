import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import type { VendorDeliveries } from '../../../testing/vendor-deliveries.js'
import type { Context } from '../command.js'
import { type ExitCode, exitCode, UsageError } from '../exit.js'
import { checkOutputFile, type OutputFile, writeOutputFile } from '../terminal/output-file.js'
import { bold, text } from '../terminal/text.js'

const kinds: readonly (() => { readonly privateKey: KeyObject })[] = [
  () => generateKeyPairSync('ed25519'),
  () => generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  () => generateKeyPairSync('rsa', { modulusLength: 2048 }),
]

/**
 * Writes a new private key of a provider's kind to a file that only its owner can read, and prints the public key.
 *
 * @throws {UsageError} the provider signs with a shared secret, or the file exists without `--force`
 */
export async function writeNewKey(
  name: string,
  { credential, sender, needs }: VendorDeliveries,
  given: Pick<OutputFile, 'file' | 'force'>,
  context: Context,
): Promise<ExitCode> {
  const output = { ...given, flag: '--new-key', isPrivate: true } as const
  if (credential === 'secret') throw new UsageError(`--new-key: ${name} signs with a secret, which you choose yourself`)
  await checkOutputFile(output, context)
  for (const make of kinds) {
    const privateKey = String(make().privateKey.export({ type: 'pkcs8', format: 'pem' }))
    const made = await sender({ privateKey }).catch(() => undefined)
    if (made === undefined) continue
    await writeOutputFile(privateKey, output, context)
    const variable = needs.find(({ kind }) => kind === 'public key')?.env
    const { out } = context
    out.json({ file: output.file, publicKey: made.publicKey, variable })
    out.note(
      text`The private key is in ${bold(output.file)}. Give your receiver the public key${variable === undefined ? '' : ` in ${variable}`}:`,
    )
    for (const line of (made.publicKey ?? '').trimEnd().split('\n')) out.line(line)
    return exitCode.ok
  }
  throw new UsageError(`--new-key: no kind of key fits ${name}`)
}
