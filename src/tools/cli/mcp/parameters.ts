import { UsageError } from '../exit.js'
import { hintOf } from '../hint-of.js'

/** One argument of a tool. */
export type Parameter = { readonly description: string; readonly required?: true } & (
  | { readonly type: 'text'; readonly choices?: readonly string[] }
  | { readonly type: 'texts' }
  | { readonly type: 'integer'; readonly min: number; readonly max: number; readonly default?: number }
  | { readonly type: 'flag' }
)

/** The arguments of a tool, by their names. */
export type Parameters = Readonly<Record<string, Parameter>>

type ValueOf<P extends Parameter> = P extends { readonly type: 'integer' }
  ? number
  : P extends { readonly type: 'texts' }
    ? readonly string[]
    : P extends { readonly type: 'flag' }
      ? boolean
      : string

/** The values of arguments: `undefined` for one that is not required, has no default and was not given. */
export type ArgumentsOf<P extends Parameters> = {
  readonly [Name in keyof P]: P[Name] extends { readonly required: true } | { readonly default: number }
    ? ValueOf<P[Name]>
    : ValueOf<P[Name]> | undefined
}

const maxTextLength = 4_096
const maxTexts = 32

/** The JSON Schema of arguments. */
export function toInputSchema(parameters: Parameters): object {
  const required = Object.entries(parameters).flatMap(([name, each]) => (each.required ? [name] : []))
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(parameters).map(([name, each]) => [name, schemaOf(each)])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  }
}

function schemaOf(parameter: Parameter): object {
  const { description } = parameter
  const text = { type: 'string', maxLength: maxTextLength }
  if (parameter.type === 'flag') return { type: 'boolean', description }
  if (parameter.type === 'texts') return { type: 'array', items: text, maxItems: maxTexts, description }
  if (parameter.type === 'text') {
    return { ...text, ...(parameter.choices !== undefined && { enum: parameter.choices }), description }
  }
  const { min, max } = parameter
  const byDefault = parameter.default === undefined ? {} : { default: parameter.default }
  return { type: 'integer', minimum: min, maximum: max, ...byDefault, description }
}

/**
 * Checks the arguments of a call.
 *
 * @throws {UsageError} one is missing, unknown or wrong; the message says which and what it must be
 */
export function readArguments<P extends Parameters>(
  parameters: P,
  given: Readonly<Record<string, unknown>>,
): ArgumentsOf<P> {
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(parameters, name))
  if (unknown !== undefined) {
    const hint = hintOf(unknown, Object.keys(parameters)) || `; the arguments are ${Object.keys(parameters).join(', ')}`
    throw new UsageError(`unknown argument ${unknown.slice(0, 80)}${hint}`)
  }
  const values = Object.entries(parameters).map(([name, parameter]) => {
    const value = Object.hasOwn(given, name) ? given[name] : undefined
    if (value !== undefined) return [name, checked(name, parameter, value)] as const
    if (parameter.required) throw new UsageError(`the argument ${name} is missing: ${parameter.description}`)
    return [name, parameter.type === 'integer' ? parameter.default : undefined] as const
  })
  // Each value was checked against its parameter.
  return Object.fromEntries(values) as ArgumentsOf<P>
}

function checked(name: string, parameter: Parameter, value: unknown): unknown {
  const { type } = parameter
  if (type === 'flag' && typeof value !== 'boolean') throw new UsageError(`${name} must be true or false`)
  if (type === 'text') checkText(name, value)
  if (type === 'text' && parameter.choices?.includes(String(value)) === false) {
    throw new UsageError(`${name} must be one of ${parameter.choices.join(', ')}`)
  }
  if (type === 'texts') {
    if (!Array.isArray(value) || value.length > maxTexts)
      throw new UsageError(`${name} must be a list of at most ${maxTexts} texts`)
    for (const each of value) checkText(name, each)
  }
  if (type === 'integer') {
    const { min, max } = parameter
    if (!Number.isInteger(value) || Number(value) < min || Number(value) > max) {
      throw new UsageError(`${name} must be a whole number from ${min} to ${max}`)
    }
  }
  return value
}

function checkText(name: string, value: unknown): void {
  if (typeof value !== 'string') throw new UsageError(`${name} must be a text`)
  if (value === '' || value.length > maxTextLength) {
    throw new UsageError(`${name} must have 1 to ${maxTextLength} characters`)
  }
}
