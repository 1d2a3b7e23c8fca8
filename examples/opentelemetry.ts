// OpenTelemetry: a span around each request, and metrics.
import { createReceiver, headerToken } from 'webhook-receiver'
import { toFetch } from 'webhook-receiver/fetch'
import { host } from 'webhook-receiver/host'
import { createTelemetry } from 'webhook-receiver/opentelemetry'

const { WEBHOOK_TOKEN = '' } = process.env

const telemetry = createTelemetry()

const receiver = telemetry.receiver(
  createReceiver({
    provider: host({ verify: headerToken({ header: 'X-Host-Token', tokens: WEBHOOK_TOKEN }) }),
    on: { ping: () => {} },
  }),
)

export default { fetch: toFetch(receiver) }
