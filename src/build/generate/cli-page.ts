import type { CommandEntry } from '../../tools/cli/command.js'
import { commandHelp, programHelp } from '../../tools/cli/help.js'

const width = 100

const intro = `# Command line

\`webhook-receiver\` comes with the package. It receives webhooks on your machine, says why one was refused, and sends it again.
[Local development](../test/local-development.md) shows it in use. It needs no account, and sends nothing to anyone else.

- Captured requests are in the folder \`.webhook-receiver\`, which only you can read and git ignores. They hold what the provider
  sent, tokens included: \`show\`, \`diff\` and \`export\` mask credentials unless you write \`--with-secrets\`. The variable
  \`WEBHOOK_CAPTURES_KEY\` [encrypts them](../operate/personal-data.md#captures-of-the-workbench).
- A secret is never an argument, because other processes can read arguments. It comes from the variable that the provider's page
  names, from another one with \`--secret-env\`, from a file with \`--secret-file\`, or from the [configuration](#configuration).
  \`--env .env\` sets variables of a file. On a terminal, a missing secret is asked for. \`--env-file\` does the same, but Node takes
  this name itself, wherever it stands: if the file is missing, Node prints its own message, and the exit code is 9.
- \`--json\` prints a JSON object a line, for scripts and agents.
- The exit code is 0 if all is well, 1 after a finding such as a refused delivery or an answer other than 2xx. It is 2 for a wrong
  command line, 3 if a server cannot be reached, 4 if an attack is incomplete, and 70 after an unexpected error. It is 141 if the reader
  of the output closes the pipe, as \`head\` does.
- \`show\` begins each line of a body with \`| \`, so that a body cannot imitate its other lines. \`show --raw\` prints only the body.
`

const configuration = `## Configuration

Save this as \`webhook-receiver.config.mjs\`. A provider with a path needs no flag. Node 22.18 and newer also load
\`webhook-receiver.config.ts\`.

\`\`\`js
export default {
  providers: {
    github: { path: '/hooks/github', secrets: process.env.GITHUB_WEBHOOK_SECRET },
    twilio: { path: '/hooks/twilio', secrets: process.env.TWILIO_AUTH_TOKEN, url: 'https://example.com/hooks/twilio' },
  },
}
\`\`\`

Your own provider, made by [defineProvider](../receive/custom-provider.md), goes into \`provider\`; with its \`deliveries\`, \`attack\` works too. See [Attack your endpoint](../test/attack.md#your-own-provider).
`

/** Writes the page about the command line from the help of all commands. */
export async function toCliPage(commands: Readonly<Record<string, CommandEntry>>): Promise<string> {
  const loaded = await Promise.all(
    Object.entries(commands).map(async ([name, { summary, load }]) => ({ name, summary, command: await load() })),
  )
  const rows = loaded.map(({ name, summary }) => `| [\`${name}\`](#${name}) | ${summary.replaceAll('|', '\\|')} |`)
  const sections = loaded.map(({ name, summary, command }) => {
    return `## ${name}\n\n\`\`\`text\n${commandHelp(name, summary, command, width)}\`\`\`\n`
  })
  const [, flags = ''] = /(Flags of every command:[\s\S]*?)\n\n/.exec(programHelp('', commands, width)) ?? []
  return [
    '<!-- Written by `npm run generate` from the help of the commands. -->\n',
    intro,
    `| command | |\n| --- | --- |\n${rows.join('\n')}\n`,
    `\`\`\`text\n${flags}\n\`\`\`\n`,
    configuration,
    ...sections,
  ].join('\n')
}
