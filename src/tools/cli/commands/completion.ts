import { defineCommand } from '../command.js'
import { toCompleted } from '../completion/completed.js'
import { completionScript, shells } from '../completion/scripts.js'
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
