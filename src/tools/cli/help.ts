import { globalFlags } from './arguments.js'
import type { Command, CommandEntry, Flag, Flags } from './command.js'
import { wrapWords } from './terminal/text.js'

/** The help of the program: what commands there are. */
export function programHelp(version: string, commands: Readonly<Record<string, CommandEntry>>, width: number): string {
  const names = Math.max(...Object.keys(commands).map((name) => name.length))
  const lines = Object.entries(commands).map(
    ([name, { summary }]) => `  ${name.padEnd(names)}  ${wrap(summary, width, names + 4)}`,
  )
  return `webhook-receiver ${version}

Usage: webhook-receiver <command> [arguments] [flags]

${lines.join('\n')}

Flags of every command:
${flagLines(globalFlags, width)}

webhook-receiver <command> --help shows the arguments and flags of a command.
Exit codes: 0 fine, 1 a finding, 2 a wrong command line, 3 no connection.
`
}

/** The help of a command. */
export function commandHelp(name: string, summary: string, command: Command, width: number): string {
  const { args, flags, details, examples = [] } = command
  const parts = [`${summary}.`, `Usage: ${['webhook-receiver', name, args].filter(Boolean).join(' ')} [flags]`]
  if (Object.keys(flags).length > 0) parts.push(`Flags:\n${flagLines(flags, width)}`)
  if (details !== undefined) parts.push(wrap(details, width, 0))
  if (examples.length > 0) parts.push(`Examples:\n${examples.map((example) => `  ${example}`).join('\n')}`)
  return `${parts.join('\n\n')}\n`
}

function flagLines(flags: Flags, lineWidth: number): string {
  const rows = Object.entries(flags).map(([name, flag]) => [usageOf(name, flag), textOf(flag)] as const)
  const width = Math.min(32, Math.max(...rows.map(([usage]) => usage.length)))
  return rows
    .map(([usage, text]) => {
      const summary = wrap(text, lineWidth, width + 4)
      return usage.length > width
        ? `  ${usage}\n  ${' '.repeat(width)}  ${summary}`
        : `  ${usage.padEnd(width)}  ${summary}`
    })
    .join('\n')
}

function wrap(text: string, width: number, indent: number): string {
  return wrapWords(text, width - indent).join(`\n${' '.repeat(indent)}`)
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
