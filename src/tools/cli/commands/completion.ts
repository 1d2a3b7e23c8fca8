import { globalFlags } from '../arguments.js'
import { type CommandEntry, defineCommand } from '../command.js'
import { exitCode, UsageError } from '../exit.js'

export const command = defineCommand({
  args: '<shell>',
  flags: {},
  details: 'The shell is bash, zsh or fish. The first line of the script says how to install it.',
  examples: ['eval "$(webhook-receiver completion bash)"'],
  async run([wanted = ''], _flags, { out, commands }) {
    const shell = shells.find((each) => each === wanted)
    if (shell === undefined)
      throw new UsageError(`there is no script for ${wanted}; the shells are ${shells.join(', ')}`)
    out.raw(completionScript(shell, await toCompleted(commands)))
    return exitCode.ok
  },
})

/** Loads all commands for their flags. */
function toCompleted(commands: Readonly<Record<string, CommandEntry>>): Promise<readonly Completed[]> {
  return Promise.all(
    Object.entries(commands).map(async ([name, { summary, load }]) => {
      const command = await load()
      return { name, summary, flags: Object.keys({ ...command.flags, ...globalFlags }) }
    }),
  )
}

/** A command and its flags, for completion. */
export interface Completed {
  readonly name: string
  readonly summary: string
  readonly flags: readonly string[]
}

/** The shells that have a script. */
const shells = ['bash', 'zsh', 'fish'] as const

/** Writes the completion script of a shell. Names and summaries are those of this package, so nothing needs more quoting. */
function completionScript(shell: (typeof shells)[number], commands: readonly Completed[]): string {
  if (shell === 'bash') return bashScript(commands)
  return shell === 'zsh' ? zshScript(commands) : fishScript(commands)
}

function bashScript(commands: readonly Completed[]): string {
  const cases = commands.map(({ name, flags }) => `    ${name}) words="${toFlags(flags)}" ;;`)
  return `# eval "$(webhook-receiver completion bash)" in ~/.bashrc
_webhook_receiver() {
  local words
  case "\${COMP_WORDS[1]}" in
${cases.join('\n')}
    *) words="" ;;
  esac
  [ "$COMP_CWORD" -eq 1 ] && words="${commands.map(({ name }) => name).join(' ')} --help --version"
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
  return 0
}
complete -o default -F _webhook_receiver webhook-receiver
`
}

function zshScript(commands: readonly Completed[]): string {
  const list = commands.map(({ name, summary }) => `    '${name}:${quoted(summary)}'`)
  const cases = commands.map(({ name, flags }) => `    ${name}) compadd -- ${toFlags(flags)}; _files ;;`)
  return `# eval "$(webhook-receiver completion zsh)" in ~/.zshrc, after compinit
_webhook_receiver() {
  local -a commands
  commands=(
${list.join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  case "$words[2]" in
${cases.join('\n')}
  esac
}
compdef _webhook_receiver webhook-receiver
`
}

function fishScript(commands: readonly Completed[]): string {
  const lines = commands.flatMap(({ name, summary, flags }) => [
    `complete -c webhook-receiver -n __fish_use_subcommand -a ${name} -d '${quoted(summary)}'`,
    ...flags.map((flag) => `complete -c webhook-receiver -n '__fish_seen_subcommand_from ${name}' -l ${flag}`),
  ])
  return `# webhook-receiver completion fish > ~/.config/fish/completions/webhook-receiver.fish\n${lines.join('\n')}\n`
}

function toFlags(flags: readonly string[]): string {
  return flags.map((flag) => `--${flag}`).join(' ')
}

function quoted(summary: string): string {
  return summary.replaceAll("'", "'\\''")
}
