// OpenTelemetry: a span for each request, made from its receipt.
import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { createReceiver, headerToken, type Receipt } from 'webhook-receiver'
import { toFetch } from 'webhook-receiver/fetch'
import { host } from 'webhook-receiver/host'

const { WEBHOOK_TOKEN = '' } = process.env

function recordSpan(receipt: Receipt): void {
  const { provider, event, deliveryId, outcome, response, error, receivedAt, durationMs } = receipt
  const span = trace.getTracer('webhooks').startSpan(`webhook ${provider}`, {
    kind: SpanKind.CONSUMER,
    startTime: receivedAt,
    attributes: {
      'webhook.outcome': outcome,
      'http.response.status_code': response.status,
      ...(event !== undefined && { 'webhook.event': event }),
      ...(deliveryId !== undefined && { 'webhook.delivery.id': deliveryId }),
      ...(error !== undefined && { 'error.type': error.code }),
    },
  })
  if (outcome === 'failed') span.setStatus({ code: SpanStatusCode.ERROR })
  span.end(receivedAt + durationMs)
}

const receiver = createReceiver({
  provider: host({ verify: headerToken({ header: 'X-Host-Token', tokens: WEBHOOK_TOKEN }) }),
  on: { ping: () => {} },
  onReceipt: recordSpan,
})

export default { fetch: toFetch(receiver) }
