import { describe, expect, it } from 'vitest'
import type { SignatureAlgorithm } from '../../../src/authors.js'
import type { WebhookErrorCode } from '../../../src/index.js'
import {
  generateSecret,
  type PrivateKey,
  type Sample,
  type SampleKeys,
  type SampleOptions,
  withBody,
  withHeaders,
} from '../../../src/testing/index.js'
import { deliveriesOf, signVendor, vendorSample } from '../../../src/testing/table/index.js'
import { isNamed, namedSecrets } from '../../../src/testing/table/named-secret.js'
import type { VendorRow } from '../../../src/vendors/table/row.js'
import { someOf } from '../../runs.js'
import { makeSender } from '../../testing/senders.js'
import { otherKeys, sharedKeys } from '../../testing/signing-keys.js'
import { otherSpellings } from '../spellings.js'
import { rowCases } from './rows.js'
import { signatureOf, withSignature } from './signature-text.js'

const now = Math.floor(Date.now() / 1000) * 1000
const url = 'https://receiver.example/hooks'

const refused: readonly WebhookErrorCode[] = [
  'proof_missing',
  'proof_duplicated',
  'signature_malformed',
  'signature_mismatch',
  'token_mismatch',
  'algorithm_not_allowed',
  'credentials_malformed',
  'credentials_mismatch',
  'timestamp_malformed',
  'timestamp_too_old',
  'timestamp_in_future',
]

