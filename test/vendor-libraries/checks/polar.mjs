import { validateEvent, WebhookVerificationError } from '@polar-sh/sdk/webhooks'

export const secret = 'polar_whs_iKJ1zUtGmP4PpcRUZTvsGvNzo3HgSbSz'
export const otherSecret = 'polar_whs_another'

export function accepts({ text, headers, secret: key }) {
  try {
    validateEvent(text, headers, key)
  } catch (error) {
    // The signature is checked before the payload, whose shape does not matter here.
    if (error instanceof WebhookVerificationError) throw error
  }
}
