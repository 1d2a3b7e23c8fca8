import { decodeBytes, decodeUtf8, encodeBytes, encodeUtf8 } from '../../../core/bytes/encoding.js'
import type { AnyProvider } from '../../../core/provider/provider.js'
import type { Secret } from '../../../core/verify/secrets/secrets.js'
import { tryProvider } from '../make-provider.js'
import { withOwnSecret } from '../own-secrets.js'
import type { Change, Situation } from './change.js'
import { safeName } from './header-changes.js'

/** Secrets by label, such as the name of an environment. */
export type LabelledSecrets = Readonly<Record<string, Secret>>

const maxSecrets = 16

type PossibleSpelling = readonly [
  cause: 'secret_wrong' | 'secret_whitespace' | 'secret_encoding',
  how: string,
  secret: Secret | undefined,
]

/** Yields situations with each candidate secret, unchanged and in other spellings. */
export function* secretChanges(
  situation: Situation,
  secrets: LabelledSecrets,
  withSecret: (secret: Secret) => AnyProvider,
): Generator<Change> {
  const entries = Object.entries(secrets).slice(0, maxSecrets)
  const spelled = entries.map(([label, secret]) => ({ label, spellings: spellingsOf(secret) }))
  // All unchanged ones first: a mix-up is likelier than a wrong spelling.
  for (const isUnchanged of [true, false]) {
    for (const { label, spellings } of spelled) {
      for (const [cause, how, secret] of spellings) {
        if (secret === undefined || (cause === 'secret_wrong') !== isUnchanged) continue
        const provider = tryProvider(() => withSecret(secret))
        const evidence = `with the secret labelled ${safeName(label)}${how}`
        if (provider) yield { cause, evidence, secret: label, situation: { ...situation, provider } }
      }
    }
  }
}

/** Yields situations with each secret of the provider in other spellings. */
export function* ownSecretChanges(situation: Situation, secrets: readonly Secret[]): Generator<Change> {
  for (const [index, secret] of secrets.entries()) {
    const which = secrets.length === 1 ? '' : ` number ${index + 1}`
    for (const [cause, how, spelled] of spellingsOf(secret)) {
      if (spelled === undefined || cause === 'secret_wrong') continue
      const evidence = `with the provider's own secret${which}${how}`
      yield { cause, evidence, key: index, situation: withOwnSecret(situation, secret, spelled) }
    }
  }
}

/** Returns the distinct spellings of a secret, beginning with the secret itself. */
function spellingsOf(secret: Secret): readonly PossibleSpelling[] {
  const others = typeof secret === 'string' ? spellingsOfText(secret) : spellingsOfBytes(secret)
  const seen = new Set<Secret | undefined>()
  const spellings: readonly PossibleSpelling[] = [['secret_wrong', '', secret], ...others]
  return spellings.filter(([, , one]) => one?.length && !seen.has(one) && seen.add(one))
}

function spellingsOfBytes(bytes: Uint8Array): readonly PossibleSpelling[] {
  return [
    ['secret_encoding', ' as the text of its bytes', decodeUtf8(bytes)],
    ['secret_encoding', ' written in hex', encodeBytes(bytes, 'hex')],
    ['secret_encoding', ' written in base64', encodeBytes(bytes, 'base64')],
  ]
}

function spellingsOfText(secret: string): readonly PossibleSpelling[] {
  const trimmed = secret.trim()
  const unquoted = /^(["'`])(.*)\1$/.exec(trimmed)?.[2] ?? trimmed
  const bare = unquoted.replace(/^wh(sec|pk)_/, '')
  const base64 = encodeBytes(encodeUtf8(unquoted), 'base64')
  return [
    ['secret_whitespace', ' without the white space around it', trimmed],
    ['secret_whitespace', ' without the quotation marks around it', unquoted],
    // As bytes, because a string with a line break is refused.
    ['secret_whitespace', ' with a line break (LF) at its end', encodeUtf8(`${trimmed}\n`)],
    ['secret_whitespace', ' with a line break (CR LF) at its end', encodeUtf8(`${trimmed}\r\n`)],
    ['secret_encoding', ' without whsec_', bare],
    ['secret_encoding', ' with whsec_ before it', `whsec_${bare}`],
    ['secret_encoding', ' decoded from hex', decodeBytes(bare.toLowerCase(), 'hex')],
    ['secret_encoding', ' decoded from base64', decodeBytes(bare, 'base64')],
    ['secret_encoding', ' decoded from base64url', decodeBytes(bare.replace(/={1,2}$/, ''), 'base64url')],
    ['secret_encoding', ' as its bytes, without decoding', encodeUtf8(unquoted)],
    ['secret_encoding', ' as its bytes, without whsec_ and without decoding', encodeUtf8(bare)],
    ['secret_encoding', ' written in base64', base64],
    ['secret_encoding', ' written in base64, with whsec_ before it', `whsec_${base64}`],
  ]
}
