import { type Sample, withBody } from '../../../../testing/sample.js'
import { below } from '../../../../testing/simulator/random.js'
import { type AttackCase, comparesNothing, readsOtherBytes } from '../../attack-case.js'
import { forgery, mustRefuse, mustRefuseAfter, type Probe } from '../../probing/probes.js'
import { addField, editBytes, jsonOf, layOut, surround } from '../../scheme/payload-edits.js'
import type { Change, Supply } from '../../scheme/supply.js'

const causes = comparesNothing
const otherBytes = { severity: 'serious', fix: 'raw-body', causes: [...causes, 'forged.reserialised'] } as const

/** Requests with another body than the one that was signed. Each must be refused. */
export const bodyCases: readonly AttackCase[] = [
  {
    id: 'forged.changed-body',
    rule: 'Refuses a body with a changed byte',
    defect: 'Accepts changed bodies',
    why: 'The signature protects nothing that is not signed.',
    severity: 'critical',
    fix: 'verify',
    causes: [...causes, ...readsOtherBytes],
    plan: mustRefuse(changedBytes),
  },
  {
    id: 'forged.other-body',
    rule: 'Refuses the signature of another delivery',
    defect: 'Accepts the signature of another delivery',
    why: 'One delivery that was seen would be enough to forge others.',
    severity: 'critical',
    fix: 'verify',
    causes: [...causes, 'forged.changed-body'],
    plan: mustRefuse((supply) => [
      forgery(supply, 'an empty body', (sample) => (sample.body.length === 0 ? undefined : withBody(sample, ''))),
      forgery(supply, 'an empty object', (sample) =>
        jsonOf(sample) === undefined ? undefined : withBody(sample, '{}'),
      ),
      forgery(supply, 'another payload', (sample) => addField(sample, 'amount', '9999999.99')),
      forgery(supply, 'the first half', (sample) => editBytes(sample, (bytes) => bytes.subarray(0, bytes.length >> 1))),
    ]),
  },
  {
    id: 'forged.seen-signature',
    rule: 'Verifies a signature again that it has seen before',
    defect: 'Accepts another body with a signature that was right before',
    why: 'An endpoint that remembers signatures or ids as verified accepts any body with them.',
    severity: 'critical',
    fix: 'verify',
    causes: [...causes, 'forged.changed-body', 'forged.other-body', 'repeats.reserved-by-forgery'],
    plan: (supply, field) =>
      mustRefuseAfter(supply, field, 'another body with the id and the signature of the delivery before', (sample) =>
        addField(sample, 'amount', '9999999.99'),
      ),
  },
  {
    id: 'forged.appended-body',
    rule: 'Refuses bytes before or after the signed body',
    defect: 'Accepts bytes that were added to the body',
    why: 'A body that is cut at a NUL or at a length that was signed leaves unchecked bytes.',
    severity: 'serious',
    fix: 'raw-body',
    causes: [...causes, 'forged.changed-body'],
    plan: mustRefuse((supply) =>
      [
        ['a NUL after it', '', '\0'],
        ['a letter after it', '', 'x'],
        ['another object after it', '', '{"amount":1}'],
        ['a letter before it', 'x', ''],
      ].map(([label = '', before = '', after = '']) =>
        forgery(supply, label, (sample) => surround(sample, before, after)),
      ),
    ),
  },
  {
    id: 'forged.trimmed-body',
    rule: 'Verifies white space around the body',
    defect: 'Trims the body before it verifies',
    why: 'The signature is of the bytes, and a genuine body may end with a line feed.',
    ...otherBytes,
    plan: mustRefuse((supply) => [
      forgery(supply, 'a space after the signed body', (sample) => surround(sample, '', ' ')),
      forgery(supply, 'a line feed after the signed body', (sample) => surround(sample, '', '\n')),
      forgery(supply, 'spaces before the signed body', (sample) => surround(sample, '  ')),
    ]),
  },
  {
    id: 'forged.bom',
    rule: 'Verifies a byte order mark',
    defect: 'Ignores a byte order mark that was not signed',
    why: 'A lenient UTF-8 decoder removes the mark before the bytes are verified.',
    references: ['stripe-node 23.1.0 decodes first'],
    severity: 'minor',
    fix: 'raw-body',
    causes: [...causes, 'forged.changed-body', 'forged.lossy-utf8', 'forged.reserialised', 'forged.trimmed-body'],
    plan: mustRefuse((supply) => [
      forgery(supply, 'a byte order mark', (sample) => surround(sample, Uint8Array.of(0xef, 0xbb, 0xbf))),
    ]),
  },
  {
    id: 'forged.lossy-utf8',
    rule: 'Verifies bytes that are not UTF-8',
    defect: 'Decodes the body before it verifies, so different bytes have the same signature',
    why: 'Every malformed byte becomes U+FFFD; the endpoint verifies another body than it received.',
    references: ['stripe-node 23.1.0 and standardwebhooks decode first'],
    severity: 'minor',
    fix: 'raw-body',
    causes: [...causes, 'forged.reserialised'],
    plan: mustRefuse((supply) => [
      signedAs(
        supply,
        'byte ff for a signed U+FFFD',
        (sample) => addField(sample, 'probe', '"\ufffd"'),
        (sample) => editBytes(sample, replaceReplacementCharacter),
      ),
    ]),
  },
  {
    id: 'forged.reserialised',
    rule: 'Verifies the layout of JSON',
    defect: 'Verifies JSON that was parsed and written again',
    why: 'Vendors sign bytes. Genuine deliveries in another layout fail, and different bodies share a signature.',
    references: ['probot/smee-client#293'],
    ...otherBytes,
    causes,
    plan: mustRefuse((supply) => [
      signedAs(supply, 'compact JSON signed, indented JSON sent', compact, (sample) =>
        layOut(sample, (payload) => JSON.stringify(payload, null, 2)),
      ),
      signedAs(supply, 'a duplicate key that JSON.parse drops', compact, (sample) => {
        const text = jsonOf(sample)
        const first = text === undefined ? undefined : /^\{"[^"]+":/.exec(text)?.[0]
        return first === undefined ? undefined : withBody(sample, `${first}0,${text?.slice(1)}`)
      }),
    ]),
  },
  {
    id: 'forged.lower-case-body',
    rule: 'Verifies the letter case of the body',
    defect: 'Lowercases the body before it verifies',
    why: 'Genuine deliveries fail unless they have no upper case letter.',
    ...otherBytes,
    plan: mustRefuse((supply) => [
      signedOver(supply, 'signature of the lowercased body', (text) => text.toLowerCase()),
    ]),
  },
  {
    id: 'forged.line-ends',
    rule: 'Verifies line ends as they are',
    defect: 'Changes line ends before it verifies',
    why: 'Genuine bodies may contain CRLF.',
    ...otherBytes,
    plan: mustRefuse((supply) => [
      forgery(
        supply,
        'CRLF sent for a signed LF',
        (sample) => withBody(sample, new TextDecoder().decode(sample.body).replaceAll('\n', '\r\n')),
        { change: (sample) => layOut(sample, (payload) => JSON.stringify(payload, null, 1)) },
      ),
    ]),
  },
]

