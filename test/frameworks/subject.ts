import { createHmac } from 'node:crypto'
import {
  createReceiver,
  type Delivery,
  type HeaderLine,
  hmacSignature,
  type IncomingRequest,
  type Receipt,
  type Receiver,
  type ReceiverOptions,
  type RequestReceiver,
} from '../../src/index.js'
import { host } from '../../src/vendors/styles/host.js'

const provider = host({ verify: hmacSignature({ secrets: 'secret', header: 'X-Host-Signature', prefix: 'sha256=' }) })

export const body = Buffer.from(
  JSON.stringify({
    action: 'opened',
    issue: { url: 'https://host.example/issues/7', number: 7 },
    repository: { id: 1, full_name: 'team/app', owner: { login: 'team', id: 2 } },
    sender: { login: 'Zoë', id: 3 },
  }),
)

/** The header lines of a correctly signed delivery with this body. */
export function signedLines(bytes: Uint8Array, contentType = 'application/json'): readonly HeaderLine[] {
  return [
    ['Host', 'hooks.example'],
    ['Content-Type', contentType],
    ['X-Host-Event', 'issues'],
    ['X-Host-Delivery', '72d3162e-cc78-11e3-81ab-4c9367dc0958'],
    ['X-Host-Signature', `sha256=${createHmac('sha256', 'secret').update(bytes).digest('hex')}`],
  ]
}

/** A receiver with its receipts and the deliveries that its handler was called with. */
export interface Subject {
  readonly receiver: Receiver
  readonly receipts: readonly Receipt[]
  readonly deliveries: readonly Delivery[]
  /** Waits for this number of receipts. */
  receiptsOf(count: number): Promise<readonly Receipt[]>
}

export function createSubject(
  options: ReceiverOptions = {},
  handler: (delivery: Delivery) => unknown = () => {},
): Subject {
  const receipts: Receipt[] = []
  const deliveries: Delivery[] = []
  const waiting: (() => void)[] = []
  const receiver = createReceiver({
    ...options,
    provider,
    on: {
      '*': (delivery) => {
        deliveries.push(delivery)
        return handler(delivery)
      },
    },
    onReceipt: (receipt) => {
      receipts.push(receipt)
      for (const wake of waiting.splice(0)) wake()
    },
  })
  return {
    receiver,
    receipts,
    deliveries,
    async receiptsOf(count) {
      while (receipts.length < count) await new Promise<void>((resolve) => waiting.push(resolve))
      return receipts
    },
  }
}

/** A receiver that records every request and gives the same response to each. */
export function answering(response: Receipt['response']): {
  receiver: RequestReceiver
  requests: IncomingRequest[]
} {
  const requests: IncomingRequest[] = []
  const receiver: RequestReceiver = {
    async receive(incoming) {
      requests.push(incoming)
      return {
        response,
        outcome: 'handled',
        provider: 'host',
        event: undefined,
        deliveryId: undefined,
        proof: undefined,
        error: undefined,
        receivedAt: 0,
        durationMs: 0,
      }
    },
  }
  return { receiver, requests }
}
