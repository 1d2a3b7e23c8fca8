import { hmacSignature } from '../../../core/verify/hmac-signature.js'
import { publicKeySignature } from '../../../core/verify/public-key-signature.js'
import { chatSample } from '../../../testing/samples/chat.js'
import { hostSample } from '../../../testing/samples/host.js'
import { paymentsSample } from '../../../testing/samples/payments.js'
import { pushSample } from '../../../testing/samples/push.js'
import { trackerSample } from '../../../testing/samples/tracker.js'
import { withFormToken, withHeaderToken } from '../../../testing/signers/credentials.js'
import { generateKeys, generateSecret, readKeys } from '../../../testing/signers/keys.js'
import { signHmac } from '../../../testing/signers/sign-hmac.js'
import { signPublicKey } from '../../../testing/signers/sign-public-key.js'
import { requireValue, type VendorDeliveries } from '../../../testing/vendor-deliveries.js'
import { cloudEventsSample } from '../../../testing/vendors/cloudevents.js'
import { cloudEvents } from '../../../vendors/cloudevents/cloudevents.js'
import { chat } from '../../../vendors/styles/chat.js'
import { host } from '../../../vendors/styles/host.js'
import { payments } from '../../../vendors/styles/payments.js'
import { push } from '../../../vendors/styles/push.js'
import { tracker } from '../../../vendors/styles/tracker.js'

/** The styles leave the signature open; these deliveries use the header and prefix that most senders of the kind have. */
const hostScheme = { header: 'X-Host-Signature-256', prefix: 'sha256=' }
const trackerScheme = { header: 'X-Hub-Signature', prefix: 'sha256=' }

const secretNeed = (env: string) => ({ name: 'secrets', kind: 'secret', env, about: 'the secret of the hook' }) as const
const tokenNeed = (env: string) => ({ name: 'tokens', kind: 'token', env, about: 'the token of the hook' }) as const

const hostDeliveries: VendorDeliveries = {
  credential: 'secret',
  needs: [secretNeed('HOST_WEBHOOK_SECRET')],
  ids: [{ header: 'X-Host-Delivery' }],
  samples: { 'issues.opened': hostSample, ping: (options) => hostSample({ ...options, event: 'ping' }) },
  provider: (values) =>
    host({ verify: hmacSignature({ ...hostScheme, secrets: requireValue(values, 'secrets', 'host') }) }),
  sender: async ({ secret = generateSecret() } = {}) => ({
    provider: hostDeliveries.provider({ secrets: secret }),
    sign: (sample) => signHmac(sample, { ...hostScheme, secret }),
  }),
}

const trackerDeliveries: VendorDeliveries = {
  credential: 'secret',
  needs: [secretNeed('TRACKER_WEBHOOK_SECRET')],
  samples: {
    'tracker:issue_updated': trackerSample,
    'tracker:issue_created': (options) =>
      trackerSample({ ...options, payload: { webhookEvent: 'tracker:issue_created', changelog: undefined } }),
  },
  provider: (values) =>
    tracker({ verify: hmacSignature({ ...trackerScheme, secrets: requireValue(values, 'secrets', 'tracker') }) }),
  sender: async ({ secret = generateSecret() } = {}) => ({
    provider: trackerDeliveries.provider({ secrets: secret }),
    sign: (sample) => signHmac(sample, { ...trackerScheme, secret }),
  }),
}

const paymentsDeliveries: VendorDeliveries = {
  credential: 'key pair',
  needs: [
    { name: 'keys', kind: 'public key', env: 'PAYMENTS_PUBLIC_KEY', about: 'the public key of the sender, in PEM' },
  ],
  ids: [{ field: 'id' }],
  samples: { 'PAYMENT.AUTHORIZATION.CREATED': paymentsSample },
  provider: (values) =>
    payments({
      verify: publicKeySignature({
        keys: requireValue(values, 'keys', 'payments'),
        algorithms: ['RS256', 'PS256', 'ES256', 'EdDSA'],
        timestamp: {},
      }),
    }),
  sender: async ({ privateKey: given } = {}) => {
    const keys = given === undefined ? await generateKeys('ES256') : await readKeys(given, 'ES256')
    const { privateKey, algorithm, pem } = keys
    return {
      provider: paymentsDeliveries.provider({ keys: pem }),
      publicKey: pem,
      sign: (sample, sent) => signPublicKey(sample, { privateKey, algorithm, timestamp: {}, ...sent }),
    }
  },
}

const chatDeliveries: VendorDeliveries = {
  credential: 'secret',
  needs: [tokenNeed('CHAT_WEBHOOK_TOKEN')],
  samples: { 'tide:': chatSample },
  provider: (values) => chat({ tokens: requireValue(values, 'tokens', 'chat') }),
  sender: async ({ secret = generateSecret() } = {}) => ({
    provider: chat({ tokens: secret }),
    async sign(source) {
      const sample = await source
      // A form that has the token keeps its bytes.
      const given = new URLSearchParams(new TextDecoder().decode(sample.body)).getAll('token')
      return given.length === 1 && given[0] === secret ? sample : withFormToken(sample, { token: secret })
    },
  }),
}

const pushDeliveries: VendorDeliveries = {
  credential: 'secret',
  needs: [tokenNeed('PUSH_CHANNEL_TOKEN')],
  samples: { exists: pushSample, sync: (options) => pushSample({ ...options, resourceState: 'sync' }) },
  provider: (values) => push({ tokens: requireValue(values, 'tokens', 'push') }),
  sender: async ({ secret = generateSecret() } = {}) => ({
    provider: push({ tokens: secret }),
    sign: async (sample) => withHeaderToken(await sample, { header: 'X-Push-Channel-Token', token: secret }),
  }),
}

const cloudEventsDeliveries: VendorDeliveries = {
  credential: 'secret',
  needs: [tokenNeed('CLOUDEVENTS_TOKEN')],
  ids: [{ header: 'ce-id' }, { field: 'id' }],
  samples: { 'com.example.tide.measured': cloudEventsSample },
  provider: (values) => cloudEvents({ tokens: requireValue(values, 'tokens', 'cloudevents') }),
  sender: async ({ secret = generateSecret() } = {}) => ({
    provider: cloudEvents({ tokens: secret }),
    sign: async (sample) =>
      withHeaderToken(await sample, { header: 'Authorization', prefix: 'Bearer ', token: secret }),
  }),
}

/** Deliveries of the five styles and of CloudEvents, for senders without a preset. */
export const styleDeliveries: Readonly<Record<string, VendorDeliveries>> = {
  chat: chatDeliveries,
  cloudevents: cloudEventsDeliveries,
  host: hostDeliveries,
  payments: paymentsDeliveries,
  push: pushDeliveries,
  tracker: trackerDeliveries,
}
