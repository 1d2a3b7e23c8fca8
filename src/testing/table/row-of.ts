import { requireFunction, requireObject } from '../../core/base/options.js'
import { sampleFacts } from '../../generated/sample-facts.js'
import type { PageFacts, PresetRow, SampleFacts, VendorRow } from '../../vendors/table/row.js'

const factsOf: Readonly<Record<string, SampleFacts>> = sampleFacts

/** A preset that is a row of the table of vendors, such as `linear`. */
export type AnyVendor = { readonly row: PresetRow }

/** What samples and signers need of a row. */
export type SampleRow<Row extends object = VendorRow> = Omit<Row, keyof PageFacts>

/** The row of a vendor with the facts for samples, which the build leaves out of the presets of the package. */
export function rowOf(vendor: AnyVendor, caller: string): SampleRow {
  requireFunction(vendor, `${caller}: vendor`, 'a vendor of the table, such as linear')
  const { row } = vendor
  requireObject(row, `${caller}: vendor.row`)
  if (isWhole(row)) return row
  const facts = factsOf[row.name]
  if (facts === undefined) throw new TypeError(`${caller}: vendor.row must have title and sampleEvent`)
  return { ...row, ...facts }
}

function isWhole(row: PresetRow): row is PresetRow & SampleFacts {
  return row.title !== undefined && row.sampleEvent !== undefined
}
