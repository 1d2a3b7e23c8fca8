import { decodeBytes, decodeUtf8, encodeBytes, encodeUtf8 } from '../../bytes/encoding.js'
import type { AnyProvider } from '../../provider/provider.js'
import type { Secret } from '../../verify/secrets/secrets.js'
import { tryProvider } from '../make-provider.js'
import type { Change, Situation } from './change.js'
import { safeName } from './header-changes.js'

/** Secrets by label, such as the name of an environment. */
export type LabelledSecrets = Readonly<Record<string, Secret>>

const maxSecrets = 16

type Spelling = readonly [cause: 'secret_wrong' | 'secret_whitespace' | 'secret_encoding', how: string, secret: Secret]

/** Yields situations with each candidate secret, unchanged and in other spellings. */
export function* secretChanges(
  situation: Situation,
  secrets: LabelledSecrets,
  withSecret: (secret: Secret) => AnyProvider,
): Generator<Change> {
  const entries = Object.entries(secrets).slice(0, maxSecrets)
  const spelled = entries.map(([label, secret]) => ({ label, spellings: spellingsOf(secret) }))
  // All unchanged ones first: a mix-up is likelier than a wrong spelling.
  for (const plain of [true, false]) {
    for (const { label, spellings } of spelled) {
      for (const [cause, how, secret] of spellings) {
        if ((cause === 'secret_wrong') !== plain) continue
        const provider = tryProvider(() => withSecret(secret))
        const evidence = `with the secret labelled ${safeName(label)}${how}`
        if (provider) yield { cause, evidence, secret: label, situation: { ...situation, provider } }
      }
    }
  }
}

function spellingsOf(secret: Secret): readonly Spelling[] {
  const spellings: Spelling[] = [['secret_wrong', '', secret]]
  const text = typeof secret === 'string' ? secret : decodeUtf8(secret)
  if (typeof secret !== 'string') {
    if (text) spellings.push(['secret_encoding', ' as the text of its bytes', text])
    spellings.push(['secret_encoding', ' written in hex', encodeBytes(secret, 'hex')])
    spellings.push(['secret_encoding', ' written in base64', encodeBytes(secret, 'base64')])
    return spellings
  }
  const trimmed = secret.trim()
  const unquoted = /^(["'`])(.*)\1$/.exec(trimmed)?.[2] ?? trimmed
  const bare = unquoted.replace(/^wh(sec|pk)_/, '')
  spellings.push(['secret_whitespace', ' without the white space around it', trimmed])
  spellings.push(['secret_whitespace', ' without the quotation marks around it', unquoted])
  // As bytes, because a string with a line break is refused.
  spellings.push(['secret_whitespace', ' with a line break (LF) at its end', encodeUtf8(`${trimmed}\n`)])
  spellings.push(['secret_whitespace', ' with a line break (CR LF) at its end', encodeUtf8(`${trimmed}\r\n`)])
  spellings.push(['secret_encoding', ' without whsec_', bare])
  spellings.push(['secret_encoding', ' with whsec_ before it', `whsec_${bare}`])
  const decoded = [
    [' decoded from hex', decodeBytes(bare.toLowerCase(), 'hex')],
    [' decoded from base64', decodeBytes(bare, 'base64')],
    [' decoded from base64url', decodeBytes(bare.replace(/=+$/, ''), 'base64url')],
    [' as its bytes, without decoding', encodeUtf8(unquoted)],
    [' as its bytes, without whsec_ and without decoding', encodeUtf8(bare)],
  ] as const
  for (const [how, bytes] of decoded) if (bytes) spellings.push(['secret_encoding', how, bytes])
  spellings.push(['secret_encoding', ' written in base64', encodeBytes(encodeUtf8(unquoted), 'base64')])
  const written = `whsec_${encodeBytes(encodeUtf8(unquoted), 'base64')}`
  spellings.push(['secret_encoding', ' written in base64, with whsec_ before it', written])
  const seen = new Set<Secret>()
  return spellings.filter(([, , one]) => one.length > 0 && !seen.has(one) && seen.add(one))
}