// Deliveries that are tokens or encrypted have tests of their own.
describe.each(someOf(rowCases.filter(({ vendor: { row } }) => row.token === undefined && row.sealed === undefined)))(
  '$name',
  ({ vendor }) => {
    const { row } = vendor
    const { samples } = deliveriesOf(vendor)
    const [need] = deliveriesOf(vendor).needs
    const option = row.basic ? 'users' : (need?.name ?? '')
    const options = (...credentials: readonly Credential[]) => ({
      ...row.sampleOptions,
      [option]: shownOf(row, credentials),
      ...(deliveriesOf(vendor).needs.some(({ name }) => name === 'url') && { url }),
    })

    /** A sender, its secret, and a signed delivery. */
    async function prepare(sampleOptions?: SampleOptions) {
      const [one, other] = await Promise.all([newCredential(row), newCredential(row)])
      const provider = vendor(options(one))
      const make = () => vendorSample(vendor, sampleOptions)
      const sign = ({ signing } = one, sentAt: number | string = now) =>
        signVendor(vendor, make(), { ...signing, sentAt })
      return { one, other, provider, sign, genuine: await sign() }
    }

    const codeOf = async (provider: ReturnType<typeof vendor>, sample: Sample, at = now): Promise<string> => {
      try {
        await provider.verify(sample, { now: at })
        return 'accepted'
      } catch (error) {
        return (error as { code: string }).code
      }
    }

    const expectRefused = async (provider: ReturnType<typeof vendor>, samples: readonly Sample[]) => {
      const codes = await Promise.all(samples.map((sample) => codeOf(provider, sample)))
      expect(refused).toEqual(expect.arrayContaining([...new Set(codes)]))
    }

    it('accepts a genuine delivery, and reads its event and id', async () => {
      const { provider, sign } = await makeSender(deliveriesOf(vendor), { url })
      for (const [event, make] of Object.entries(samples)) {
        const deliveries = await provider.parseAll(await provider.verify(await sign(make({ url }))))
        expect(deliveries).toMatchObject([{ provider: row.name, event }])
        expect(deliveries.every(({ id }) => (id === undefined) === (row.id === undefined))).toBe(true)
      }
    })

    it('accepts a delivery that was signed with an older secret', async () => {
      const { one, other, genuine } = await prepare()
      const verified = await vendor(options(other, one)).verify(genuine, { now })
      expect(verified.proof).toMatchObject({ key: 1 })
    })

    it('refuses another secret, and a delivery without a proof', async () => {
      const { provider, other, sign } = await prepare()
      await expectRefused(provider, [await sign(other), vendorSample(vendor)])
    })

    it('refuses every changed character of the proof, and other spellings of it', async () => {
      const { provider, genuine } = await prepare()
      const text = signatureOf(row, genuine)
      expect(text.length).toBeGreaterThan(20)
      await expectRefused(
        provider,
        otherSpellings(text).map((spelling) => withSignature(row, genuine, spelling)),
      )
    })

    it('refuses a header that occurs twice', async () => {
      const { provider, genuine } = await prepare()
      const doubled = genuine.headers
        .filter(([name]) => [row.signature?.header ?? row.jwt?.header ?? row.header ?? []].flat().includes(name))
        .map(([name, value]) => withHeaders(genuine, { [name]: [value, value] }))
      await expectRefused(provider, doubled)
    })

    it(`is ${row.strength}`, async () => {
      const { provider, genuine, sign } = await prepare({})
      const bytes = new TextEncoder().encode(row.body === 'form' ? '&added=1' : ' ')
      const longer = new Uint8Array([...genuine.body, ...bytes])
      const changed = row.field === undefined ? longer : textOf(genuine).replace('":"', '":"changed ')
      const code = await codeOf(provider, withBody(genuine, changed))
      const isSigned = row.strength.startsWith('signed') && row.strength !== 'signed but not the body'
      expect(code).toBe(isSigned ? 'signature_mismatch' : 'accepted')
      const year = 365 * 24 * 3600 * 1000
      const isTimed =
        row.time !== undefined || row.headerPrefix !== undefined || (row.jwt !== undefined && row.jwt.timed !== false)
      expect(row.strength === 'signed with time').toBe(isSigned && isTimed)
      expect(await codeOf(provider, genuine, now + year)).toBe(isTimed ? 'timestamp_too_old' : 'accepted')
      expect(await codeOf(provider, genuine, now - year)).toBe(isTimed ? 'timestamp_in_future' : 'accepted')
      if (row.time === undefined) return
      for (const junk of ['junk', '-1', '1e9', `${Math.floor(now / 1000)}junk`, '0x1', ' 1']) {
        expect(await codeOf(provider, await sign(undefined, junk))).toMatch(/^(timestamp|signature)_malformed$/)
      }
    })

    it('accepts the limits of its tolerance, and nothing beyond them', async () => {
      const { provider, genuine } = await prepare()
      if (row.strength !== 'signed with time') return
      const tolerance = (row.time?.toleranceSeconds ?? row.toleranceSeconds ?? 300) * 1000
      const early = row.jwt
        ? (row.jwt.toleranceSeconds ?? 60) * 1000
        : (row.time?.futureSeconds ?? tolerance / 1000) * 1000
      const late = row.sampleSeconds === undefined ? tolerance : early + row.sampleSeconds * 1000
      expect(row.jwt === undefined || early <= 60_000).toBe(true)
      expect(await codeOf(provider, genuine, now + late)).toBe('accepted')
      expect(await codeOf(provider, genuine, now - early)).toBe('accepted')
      expect(await codeOf(provider, genuine, now + late + 1000)).toBe('timestamp_too_old')
      expect(await codeOf(provider, genuine, now - early - 1000)).toBe('timestamp_in_future')
    })

    it('names its options in messages', () => {
      const identifier = row.name.replace(/-./g, ([, letter = '']) => letter.toUpperCase())
      expect(() => vendor({ ...options(), [option]: '' })).toThrow(`${identifier}: ${option}`)
      expect(() => vendor({ ...options(), maxDept: 1 })).toThrow(`${identifier}: unknown option maxDept`)
    })
  },
)

const textOf = ({ body }: Sample): string => new TextDecoder().decode(body)

/** What the vendor shows, and what signs. */
interface Credential {
  readonly shown: unknown
  readonly signing: { readonly secret: string } | { readonly privateKey: PrivateKey }
}

function shownOf(row: VendorRow, credentials: readonly Credential[]): unknown {
  const shown = credentials.map((credential) => credential.shown)
  return isNamed(row) ? namedSecrets(row, shown.map(String)) : shown
}

let turn = 0

// Each time the other pair of two.
function nextKeys(algorithm: SignatureAlgorithm): Promise<SampleKeys> {
  return turn++ % 2 ? sharedKeys(algorithm) : otherKeys(algorithm)
}

async function newCredential(row: VendorRow): Promise<Credential> {
  const algorithm = row.keyAlgorithm ?? row.jwt?.algorithm
  if (algorithm !== undefined && algorithm !== 'HS256') {
    const { pem, privateKey } = await nextKeys(algorithm)
    return { shown: pem, signing: { privateKey } }
  }
  const whsec = generateSecret()
  const bytes = Buffer.from(whsec.slice(6), 'base64')
  const secret = row.basic
    ? `webhooks:${whsec}`
    : row.secret && row.secret !== 'utf8'
      ? bytes.toString(row.secret)
      : whsec
  return { shown: secret, signing: { secret } }
}
