import { checkedLater, listOf, requireText } from '../core/base/options.js'
import type { WebhookRequest } from '../core/request/delivery.js'
import type { KeyOption } from '../core/verify/keys/key-source.js'
import { keysByUrl } from '../core/verify/keys/keys-by-url.js'
import { refusal } from '../errors.js'
import { defineVendor, type VendorOptions } from './table/define-vendor.js'
import { keyRowVerifier } from './table/key-vendor.js'
import { readBodyField } from './table/places.js'
import type { KeyRow } from './table/row.js'

/** Options of {@link amazonSns}. */
export interface AmazonSnsOptions extends VendorOptions {
  /** The ARNs of your topics. Anyone with an AWS account can have signed messages of another topic sent to your endpoint. */
  readonly topicArns: readonly string[]
  /** The public keys of Amazon SNS. @default those at `SigningCertURL`, on the hosts of the regions of the topics */
  readonly keys?: KeyOption
}

const field = 'SigningCertURL'
const pathPrefix = '/SimpleNotificationService-'
const TopicArn = 'arn:aws:sns:us-east-2:000000000000:sns'

const row = {
  name: 'amazon-sns',
  title: 'Amazon SNS',
  strength: 'signed',
  source: 'https://docs.aws.amazon.com/sns/latest/dg/sns-verify-signature-of-message.html',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  untyped: 'yours',
  library: 'sns-validator',
  field: 'Signature',
  keyAlgorithm: 'RS256',
  // Only the first field, the text of the publisher, may contain line feeds: its end is found from the other fields.
  message: 'Message MessageId [Subject][SubscribeURL]Timestamp [Token]TopicArn Type '
    .replace(/(\w+) ?/g, '$1\n{line:$1}\n')
    .replace('line', 'field'),
  mediaTypes: ['text/plain'],
  event: { field: 'Type' },
  sampleEvent: 'SubscriptionConfirmation',
  id: { field: 'MessageId' },
  sampleOptions: { topicArns: [TopicArn] },
  samplePayload: {
    TopicArn,
    [field]: `https://sns.us-east-2.amazonaws.com${pathPrefix}1.pem`,
  },
  handshake: '`SubscriptionConfirmation`',
} as const satisfies KeyRow

/**
 * Amazon SNS: messages of topics with `SignatureVersion` 2. Version 1, the default of a topic, is SHA-1 and refused. The event
 * name is the type: `Notification`, or `SubscriptionConfirmation`, whose `SubscribeURL` your handler visits.
 */
export const amazonSns = defineVendor<AmazonSnsOptions, typeof row>(
  row,
  { topicArns: listOf(requireText), keys: checkedLater },
  ({ topicArns, keys }, preset) => {
    const allowedHosts = topicArns.map(hostOf)
    const readUrl = (request: WebhookRequest) => readBodyField(request, field)
    const rules = { readUrl, field, allowedHosts, pathPrefix }
    const verify = keyRowVerifier(row, { keys: keys ?? keysByUrl(rules) }, preset)
    return {
      verify(request, context) {
        const read = (name: string) => String(readBodyField(request, name))
        if (read('SignatureVersion') === '1') throw refusal('algorithm_not_allowed', 'SignatureVersion 1')
        if (!topicArns.includes(read('TopicArn'))) throw refusal('signature_mismatch', 'another TopicArn')
        return verify(request, context)
      },
    }
  },
)

function hostOf(arn: string): string {
  const [, china, region] = /^arn:aws(-cn)?[a-z-]*:sns:([a-z\d-]+):\d+:./.exec(arn) ?? []
  if (region === undefined) throw new TypeError('amazonSns: topicArns must be ARNs')
  return `sns.${region}.amazonaws.com${china ? '.cn' : ''}`
}
