import { generateSecret } from '../../../testing/signers/keys.js'
import { optionOf } from '../../../testing/table/deliveries.js'
import type { SampleRow } from '../../../testing/table/row-of.js'
import type { VendorDeliveries, VendorNeed } from '../../../testing/vendor-deliveries.js'
import { vendorList } from '../../inspector/providers/vendor-list.js'
import { hintOf, UsageError } from '../exit.js'
import { presetOf } from './preset-name.js'

const vendors: Readonly<Record<string, () => Promise<VendorDeliveries>>> = vendorList

// They have options that no variable can hold: functions, and tables of keys and accounts.
const withoutVariables = ['a2a', 'ably', 'activitypub', 'adcp', 'app-store', 'braintree', 'livekit', 'pusher', 'ucp']

/** The vendors that `init` knows. */
export const initVendors: readonly string[] = Object.keys(vendors).filter((name) => !withoutVariables.includes(name))

/** What the files of a project say about a vendor. */
export interface ProjectVendor {
  readonly name: string
  /** The name of the preset's export. */
  readonly preset: string
  /** The options of the preset, as code. */
  readonly options: readonly string[]
  readonly variables: readonly ProjectVariable[]
  /** The event of the sample. */
  readonly event: string
  /** How the test signs: with a secret or a key pair that it makes, or not at all. */
  readonly signing: 'secret' | 'key pair' | 'none'
  /** Whether the vendor is a row of the table, without a subpath `testing`. */
  readonly isRow: boolean
}

/** A variable of the environment. */
export interface ProjectVariable extends VendorNeed {
  /** For `.env`, to try it out; empty for a value that only the vendor has. */
  readonly value: string
  /** For the test; `undefined` for a key that the test makes. */
  readonly testValue: string | undefined
}

/**
 * Describes a vendor.
 *
 * @throws {UsageError} `init` does not know the vendor; the message suggests a name
 */
export async function describeVendor(name: string): Promise<ProjectVendor> {
  const load = initVendors.includes(name) ? vendors[name] : undefined
  if (load === undefined) {
    const why = withoutVariables.includes(name)
      ? '; its options are in the docs of the vendor'
      : hintOf(name, initVendors)
    throw new UsageError(`init cannot write a receiver for ${name}${why}`)
  }
  const deliveries = await load()
  const needs = deliveries.needs.filter(({ optional }) => optional !== true)
  const [event = '*'] = Object.keys(deliveries.samples)
  const hasKeys = needs.some(({ name: need }) => need === 'keys')
  return {
    name,
    preset: presetOf(name),
    options: [...needs.map((need) => optionCode(need, deliveries)), ...settingsOf(deliveries)],
    variables: await Promise.all(needs.map(async (need) => ({ ...need, ...(await valuesOf(need, deliveries)) }))),
    event,
    signing: deliveries.credential === 'secret' ? 'secret' : hasKeys ? 'key pair' : 'none',
    isRow: deliveries.row !== undefined,
  }
}

function optionCode({ name, kind, env }: VendorNeed, deliveries: VendorDeliveries): string {
  const row = rowOf(deliveries)
  const option = row ? optionOf(row, name) : name
  // Keys of ciphers are checked when the preset is made.
  const isText = kind === 'url' || kind === 'identifier' || (kind === 'secret' && row?.sealed !== undefined)
  return `${option}: ${isText ? `process.env.${env} ?? ''` : `fromEnv('${env}')`}`
}

function settingsOf(deliveries: VendorDeliveries): readonly string[] {
  return Object.entries(rowOf(deliveries)?.sampleOptions ?? {}).map(
    ([name, value]) => `${name}: ${JSON.stringify(value).replaceAll('"', "'")}`,
  )
}

// `deliveriesOf` passes the whole row on; the type names only what the simulator reads.
function rowOf({ row }: VendorDeliveries): SampleRow | undefined {
  return row as SampleRow | undefined
}

async function valuesOf(
  { kind, about }: VendorNeed,
  deliveries: VendorDeliveries,
): Promise<Pick<ProjectVariable, 'value' | 'testValue'>> {
  if (kind === 'url') return { value: 'http://localhost:3000/webhooks', testValue: 'https://receiver.example/hooks' }
  if (kind === 'identifier') return { value: '', testValue: '4JH86294D6297924G' }
  if (kind === 'public key') return { value: '', testValue: undefined }
  const account = rowOf(deliveries)?.basic ? 'webhooks:' : ''
  const value = account + (deliveries.newSecret?.() ?? generateSecret())
  const plain = `${account}a-secret-for-tests`
  // GitLab has another option for a secret of another form.
  const isText = !about.includes('whsec_') && (await takesText(plain, deliveries))
  return { value, testValue: isText ? plain : value }
}

/** Whether any text can be a secret of the vendor. */
async function takesText(secret: string, { sender, samples }: VendorDeliveries): Promise<boolean> {
  try {
    const { provider, sign } = await sender({ secret })
    const [makeSample] = Object.values(samples)
    if (makeSample !== undefined) await provider.verify(await sign(makeSample()))
    return true
  } catch {
    return false
  }
}
