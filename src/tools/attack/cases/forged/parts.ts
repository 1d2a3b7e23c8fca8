import { type Sample, withBody } from '../../../../testing/sample.js'
import { encode } from '../../../../testing/signers/encode.js'
import { type AttackCase, verifiesNothing } from '../../attack-case.js'
import { forgery, mustRefuse, type Probe } from '../../probing/probes.js'
import { flipAll } from '../../scheme/forge.js'
import { jwtOf, type SignJwt, signHs256, withJwt } from '../../scheme/json-web-token.js'
import { type ProofPlace, readProof, writeProof } from '../../scheme/proof-place.js'
import type { Supply } from '../../scheme/supply.js'

const severity = 'critical'
const causes = verifiesNothing

/** Forgeries of proofs that have parts: JSON Web Tokens, and lists whose items carry proofs. Each must be refused. */
export const partCases: readonly AttackCase[] = [
  {
    id: 'forged.jwt-algorithm',
    rule: 'Fixes the algorithm of JSON Web Tokens',
    defect: 'Takes the algorithm from the JSON Web Token',
    why: 'The sender writes the header: with none it needs no key, with HS256 the public key is the secret.',
    references: ['CVE-2015-9235', 'CVE-2022-21449'],
    severity,
    fix: 'algorithm',
    causes,
    plan: mustRefuse(async (supply) =>
      (await jwtOf(supply)) !== undefined ? jwtForgeries(supply) : 'the vendor sends no JSON Web Token',
    ),
  },
  {
    id: 'forged.second-item',
    rule: 'Verifies every item of a list',
    defect: 'Verifies the first item of a list only',
    why: 'A forged item rides behind a genuine one.',
    severity,
    fix: 'every-item',
    causes,
    plan: mustRefuse((supply) => {
      const [place] = supply.scheme.proofs
      if (place.where !== 'JSON field' || !/\.\d+\./.test(place.name)) return 'the vendor signs no items of a list'
      return [
        forgery(supply, 'a second item without a proof', (sample) => withItem(sample, place, () => undefined)),
        forgery(supply, 'a second item with a wrong proof', (sample) => withItem(sample, place, flipAll)),
      ]
    }),
  },
]

function jwtForgeries(supply: Supply): readonly Probe[] {
  const rewritten = (label: string, alg: string | undefined, sign: SignJwt) =>
    forgery(supply, label, (sample) =>
      withJwt(supply, sample, (header) => (alg === undefined ? header : { ...header, alg }), sign),
    )
  const { publicKey } = supply.sender
  return [
    rewritten('the algorithm none', 'none', async () => ''),
    rewritten('the algorithm None', 'None', async () => ''),
    rewritten('no signature', undefined, async () => ''),
    rewritten('a signature of zeros', undefined, async () => encode(new Uint8Array(64), 'base64url')),
    // HMAC pads keys with zero bytes, so a key of one zero byte is the empty key.
    rewritten('HS256 with an empty secret', 'HS256', signHs256('\0')),
    ...(publicKey === undefined
      ? []
      : [rewritten('HS256 with the public key as secret', 'HS256', signHs256(publicKey))]),
  ]
}

// A copy of the signed item after it, with another proof.
function withItem(
  sample: Sample,
  place: ProofPlace,
  change: (proof: string) => string | undefined,
): Sample | undefined {
  const [list = '', index = '', rest = ''] = place.name.split(/\.(\d+)\.(.*)/s)
  const payload: unknown = JSON.parse(new TextDecoder().decode(sample.body))
  const items = list.split('.').reduce<unknown>((value, key) => Reflect.get(Object(value), key), payload)
  if (!Array.isArray(items)) return undefined
  items.push(structuredClone(items[Number(index)]))
  const second = { ...place, name: `${list}.${items.length - 1}.${rest}` }
  return writeProof(withBody(sample, JSON.stringify(payload)), second, change(readProof(sample, place)))
}
