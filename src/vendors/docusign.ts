import type { DocusignPayloads } from './payloads/docusign.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { DocusignPayloads } from './payloads/docusign.js'

const events = [
  'envelope-completed',
  'envelope-corrected',
  'envelope-created',
  'envelope-declined',
  'envelope-deleted',
  'envelope-delivered',
  'envelope-discard',
  'envelope-purge',
  'envelope-resent',
  'envelope-sent',
  'envelope-voided',
  'recipient-authenticationfailed',
  'recipient-autoresponded',
  'recipient-completed',
  'recipient-declined',
  'recipient-delegate',
  'recipient-delivered',
  'recipient-finish-later',
  'recipient-reassign',
  'recipient-resent',
  'recipient-sent',
] as const satisfies readonly (keyof DocusignPayloads)[]

const numbers = Array.from({ length: 100 }, (_, index) => index + 1)

const preset = macVendor({
  name: 'docusign',
  title: 'DocuSign',
  strength: 'signed',
  source: 'https://github.com/docusign/connect-node-listener-aws/blob/master/index.js',
  verifiedOn: '2026-11-22',
  evidence: 'documented',
  signature: { header: numbers.map((number) => `X-DocuSign-Signature-${number}`), encoding: 'base64' },
  event: { field: 'event' },
  sampleEvent: 'envelope-completed',
  events,
})

/** DocuSign: Connect with JSON messages of event notifications, such as `envelope-completed`. There is a signature for each of your keys. */
export const docusign = preset as unknown as WithPayloads<typeof preset, DocusignPayloads>
