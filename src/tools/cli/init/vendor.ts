import { generateSecret } from '../../../testing/signers/keys.js'
import { optionOf } from '../../../testing/table/deliveries.js'
import type { VendorDeliveries, VendorNeed } from '../../../testing/vendor-deliveries.js'
import type { VendorRow } from '../../../vendors/table/row.js'
import { vendorList } from '../../inspector/providers/vendor-list.js'
import { UsageError } from '../exit.js'
import { hintOf } from '../hint-of.js'
import { presetOf } from './preset-name.js'

const vendors: Readonly<Record<string, () => Promise<VendorDeliveries>>> = vendorList

// Their options are tables of keys and accounts, which no variable can hold.
const withTables = ['adcp', 'app-store', 'livekit', 'pusher', 'ucp']

/** The vendors that `init` knows. */
export const initVendors: readonly string[] = Object.keys(vendors).filter((name) => !withTables.includes(name))

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
  /** How the test signs: with a secret of its own, with a key pair of its own, or not at all. */
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
    const why = withTables.includes(name) ? '; its options are in the docs of the vendor' : hintOf(name, initVendors)
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
    variables: needs.map((need) => ({ ...need, ...valuesOf(need, deliveries) })),
    event,
    signing: deliveries.credential === 'secret' ? 'secret' : hasKeys ? 'key pair' : 'none',
    isRow: deliveries.row !== undefined,
  }
}

function optionCode({ name, kind, env }: VendorNeed, deliveries: VendorDeliveries): string {
  if (kind === 'url' || kind === 'identifier') return `${name}: process.env.${env} ?? ''`
  const row = rowOf(deliveries)
  return `${row ? optionOf(row, name) : name}: fromEnv('${env}')`
}

function settingsOf(deliveries: VendorDeliveries): readonly string[] {
  return Object.entries(rowOf(deliveries)?.sampleOptions ?? {}).map(
    ([name, value]) => `${name}: ${JSON.stringify(value).replaceAll('"', "'")}`,
  )
}

// `deliveriesOf` passes the whole row on; the type names only what the simulator reads.
function rowOf({ row }: VendorDeliveries): VendorRow | undefined {
  return row as VendorRow | undefined
}

function valuesOf({ kind }: VendorNeed, deliveries: VendorDeliveries): Pick<ProjectVariable, 'value' | 'testValue'> {
  if (kind === 'url') return { value: 'http://localhost:3000/webhooks', testValue: 'https://receiver.example/hooks' }
  if (kind === 'identifier') return { value: '', testValue: '4JH86294D6297924G' }
  if (kind === 'public key') return { value: '', testValue: undefined }
  const account = rowOf(deliveries)?.basic ? 'webhooks:' : ''
  const value = account + (deliveries.newSecret?.() ?? generateSecret())
  const plain = `${account}a-secret-for-tests`
  return { value, testValue: takesText(plain, deliveries) ? plain : value }
}

/** Whether any text can be a secret of the vendor. */
function takesText(text: string, { provider }: VendorDeliveries): boolean {
  try {
    provider({ secrets: text, tokens: text, url: 'https://receiver.example/hooks' })
    return true
  } catch {
    return false
  }
}
