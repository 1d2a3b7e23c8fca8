import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { presetFile, rowNames } from '../../../src/build/generate/vendor-lists.js'
import { presetOf } from '../../../src/tools/cli/init/preset-name.js'
import type { Vendor } from '../../../src/vendors/table/define-vendor.js'
import type { VendorRow } from '../../../src/vendors/table/row.js'
import type { RowEvidence } from './evidence.js'

const root = join(import.meta.dirname, '../../..')

/** A row of the table of vendors, with its preset and the evidence for it. */
export interface RowCase {
  readonly name: string
  readonly vendor: Vendor<Record<string, unknown>> & { readonly row: VendorRow }
  readonly evidence: RowEvidence
  /** Whether a script compares it with the vendor's own package. */
  readonly hasLibraryCheck: boolean
}

/** Every row of the table of vendors. */
export const rowCases: readonly RowCase[] = await Promise.all(rowNames.map(toCase))

async function toCase(name: string): Promise<RowCase> {
  const module: Readonly<Record<string, unknown>> = await import(presetFile(name))
  const file = join(import.meta.dirname, 'evidence', `${name}.ts`)
  const evidence: RowEvidence = existsSync(file) ? await import(file) : {}
  return {
    name,
    vendor: module[presetOf(name)] as RowCase['vendor'],
    evidence,
    hasLibraryCheck: existsSync(join(root, `test/vendor-libraries/checks/${name}.mjs`)),
  }
}
