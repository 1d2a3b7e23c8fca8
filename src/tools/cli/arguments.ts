import { parseArgs } from 'node:util'
import type { Command, Flag, Flags } from './command.js'
import { hintOf, UsageError } from './exit.js'

/** The flags that every command takes. */
export const globalFlags = {
  json: { type: 'switch', summary: 'Print JSON, one object a line' },
  quiet: { type: 'switch', summary: 'Print results and errors only' },
  color: { type: 'switch', summary: 'Colours; --no-color and NO_COLOR turn them off' },
  dir: { type: 'text', value: 'folder', default: '.webhook-receiver', summary: 'Where captures are stored' },
  config: { type: 'text', value: 'file', summary: 'The configuration; default webhook-receiver.config.{ts,mjs,js}' },
  env: { type: 'text', value: 'file', many: true, summary: 'Sets variables from a file such as .env' },
  'env-file': { type: 'text', value: 'file', many: true, summary: 'The same, but Node reads this flag first' },
  mask: { type: 'text', value: 'path', many: true, summary: 'Mask a field of requests, such as payload.user.email' },
  'audit-file': { type: 'text', value: 'file', summary: 'Where reveals, exports, replays and erasures are recorded' },
  who: { type: 'text', value: 'name', summary: 'Who you are, for this file; default the user of the system' },
  help: { type: 'switch', summary: 'Show the help of a command' },
} as const satisfies Flags

/** What a command line says: values by the names of flags, and the arguments between them. */
export interface ParsedArguments {
  readonly values: Readonly<Record<string, unknown>>
  readonly args: readonly string[]
}

/**
 * Reads the arguments of a command. Values stay the text that was typed.
 *
 * @throws {UsageError} a flag is unknown, lacks its value or has a wrong one, or an argument is missing or unexpected
 */
export function parseArguments(name: string, command: Command, given: readonly string[]): ParsedArguments {
  const flags: Flags = { ...command.flags, ...globalFlags }
  const { tokens } = parseArgs({
    args: given.map((arg) => (isBare(flags, arg) ? `${arg}=` : arg)),
    options: Object.fromEntries(Object.entries(flags).map(([flag, { type }]) => [flag, { type: parsedType(type) }])),
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const values = new Map<string, unknown>(Object.entries(flags).flatMap(defaultOf))
  const args: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') args.push(token.value)
    if (token.kind === 'option') readFlag(flags, token, values, command.args)
  }
  if (values.get('help') !== true) checkArgs(name, command.args, args)
  return { values: Object.fromEntries(values), args }
}

function isBare(flags: Flags, arg: string): boolean {
  const flag = arg.startsWith('--') && Object.hasOwn(flags, arg.slice(2)) ? flags[arg.slice(2)] : undefined
  return flag !== undefined && flag.type !== 'switch' && flag.bare === true
}

function parsedType(type: Flag['type']): 'boolean' | 'string' {
  return type === 'switch' ? 'boolean' : 'string'
}

function defaultOf([name, flag]: readonly [string, Flag]): [string, unknown][] {
  if (flag.type === 'switch') return []
  if (flag.many) return [[name, []]]
  return flag.default === undefined ? [] : [[name, flag.default]]
}

interface OptionToken {
  readonly name: string
  readonly rawName: string
  readonly value?: string | undefined
}

function readFlag(
  flags: Flags,
  { name, rawName, value }: OptionToken,
  values: Map<string, unknown>,
  usage: string,
): void {
  const negated = rawName.startsWith('--no-') ? rawName.slice('--no-'.length) : undefined
  const key = negated !== undefined && Object.hasOwn(flags, negated) ? negated : name
  const flag = rawName.startsWith('--') && Object.hasOwn(flags, key) ? flags[key] : undefined
  if (flag === undefined) throw new UsageError(`unknown flag ${rawName}${hintOfFlag(name, flags, usage)}`)
  if (flag.type === 'switch') {
    if (value !== undefined) throw new UsageError(`${rawName} takes no value`)
    values.set(key, negated === undefined)
    return
  }
  if (negated !== undefined && key === negated) throw new UsageError(`unknown flag ${rawName}; --${key} takes a value`)
  if (value === undefined || (value === '' && !flag.bare)) {
    throw new UsageError(`--${key} needs a value: --${key} <${flag.value}>`)
  }
  const read = readValue(key, flag, value)
  const earlier = values.get(key)
  values.set(key, flag.many && Array.isArray(earlier) ? [...earlier, read] : read)
}

// Tools that take a secret as an argument are common.
function hintOfFlag(name: string, flags: Flags, usage: string): string {
  if (/^(secret|token|signing-secret|key)$/.test(name) && Object.hasOwn(flags, 'secret-env')) {
    return '; other processes can read arguments, so name the variable that holds the secret: --secret-env NAME'
  }
  if (usage.includes(`[${name}]`)) return `; ${name} is an argument here, without a flag`
  return hintOf(name, Object.keys(flags), '--')
}

function readValue(name: string, flag: Exclude<Flag, { type: 'switch' }>, value: string): string | number {
  if (flag.choices !== undefined && !flag.choices.includes(value)) {
    const hint = hintOf(value, flag.choices) || `; it is one of ${flag.choices.join(', ')}`
    throw new UsageError(`--${name} cannot be ${value}${hint}`)
  }
  if (flag.type === 'text') return value
  if (!/^\d+(\.\d+)?$/.test(value)) throw new UsageError(`--${name} must be a number, not ${value}`)
  return readNumber(name, flag, Number(value))
}

function readNumber(name: string, flag: Exclude<Flag, { type: 'switch' }>, value: number): number {
  const { fraction = false, min = fraction ? Number.MIN_VALUE : 1, max = Number.MAX_SAFE_INTEGER } = flag
  if (value >= min && value <= max && (fraction || Number.isInteger(value))) return value
  const from = min === Number.MIN_VALUE ? 'more than 0' : `from ${min}`
  const to = max === Number.MAX_SAFE_INTEGER ? '' : min === Number.MIN_VALUE ? `, and at most ${max}` : ` to ${max}`
  throw new UsageError(`--${name} must be a ${fraction ? '' : 'whole '}number ${from}${to}, not ${value}`)
}

function checkArgs(name: string, usage: string, args: readonly string[]): void {
  const wanted = usage.split(' ').filter((word) => word !== '')
  const missing = wanted.filter((word) => word.startsWith('<'))[args.length]
  if (missing !== undefined) throw new UsageError(`${name} needs ${missing}: webhook-receiver ${name} ${usage}`)
  const takesAll = wanted.some((word) => word.includes('...'))
  const extra = takesAll ? undefined : args[wanted.length]
  if (extra !== undefined) throw new UsageError(`unexpected argument ${extra}; ${name} takes ${usage || 'none'}`)
}
