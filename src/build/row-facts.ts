import ts from 'typescript'
import type { PageFacts, SampleFacts } from '../vendors/table/row.js'
import { parseSource } from './source-edits.js'

const ofPages: Record<keyof PageFacts, true> = {
  source: true,
  verifiedOn: true,
  evidence: true,
  library: true,
  scheme: true,
  signs: true,
  handshake: true,
  untyped: true,
  alsoSends: true,
}

const ofSamples: Record<keyof SampleFacts, true> = {
  title: true,
  sampleEvent: true,
  formField: true,
  samplePayload: true,
  sampleOptions: true,
  sampleClaims: true,
  sampleSeconds: true,
  sealed: true,
  sealedKey: true,
}

/** The fields of a row that samples and their signers read: `npm run generate` lists their values. */
export const sampleFields: readonly string[] = Object.keys(ofSamples)

/** The fields of a row that nothing reads when a delivery is received. */
export const factFields: readonly string[] = [...Object.keys(ofPages), ...sampleFields]

/** The code of a preset without the facts of its row. A row is the object literal with `verifiedOn`. */
export function withoutFacts(text: string): string {
  const row = text.includes('verifiedOn') ? findRow(parseSource('row.ts', text)) : undefined
  if (row === undefined) return text
  const kept = row.properties.filter((property) => !factFields.includes(nameOf(property)))
  const literal = `{ ${kept.map((property) => property.getText()).join(', ')} }`
  return text.slice(0, row.getStart()) + literal + text.slice(row.end)
}

function findRow(node: ts.Node): ts.ObjectLiteralExpression | undefined {
  if (ts.isObjectLiteralExpression(node) && node.properties.some((each) => nameOf(each) === 'verifiedOn')) return node
  return ts.forEachChild(node, findRow)
}

function nameOf({ name }: ts.ObjectLiteralElementLike): string {
  return name?.getText() ?? ''
}
