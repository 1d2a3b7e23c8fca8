import type { LambdaEvent } from '../../src/frameworks/lambda.js'
import type { HeaderLine } from '../../src/index.js'

/** A request as a sender makes it. */
export interface Sent {
  readonly method?: string
  readonly path?: string
  readonly query?: string
  readonly headers: readonly HeaderLine[]
  readonly body: Uint8Array
}

const host = 'abc123.execute-api.eu-west-1.amazonaws.com'

function grouped(lines: readonly HeaderLine[], toName = (name: string) => name): Record<string, string[]> {
  const groups: Record<string, string[]> = {}
  for (const [name, value] of lines) groups[toName(name)] = [...(groups[toName(name)] ?? []), value]
  return groups
}

function mapped<Value>(groups: Record<string, string[]>, pick: (values: string[]) => Value): Record<string, Value> {
  return Object.fromEntries(Object.entries(groups).map(([name, values]) => [name, pick(values)]))
}

const last = (values: string[]) => values.at(-1) ?? ''
const joined = (values: string[]) => values.join(',')
const lowered = (name: string) => name.toLowerCase()
const decoded = (query: string) => grouped([...new URLSearchParams(query)])
const untouched = (query: string) =>
  grouped(query.split('&').map((field) => [field.split('=')[0] ?? '', field.slice(field.indexOf('=') + 1)] as const))

const base64 = (body: Uint8Array) => ({ body: Buffer.from(body).toString('base64'), isBase64Encoded: true })
const text = (body: Uint8Array) => ({
  body: body.length > 0 ? Buffer.from(body).toString() : null,
  isBase64Encoded: false,
})
const orNull = (groups: Record<string, string[]>) => (Object.keys(groups).length > 0 ? groups : null)

/** API Gateway, REST API, with the default encoding of bodies; the stage is `prod`. */
function restApi({ method = 'POST', path = '/hooks/host', query = '', headers, body }: Sent): LambdaEvent {
  const fields = query === '' ? {} : decoded(query)
  return {
    httpMethod: method,
    path,
    headers: mapped(grouped(headers), last),
    multiValueHeaders: grouped(headers),
    queryStringParameters: mapped(fields, last),
    multiValueQueryStringParameters: orNull(fields),
    requestContext: { domainName: host, path: `/prod${path}` },
    ...text(body),
  }
}

/** API Gateway, HTTP API, payload 2.0, or a function URL: both encode bodies that are not text. */
function httpApi({ method = 'POST', path = '/hooks/host', query = '', headers, body }: Sent): LambdaEvent {
  return {
    version: '2.0',
    rawPath: path,
    rawQueryString: query,
    headers: mapped(grouped(headers, lowered), joined),
    requestContext: { domainName: host, http: { method } },
    ...(body.length > 0 ? base64(body) : { isBase64Encoded: false }),
  }
}

function balancer({ method = 'POST', path = '/hooks/host', query = '', headers, body }: Sent): LambdaEvent {
  return {
    httpMethod: method,
    path,
    queryStringParameters: query === '' ? {} : mapped(untouched(query), last),
    headers: mapped(grouped(headers, lowered), last),
    requestContext: { elb: { targetGroupArn: 'arn:aws:elasticloadbalancing:eu-west-1:1:targetgroup/hooks/1' } },
    ...base64(body),
  }
}

function multiValueBalancer(sent: Sent): LambdaEvent {
  const { headers: _, queryStringParameters: __, ...event } = balancer(sent)
  return {
    ...event,
    multiValueHeaders: grouped(sent.headers, lowered),
    multiValueQueryStringParameters: sent.query ? untouched(sent.query) : {},
  }
}

/** How each source of HTTP events passes on a request, by the documentation of AWS. */
export const sources: Readonly<Record<string, (sent: Sent) => LambdaEvent>> = {
  'a REST API (1.0)': restApi,
  'a REST API with binary media types': (sent) => ({ ...restApi(sent), ...base64(sent.body) }),
  'an HTTP API or a function URL (2.0)': httpApi,
  'a load balancer': balancer,
  'a load balancer with multi-value headers': multiValueBalancer,
}
