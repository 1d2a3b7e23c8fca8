import { deliveries as github } from '../../../../src/testing/vendors/github.js'
import { deliveries as google } from '../../../../src/testing/vendors/google.js'
import { deliveries as slack } from '../../../../src/testing/vendors/slack.js'
import { deliveries as square } from '../../../../src/testing/vendors/square.js'
import { deliveries as standardWebhooks } from '../../../../src/testing/vendors/standard-webhooks.js'
import { deliveries as stripe } from '../../../../src/testing/vendors/stripe.js'
import { type AttackOptions, attack } from '../../../../src/tools/attack/index.js'

export const vendors = { github, google, slack, square, stripe, 'standard-webhooks': standardWebhooks }

/** The secret of all endpoints of the wall. */
export const secret = `whsec_${Buffer.alloc(32, 'wall').toString('base64')}`

/** Attacks an endpoint faster than users do. */
export function attackQuickly(options: Pick<AttackOptions, 'target'> & Partial<AttackOptions>) {
  return attack({ vendor: github, secret, rate: 5_000, timeoutMs: 1_500, ...options })
}
