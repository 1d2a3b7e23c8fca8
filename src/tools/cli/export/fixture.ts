import { vendorList } from '../../inspector/providers/vendor-list.js'
import { UsageError } from '../exit.js'
import { type Exported, plainText } from './exported.js'

/** A capture as JSON: a fixture for tests in any language, and a file for `replay`. */
export function toFixture({ capture, method, target, rawHeaders, body }: Exported): string {
  const { receivedAt, httpVersion, provider, verdict } = capture
  const { event, deliveryId } = verdict
  const fixture = {
    receivedAt,
    method,
    target,
    httpVersion,
    rawHeaders,
    body: body.toString('base64'),
    text: plainText(body),
    provider,
    event,
    deliveryId,
  }
  return `${JSON.stringify(fixture, null, 2)}\n`
}

/**
 * A test for vitest: it signs the captured request with a new secret, and passes it to a receiver.
 *
 * @throws {UsageError} the capture has no provider whose deliveries can be signed
 */
export function toVitest({ capture, method, target, rawHeaders, body }: Exported): string {
  const { provider = '', verdict, id } = capture
  if (!Object.hasOwn(vendorList, provider)) {
    throw new UsageError(`#${id} has no provider to sign it with; listen --provider tells which one sends`)
  }
  const event = verdict.event ?? 'the delivery'
  const headers = rawHeaders.map((line) => `    ${JSON.stringify(line)},`).join('\n')
  const text = plainText(body)
  const content =
    text === undefined ? `Buffer.from('${body.toString('base64')}', 'base64')` : `Buffer.from(${JSON.stringify(text)})`
  return `import { expect, it } from 'vitest'
import { createReceiver } from 'webhook-receiver'
import { deliveries } from 'webhook-receiver/vendors/${provider}/testing'
import { injectDelivery, type Sample } from 'webhook-receiver/testing'

const sample: Sample = {
  method: ${JSON.stringify(method)},
  url: ${JSON.stringify(`https://receiver.example${target}`)},
  encrypted: true,
  headers: [
${headers}
  ],
  body: ${content},
}

it(${JSON.stringify(`handles ${event}`)}, async () => {
  // A new secret: the test needs none of yours.
  const { provider, sign } = await deliveries.sender({ url: sample.url.replace(/\\?.*/, '') })
  const events: string[] = []
  // Put your handlers here.
  const receiver = createReceiver({ provider, on: { '*': ({ event }) => void events.push(event) } })
  const receipt = await injectDelivery(receiver, sign(sample))
  expect(receipt.error).toBeUndefined()
  expect(receipt.outcome).toBe('handled')
  ${verdict.event === undefined ? 'expect(events.length).toBeGreaterThan(0)' : `expect(events).toEqual([${JSON.stringify(verdict.event)}])`}
})
`
}
