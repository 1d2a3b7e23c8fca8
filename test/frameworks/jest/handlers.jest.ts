import { createReceiver } from 'webhook-receiver'
import { injectDelivery } from 'webhook-receiver/testing'
import { github } from 'webhook-receiver/vendors/github'
import { githubSample, signGithub } from 'webhook-receiver/vendors/github/testing'

test('handles a signed delivery', async () => {
  const seen: string[] = []
  const receiver = createReceiver({
    provider: github({ secrets: 'a secret of the tests' }),
    on: { '*': ({ event }) => void seen.push(event) },
  })
  const signed = await signGithub(githubSample(), { secret: 'a secret of the tests' })
  const receipt = await injectDelivery(receiver, signed)
  expect(receipt.response.status).toBe(200)
  expect(seen).toHaveLength(1)
  const forged = await injectDelivery(receiver, githubSample())
  expect(forged.response.status).toBe(401)
})
