import { WebhookHandler } from '@liveblocks/node'

// The package checks the shape of the event after its signature.
export const payload = { data: { projectId: 'a', roomId: 'b', updatedAt: '2026-11-22T10:00:00.000Z' } }

export const accepts = ({ text, headers, secret }) => {
  new WebhookHandler(secret).verifyRequest({ headers, rawBody: text })
}