// The change before the signature, and another one after it.
function signedAs(supply: Supply, label: string, before: Change, after: Change): Probe {
  return forgery(supply, label, after, { change: before })
}

// Signs a changed text of the body, and sends the body itself.
function signedOver(supply: Supply, label: string, edit: (text: string) => string): Probe {
  return {
    label,
    async make() {
      let original: Uint8Array = new Uint8Array()
      const signed = await supply.make({
        change: (sample) => {
          original = sample.body
          const text = edit(new TextDecoder().decode(sample.body))
          return withBody(sample, text)
        },
      })
      return signed && withBody(signed, original)
    },
  }
}

function compact(sample: Sample): Sample | undefined {
  return layOut(sample, (payload) => JSON.stringify(payload))
}

function replaceReplacementCharacter(bytes: Uint8Array): Uint8Array {
  const text = new TextDecoder('latin1').decode(bytes)
  const at = text.indexOf('ï¿½')
  return at === -1 ? bytes : Uint8Array.from([...bytes.subarray(0, at), 0xff, ...bytes.subarray(at + 3)])
}

// One byte at 32 places, which the seed chooses: every place of a short body.
function changedBytes(supply: Supply): readonly Probe[] {
  const seeds = Array.from({ length: 32 }, () => below(supply.random, 0x7fffffff))
  return seeds.map((seed, index) =>
    forgery(supply, `byte ${index + 1} of 32 changed`, (sample) => {
      if (sample.body.length === 0) return undefined
      const width = sample.body.length / seeds.length
      const at = Math.min(sample.body.length - 1, Math.floor(index * width + (seed % Math.max(1, Math.floor(width)))))
      return editBytes(sample, (bytes) => bytes.with(at, (bytes[at] ?? 0) ^ (1 + (seed % 3))))
    }),
  )
}
