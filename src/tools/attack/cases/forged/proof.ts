import type { Sample } from '../../../../testing/sample.js'
import { type AttackCase, verifiesNothing } from '../../attack-case.js'
import { forgery, mustRefuse, type Probe } from '../../probing/probes.js'
import { flip, flipAll, otherSpellings, withMac, withoutProofs, withProof } from '../../scheme/forge.js'
import { replaceMac } from '../../scheme/proof-place.js'
import type { Supply } from '../../scheme/supply.js'

const severity = 'critical'

/** Requests whose proof is missing, wrong, or made with another key. Each must be refused. */
export const proofCases: readonly AttackCase[] = [
  {
    id: 'forged.any-signature',
    rule: 'Refuses a well-formed signature made with another secret',
    defect: 'Accepts any well-formed signature',
    why: 'The signature is not compared, or the promise of the comparison is not awaited.',
    references: ['GHSA-4g53-vp7q-gfjv', 'GHSA-9mp4-77wg-rwx9', 'CVE-2026-93511'],
    severity,
    fix: 'verify',
    plan: mustRefuse(async (supply) => {
      const strangers = await Promise.all([supply.stranger(), supply.stranger()])
      const probes = strangers.flatMap((sender) =>
        sender === undefined ? [] : [forgery(supply, 'signed with another secret', same, { sender })],
      )
      return probes
    }),
  },
  {
    id: 'forged.no-signature',
    rule: 'Refuses a delivery without a signature',
    defect: 'Accepts deliveries without a signature',
    why: 'A check that runs only if the header is present protects nothing.',
    references: ['CVE-2026-86080', 'CVE-2026-44109', 'CVE-2026-28454'],
    severity,
    fix: 'verify',
    causes: ['forged.any-signature'],
    plan: mustRefuse((supply) => [forgery(supply, 'no signature', (sample) => withoutProofs(supply, sample))]),
  },
  {
    id: 'forged.empty-signature',
    rule: 'Refuses an empty signature',
    defect: 'Accepts empty signatures',
    why: 'A comparison over the length of the received value compares nothing if that is empty.',
    references: ['CVE-2024-21491', 'GHSA-9mp4-77wg-rwx9'],
    severity,
    fix: 'compare',
    causes: [...verifiesNothing, 'forged.truncated-signature'],
    plan: mustRefuse((supply) => [
      forgery(supply, 'an empty header', (sample) => withProof(supply, sample, () => '')),
      forgery(supply, 'an empty signature', (sample) => withMac(supply, sample, () => '')),
    ]),
  },
  {
    id: 'forged.changed-signature',
    rule: 'Compares every character of the signature',
    defect: 'Accepts signatures with a changed character',
    why: 'A comparison of a part of the signature can be guessed.',
    references: ['CVE-2024-21491'],
    severity,
    fix: 'compare',
    causes: verifiesNothing,
    plan: mustRefuse(changedCharacters),
  },
  {
    id: 'forged.truncated-signature',
    rule: 'Refuses a truncated signature',
    defect: 'Accepts the beginning of a signature',
    why: 'A comparison over the shorter length accepts a prefix, which can be guessed.',
    references: ['CVE-2024-21491'],
    severity,
    fix: 'compare',
    causes: [...verifiesNothing, 'forged.changed-signature'],
    plan: mustRefuse((supply) =>
      [1, 2, 8, 0.25, 0.5, -2, -1].map((end) =>
        forgery(supply, 'a truncated signature', (sample) =>
          withMac(supply, sample, (mac) => mac.slice(0, end > 0 && end < 1 ? Math.floor(mac.length * end) : end)),
        ),
      ),
    ),
  },
  {
    id: 'forged.extended-signature',
    rule: 'Refuses a signature with characters after it',
    defect: 'Accepts signatures with characters after them',
    why: 'A lenient decoder stops at the first wrong character, so a signature has many spellings.',
    severity: 'minor',
    fix: 'strict-decoding',
    causes: [...verifiesNothing, 'forged.changed-signature'],
    plan: mustRefuse((supply) =>
      trailing(supply).map((more) =>
        forgery(supply, `${more} after the signature`, (sample) => withMac(supply, sample, (mac) => mac + more)),
      ),
    ),
  },
  {
    id: 'forged.other-spelling',
    rule: 'Accepts one spelling of a signature',
    defect: 'Accepts other spellings of a signature',
    why: 'A signature with several spellings must not be used to recognise repeats.',
    severity: 'minor',
    fix: 'strict-decoding',
    causes: [...verifiesNothing, 'forged.extended-signature'],
    plan: mustRefuse((supply) =>
      otherSpellings(supply.scheme.proofs[0]).map(({ label, write }) =>
        forgery(supply, label, (sample) => withMac(supply, sample, write)),
      ),
    ),
  },
  {
    id: 'forged.duplicate-header',
    rule: 'Refuses a signature header that follows a wrong one',
    defect: 'Looks for a right signature among several headers',
    why: 'Most frameworks read the first header, so a proxy in front checks another signature than the endpoint.',
    references: ['CVE-2026-27700'],
    severity: 'minor',
    needs: ['socket'],
    fix: 'one-header',
    causes: [...verifiesNothing, 'forged.joined-signatures'],
    plan: mustRefuse((supply) =>
      // The first of two headers is what most frameworks give, and it was verified.
      doubled(supply, (first, second) => [first, second]).slice(0, 1),
    ),
  },
  {
    id: 'forged.joined-signatures',
    rule: 'Refuses two signatures joined by a comma where the vendor sends one',
    defect: 'Reads one of several signatures in a header',
    why: 'Runtimes join repeated headers with a comma.',
    severity: 'minor',
    fix: 'one-header',
    causes: [...verifiesNothing, 'forged.extended-signature'],
    plan: mustRefuse((supply) => doubled(supply, (first, second) => `${first}, ${second}`)),
  },
]

function same(sample: Sample): Sample {
  return sample
}

// A header that is split at `=` loses what follows the signature. That is no other spelling of its bytes, and does no harm.
function trailing({ scheme: { proofs } }: Supply): readonly string[] {
  const [{ isPair }] = proofs
  return ['0', '00', 'zz', ...(isPair ? [] : ['=', '=junk']), '.', '%00']
}

// At most 64 places, evenly spread.
function changedCharacters(supply: Supply): readonly Probe[] {
  const { length } = supply.scheme.proofs[0]
  const step = Math.max(1, length / 64)
  return Array.from({ length: Math.min(64, length) }, (_, index) => Math.floor(index * step)).map((at) =>
    forgery(supply, `character ${at + 1} of the signature changed`, (sample) =>
      withMac(supply, sample, (mac) => mac.slice(0, at) + flip(mac[at] ?? '') + mac.slice(at + 1)),
    ),
  )
}

function doubled(
  supply: Supply,
  write: (first: string, second: string) => string | readonly string[],
): readonly Probe[] {
  const wrong = (value: string) => replaceMac(value, supply.scheme.proofs[0], flipAll)
  const [place] = supply.scheme.proofs
  // Some vendors send lists, in which several signatures are right.
  if (place.where !== 'header' || supply.scheme.isList) return []
  return [
    forgery(supply, 'a wrong signature first', (sample) =>
      withProof(supply, sample, (value) => write(wrong(value), value)),
    ),
    forgery(supply, 'a wrong signature second', (sample) =>
      withProof(supply, sample, (value) => write(value, wrong(value))),
    ),
  ]
}
