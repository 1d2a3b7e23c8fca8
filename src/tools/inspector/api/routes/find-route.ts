import { Problem } from '../problem.js'

/** What a route is called with. */
interface RouteCall {
  readonly request: Request
  readonly query: URLSearchParams
  /** The values of the path's parameters, decoded. */
  readonly values: Readonly<Record<string, string>>
}

/** Answers one call of the API with a value for JSON, or with a response. */
type Route = (call: RouteCall) => unknown

/** Routes by `METHOD path`, where a step such as `:id` is a parameter. */
export type Routes = Readonly<Record<string, Route>>

interface Found {
  readonly route: Route
  readonly values: Readonly<Record<string, string>>
}

/**
 * Finds the route for a method and a path.
 *
 * @throws {Problem} `not_found`, `method_not_allowed`
 */
export function findRoute(routes: Routes, method: string, path: string): Found {
  const matching = Object.entries(routes).flatMap(([pattern, route]) => {
    const [allowed = '', template = ''] = pattern.split(' ')
    const values = match(template, path)
    return values === undefined ? [] : [{ allowed, route, values }]
  })
  if (matching.length === 0) throw new Problem('not_found', 'There is no such part of the inspector')
  const found = matching.find(({ allowed }) => allowed === method)
  if (found === undefined)
    throw new Problem('method_not_allowed', `Use ${matching.map(({ allowed }) => allowed).join(' or ')}`)
  return found
}

function match(template: string, path: string): Readonly<Record<string, string>> | undefined {
  const [expected, actual] = [template.split('/'), path.split('/')]
  if (expected.length !== actual.length) return undefined
  const values: Record<string, string> = {}
  for (const [index, step] of expected.entries()) {
    const text = actual[index] ?? ''
    if (step.startsWith(':')) {
      const value = decodeStep(text)
      if (value === undefined) return undefined
      values[step.slice(1)] = value
    } else if (step !== text) return undefined
  }
  return values
}

function decodeStep(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
