// Runs a Fetch example in a separate process: receives requests from its parent and sends back the responses.
import { trace } from '@opentelemetry/api'
import { BasicTracerProvider, ConsoleSpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base'

const [file, jwks] = process.argv.slice(2)

// The only server that an example calls: that of the provider's keys.
globalThis.fetch = async () => new Response(jwks, { headers: { 'content-type': 'application/json' } })

// Prints the spans of the OpenTelemetry example.
trace.setGlobalTracerProvider(
  new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(new ConsoleSpanExporter())] }),
)

const example = await import(file)
const handler = example.POST ?? ((request) => example.default.fetch(request, process.env))

process.on('message', async ({ url, headers, body }) => {
  const request = new Request(url, { method: 'POST', headers, body: Buffer.from(body, 'base64') })
  const response = await handler(request)
  process.send({ status: response.status, text: await response.text() })
})
process.send('ready')
