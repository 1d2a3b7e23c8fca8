import { checkOptions, optional, requireString } from '../../core/base/options.js'
import { google } from '../../vendors/google/index.js'
import { type Sample, withHeaders } from '../sample.js'
import { channelSampleChecks, type PushSampleOptions, pushSample } from '../samples/push.js'
import { generateSecret } from '../signers/keys.js'
import { requireValue, type VendorDeliveries } from '../vendor-deliveries.js'

/** Options of {@link googleSample}. */
export interface GoogleSampleOptions extends Omit<PushSampleOptions, 'headerPrefix'> {
  /** The value of `X-Goog-Changed` for a Drive file, such as `content,parents`. @default no such header */
  readonly changed?: string
}

/**
 * A notification from a Google channel; by default from a calendar, without a body.
 *
 * Set a header to `undefined` in `headers` to leave out the optional token or expiration.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const drive = googleSample({ token: 's3cret', resourceState: 'update', changed: 'content,permissions' })
 * const activity = googleSample({ resourceState: 'CREATE_USER', body: '{"kind":"admin#reports#activity"}' })
 */
export function googleSample(options: GoogleSampleOptions = {}): Sample {
  checkOptions(options, 'googleSample', { ...channelSampleChecks, changed: optional(requireString) })
  const { headers, changed, ...others } = options
  const sample = pushSample({
    resourceUri: 'https://www.googleapis.com/calendar/v3/calendars/harbour/events?alt=json',
    ...others,
    headerPrefix: 'X-Goog-',
  })
  return withHeaders(sample, {
    'User-Agent': 'APIs-Google; (+https://developers.google.com/webmasters/APIs-Google)',
    'X-Goog-Changed': changed,
    ...headers,
  })
}

/** Genuine deliveries from a Google channel, for tools and tests that work with any vendor. */
export const deliveries: VendorDeliveries = {
  credential: 'secret',
  needs: [
    {
      name: 'tokens',
      kind: 'token',
      env: 'GOOGLE_CHANNEL_TOKEN',
      about: 'the token of the channel, which you chose when you created it',
    },
  ],
  samples: {
    exists: googleSample,
    sync: (options) => googleSample({ ...options, resourceState: 'sync' }),
  },
  provider: (values) => google({ tokens: requireValue(values, 'tokens', 'google') }),
  sender: async ({ secret = generateSecret() } = {}) => ({
    provider: google({ tokens: secret }),
    sign: async (sample) => withHeaders(await sample, { 'X-Goog-Channel-Token': secret }),
  }),
}
