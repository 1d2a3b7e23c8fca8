import { type AttackOptions, attack } from '../../../src/conformance/index.js'
import { deliveries as github } from '../../../src/vendors/github/testing.js'
import { deliveries as google } from '../../../src/vendors/google/testing.js'
import { deliveries as slack } from '../../../src/vendors/slack/testing.js'
import { deliveries as square } from '../../../src/vendors/square/testing.js'
import { deliveries as standardWebhooks } from '../../../src/vendors/standard-webhooks/testing.js'
import { deliveries as stripe } from '../../../src/vendors/stripe/testing.js'

export const vendors = { github, google, slack, square, stripe, 'standard-webhooks': standardWebhooks }

/** The secret of all endpoints of the wall. */
export const secret = `whsec_${Buffer.alloc(32, 'wall').toString('base64')}`

/** Attacks an endpoint faster than users do. */
export function attackQuickly(options: Pick<AttackOptions, 'target'> & Partial<AttackOptions>) {
  return attack({ vendor: github, secret, rate: 5_000, timeoutMs: 1_500, ...options })
}
