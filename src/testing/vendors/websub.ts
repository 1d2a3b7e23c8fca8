import { checkedLater, checkOptions, oneOf, optional } from '../../core/base/options.js'
import type { Secret } from '../../core/verify/secrets/secrets.js'
import { websub } from '../../vendors/websub/index.js'
import {
  makeSample,
  requireSample,
  type Sample,
  type SampleOptions,
  type SampleSource,
  sampleChecks,
  withHeaders,
} from '../sample.js'
import { sharedSecret } from '../shared-secret.js'
import { encode, joinBytes } from '../signers/encode.js'
import { computeHmac } from '../signers/sign-hmac.js'
import type { VendorDeliveries } from '../vendor-deliveries.js'

const channel = '3f0c1e4a-9a53-4a7e-8d0a-6f1f6c2f0b11'
const topic = 'https://blog.example/feed'

const bodies = {
  entry: {
    type: 'application/atom+xml',
    body: `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${topic}</id>
  <title>Harbour news</title>
  <updated>2026-11-21T10:15:30Z</updated>
  <link rel="self" href="${topic}"/>
  <entry>
    <id>tag:blog.example,2026:7</id>
    <title type="html">A &lt;b&gt;storm&lt;/b&gt;</title>
    <updated>2026-11-21T10:15:29Z</updated>
    <link rel="alternate" href="https://blog.example/7"/>
    <author><name>Mira</name></author>
  </entry>
</feed>`,
  },
  'deleted-entry': {
    type: 'application/atom+xml',
    body: `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:at="http://purl.org/atompub/tombstones/1.0">
  <at:deleted-entry ref="tag:blog.example,2026:6" when="2026-11-21T10:15:29Z"/>
</feed>`,
  },
  item: {
    type: 'application/rss+xml',
    body: `<?xml version="1.0"?>
<rss version="2.0"><channel>
  <title>Harbour news</title><link>https://blog.example/</link><description>From the quay</description>
  <item>
    <title>A storm</title><link>https://blog.example/7</link><guid isPermaLink="false">7</guid>
    <pubDate>Sat, 21 Nov 2026 10:15:29 GMT</pubDate>
  </item>
</channel></rss>`,
  },
  content: { type: 'application/json', body: '{"items":[{"id":"7","title":"A storm"}]}' },
} as const

/** Options of {@link websubSample}. */
export interface WebsubSampleOptions extends SampleOptions {
  /** What is sent: an Atom or RSS feed, or JSON. @default 'entry' */
  readonly event?: keyof typeof bodies
}

/**
 * Unsigned content from a hub of WebSub; by default a feed with one entry, to a callback of the channel keeper.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const sample = websubSample({ event: 'item' })
 */
export function websubSample(options: WebsubSampleOptions = {}): Sample {
  checkOptions<WebsubSampleOptions>(options, 'websubSample', {
    ...sampleChecks,
    event: optional(oneOf(Object.keys(bodies))),
  })
  const { event = 'entry', url = `https://receiver.example/hooks?channel=${channel}` } = options
  const { type, body } = bodies[event]
  const headers = { 'Content-Type': type, Link: `<https://hub.example/>; rel="hub", <${topic}>; rel="self"` }
  return makeSample({ ...options, url }, headers, body)
}

/** Options of {@link signWebsub}. */
export interface SignWebsubOptions {
  /** The `hub.secret` of the subscription. */
  readonly secret: Secret
  /** @default 'sha256' */
  readonly algorithm?: 'sha1' | 'sha256' | 'sha384' | 'sha512'
}

/**
 * Signs a sample as a hub of WebSub does.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const receipt = await injectDelivery(receiver, signWebsub(websubSample(), { secret: 's3cret' }))
 */
export async function signWebsub(source: SampleSource, options: SignWebsubOptions): Promise<Sample> {
  const sample = requireSample(await source, 'signWebsub')
  checkOptions<SignWebsubOptions>(options, 'signWebsub', {
    secret: checkedLater,
    algorithm: optional(oneOf(['sha1', 'sha256', 'sha384', 'sha512'])),
  })
  const { secret, algorithm = 'sha256' } = options
  const mac = await computeHmac(await joinBytes([sample.body]), secret, algorithm, 'signWebsub: secret')
  return withHeaders(sample, { 'X-Hub-Signature': `${algorithm}=${encode(mac, 'hex')}` })
}

/** Genuine deliveries from a hub of WebSub, for tools and tests that work with any vendor. */
export const deliveries: VendorDeliveries = {
  ...sharedSecret('websub', websub, (sample, { secret }) => signWebsub(sample, { secret }), {
    env: 'WEBSUB_SECRET',
    about: 'the `hub.secret` of the subscription',
  }),
  samples: {
    entry: websubSample,
    'deleted-entry': (options) => websubSample({ ...options, event: 'deleted-entry' }),
    item: (options) => websubSample({ ...options, event: 'item' }),
    content: (options) => websubSample({ ...options, event: 'content' }),
  },
}
