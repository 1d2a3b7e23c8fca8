type Values<Value> = Readonly<Record<string, Value | undefined>> | null | undefined

// Not read. They are here so that a whole event can be written as a `LambdaEvent`, in tests for example.
type Unread = 'routeKey' | 'resource' | 'cookies' | 'pathParameters' | 'stageVariables'
type UnreadOfContext =
  | ('accountId' | 'apiId' | 'authentication' | 'authorizer' | 'domainPrefix' | 'requestId' | 'routeKey' | 'stage')
  | ('time' | 'timeEpoch' | 'extendedRequestId' | 'httpMethod' | 'identity' | 'protocol' | 'requestTime')
  | ('requestTimeEpoch' | 'resourceId' | 'resourcePath')
type Ignored<Name extends string> = { readonly [N in Name]?: unknown }

/** An HTTP event of API Gateway (payload 1.0 or 2.0), a load balancer or a function URL. */
export interface LambdaEvent extends Ignored<Unread> {
  readonly version?: string | undefined
  readonly httpMethod?: string | undefined
  readonly path?: string | undefined
  readonly rawPath?: string | undefined
  readonly rawQueryString?: string | undefined
  readonly headers?: Values<string>
  readonly multiValueHeaders?: Values<readonly string[]>
  readonly queryStringParameters?: Values<string>
  readonly multiValueQueryStringParameters?: Values<readonly string[]>
  readonly requestContext: Ignored<UnreadOfContext> & {
    readonly domainName?: string | undefined
    readonly path?: string | undefined
    readonly elb?: unknown
    readonly http?: (Ignored<'path' | 'protocol' | 'sourceIp' | 'userAgent'> & { readonly method: string }) | undefined
  }
  readonly body?: string | null | undefined
  readonly isBase64Encoded?: boolean | undefined
}

/** The path with the stage, and the query, as the sender requested them; or as near to it as the event tells. */
export function toTarget(event: LambdaEvent): string {
  const { rawPath, rawQueryString, requestContext } = event
  const query = rawQueryString ?? toQuery(event)
  const path = toPath(rawPath ?? requestContext.path ?? event.path ?? '/')
  return query === '' ? path : `${path}?${toVisible(query)}`
}

// Gateways decode parts of a path; a decoded `?` or `#` would end it.
function toPath(path: string): string {
  const absolute = path.startsWith('/') ? path : `/${path}`
  return toVisible(absolute).replaceAll('?', '%3F')
}

function toVisible(text: string): string {
  return text.toWellFormed().replace(/[^!-~]|#/gu, encodeURIComponent)
}

// A load balancer passes parameters as they came. API Gateway 1.0 decodes them, and does not tell how they were written.
function toQuery({ queryStringParameters, multiValueQueryStringParameters, requestContext }: LambdaEvent): string {
  const encode = requestContext.elb === undefined ? encodeURIComponent : (text: string) => text
  const named = Object.entries(multiValueQueryStringParameters ?? queryStringParameters ?? {})
  const fields = named.flatMap(([name, value]) => [value ?? []].flat().map((each) => [name, each] as const))
  return fields.map(([name, value]) => `${encode(name.toWellFormed())}=${encode(value.toWellFormed())}`).join('&')
}
