import type { VendorRow } from '../../vendors/table/row.js'

/** What strangers send in place of a genuine delivery; a test sends each to every preset of {@link signedEvents}. */
export const variants = ['forged', 'stale', 'swapped key', 'stripped', 'replayed'] as const
export type Variant = (typeof variants)[number]

/** A preset whose deliveries are more than a signature in a header over the body. */
export interface SignedEvent {
  readonly preset: string
  readonly what: string
  /** Who says that it is right: for a preset of the table, beside the grade of its row. */
  readonly judge: string
  /** The variants that are not refused, with the reason. */
  readonly accepted?: Readonly<Partial<Record<Variant, string>>>
  /** What else to say about runtimes. */
  readonly note?: string
}

const unsignedTime = 'accepted: no time is signed'
const withoutId = 'handled again: it has no id'
const unsignedBody = 'accepted: the body is not signed'

/** Token bodies, encrypted bodies and protocols. */
export const signedEvents: readonly SignedEvent[] = [
  { preset: 'ssf', what: 'token body', judge: 'RFC 8935, a transmitter in `jose`', accepted: { stale: unsignedTime } },
  { preset: 'oidc-logout', what: 'token body', judge: '`oidc-provider`, a peer' },
  { preset: 'sign-in-with-apple', what: 'token body', judge: "Apple's document, a sender in `jose`" },
  {
    preset: 'app-store',
    what: 'token body',
    judge: "`@apple/app-store-server-library`, Apple's test data",
  },
  { preset: 'kinde', what: 'token body', judge: '`@kinde/webhooks`', accepted: { stale: unsignedTime } },
  {
    preset: 'open-banking-uk',
    what: 'token body',
    judge: 'the specification, a sender in `node:crypto`',
    accepted: { stale: unsignedTime },
  },
  {
    preset: 'google-play',
    what: 'token in a header',
    judge: '`google-auth-library`',
    accepted: { forged: unsignedBody },
  },
  { preset: 'lark', what: 'encrypted body', judge: '`@larksuiteoapi/node-sdk`' },
  { preset: 'wecom', what: 'encrypted body', judge: "Tencent's sample, `@wecom/crypto`" },
  { preset: 'dingtalk', what: 'encrypted body', judge: "DingTalk's sample", accepted: { replayed: withoutId } },
  { preset: 'wechat-pay', what: 'encrypted field', judge: '`wechatpay-axios-plugin`' },
  {
    preset: 'microsoft-graph',
    what: 'encrypted fields',
    judge: 'the document, a sender in `node:crypto`',
    accepted: { forged: unsignedBody, stale: unsignedTime, replayed: withoutId },
  },
  { preset: 'alipay', what: 'signed form', judge: '`alipay-sdk`', accepted: { stale: unsignedTime } },
  { preset: 'adobe-io', what: 'two signatures', judge: '`@adobe/aio-lib-events`', accepted: { stale: unsignedTime } },
  {
    preset: 'braintree',
    what: 'signed field',
    judge: '`braintree`',
    accepted: { stale: unsignedTime, replayed: withoutId },
  },
  {
    preset: 'websub',
    what: 'protocol',
    judge: 'the Recommendation, a hub in the test',
    accepted: { stale: unsignedTime },
  },
  {
    preset: 'fhir',
    what: 'protocol',
    judge: "HL7's examples",
    accepted: { forged: unsignedBody, stale: unsignedTime },
  },
  {
    preset: 'activitypub',
    what: 'protocol',
    judge: '`@fedify/fedify`, a peer',
    note: 'workers need `allowedHosts` or `fetch`',
  },
  {
    preset: 'matrix',
    what: 'protocol',
    judge: '`matrix-appservice`, a peer',
    accepted: { forged: unsignedBody, stale: unsignedTime },
  },
  { preset: 'qstash', what: 'JWT in a header', judge: '`@upstash/qstash`' },
  { preset: 'livekit', what: 'JWT in a header', judge: '`livekit-server-sdk`' },
  { preset: 'messagebird', what: 'JWT in a header', judge: '`messagebird`', accepted: { replayed: withoutId } },
  { preset: 'pusher', what: 'several keys', judge: '`pusher`', accepted: { stale: unsignedTime, replayed: withoutId } },
  { preset: 'box', what: 'several keys', judge: "Box's document, `box-node-sdk`" },
  { preset: 'gitea', what: 'form and GET', judge: "Gitea's code", accepted: { stale: unsignedTime } },
  { preset: 'zendesk', what: 'any method', judge: 'the document' },
]

/** The columns of the section about them. */
export const signedEventColumns = ['preset', 'what', 'evidence', 'judge', ...variants, 'runtimes']

/** A row of that section. */
export function signedEventCells(
  { preset, what, judge, accepted = {}, note }: SignedEvent,
  table: readonly VendorRow[],
  evidenceOf: ReadonlyMap<string, string>,
  runtimesOf: ReadonlyMap<string, string>,
): readonly string[] {
  const row = table.find(({ name }) => name === preset)
  const grade = row?.evidence ?? evidenceOf.get(preset) ?? ''
  const results = variants.map((variant) => accepted[variant] ?? (variant === 'replayed' ? 'handled once' : 'refused'))
  const runtimes = [runtimesOf.get(preset) ?? 'none', note].filter((text) => text !== undefined)
  return [`\`${preset}\``, what, grade, judge, ...results, runtimes.join('; ')]
}
