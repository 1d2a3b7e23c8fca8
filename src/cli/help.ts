import { globalFlags } from './arguments.js'
import type { Command, Flag, Flags } from './command.js'
import type { CommandEntry } from './commands.js'

/** The help of the program: what commands there are. */
export function programHelp(version: string, commands: Readonly<Record<string, CommandEntry>>): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length))
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`)
  return `webhook-receiver ${version}

Usage: webhook-receiver <command> [arguments] [flags]

${lines.join('\n')}

Flags of every command:
${flagLines(globalFlags)}

webhook-receiver <command> --help shows the arguments and flags of a command.
Exit codes: 0 fine, 1 a finding, 2 a mistake in the command line, 3 a server is not reachable.
`
}

/** The help of a command. */
export function commandHelp(name: string, summary: string, { args, flags, details, examples = [] }: Command): string {
  const parts = [`${summary}.`, `Usage: ${['webhook-receiver', name, args].filter(Boolean).join(' ')} [flags]`]
  if (Object.keys(flags).length > 0) parts.push(`Flags:\n${flagLines(flags)}`)
  if (details !== undefined) parts.push(details)
  if (examples.length > 0) parts.push(`Examples:\n${examples.map((example) => `  ${example}`).join('\n')}`)
  return `${parts.join('\n\n')}\n`
}

function flagLines(flags: Flags): string {
  const rows = Object.entries(flags).map(([name, flag]) => [usageOf(name, flag), textOf(flag)] as const)
  const width = Math.min(32, Math.max(...rows.map(([usage]) => usage.length)))
  return rows
    .map(([usage, summary]) =>
      usage.length > width ? `  ${usage}\n  ${' '.repeat(width)}  ${summary}` : `  ${usage.padEnd(width)}  ${summary}`,
    )
    .join('\n')
}

function usageOf(name: string, flag: Flag): string {
  if (flag.type === 'switch') return `--${name}`
  return flag.bare ? `--${name}[=${flag.value}]` : `--${name} <${flag.value}>`
}

function textOf(flag: Flag): string {
  if (flag.type === 'switch') return flag.summary
  const choices = flag.choices === undefined ? [] : [flag.choices.join(', ')]
  const notes = [
    ...choices,
    ...(flag.many ? ['may be repeated'] : []),
    ...(flag.default === undefined ? [] : [`default ${flag.default}`]),
  ]
  return notes.length === 0 ? flag.summary : `${flag.summary} (${notes.join('; ')})`
}
