import { defineCommand } from '../command.js'
import { exitCode } from '../exit.js'
import { hideSecrets } from '../mcp/hidden.js'
import { serveTools } from '../mcp/server.js'
import type { Tool } from '../mcp/tool.js'
import { attackEndpoint } from '../mcp/tools/attack.js'
import { diagnoseCapture, diffCaptures, verifyCapture } from '../mcp/tools/examine.js'
import { getCapture, listCaptures, searchCaptures, waitForCapture } from '../mcp/tools/read.js'
import { replayCapture, sendEvent } from '../mcp/tools/sending.js'
import { secretFlags } from '../secrets.js'

export const command = defineCommand({
  args: '',
  flags: {
    write: { type: 'switch', summary: 'Also offer the tools that send: replay, send and attack' },
    ...secretFlags,
  },
  details: `Serves the captures to an editor or an agent by the Model Context Protocol, over stdin and stdout, until stdin ends.
What senders wrote is marked as data in each answer, and credentials are masked. Tools that send reach this machine only.`,
  examples: ['webhook-receiver mcp', 'webhook-receiver mcp --write --dir /path/to/project/.webhook-receiver'],
  async run(_args, flags, surroundings) {
    const { out, stdin, version, signal } = surroundings
    const captures = await surroundings.captures()
    const context = {
      ...surroundings,
      captures: async () => captures,
      // Stdout is for messages of the protocol. `isJson` keeps commands from asking at the terminal.
      out: { ...out, isJson: true, line() {}, json() {}, raw() {} },
    }
    const hidden = await hideSecrets(flags, context)
    const offered = tools.filter(({ isWrite }) => flags.write === true || isWrite !== true)
    // Ends the input, too.
    signal.addEventListener('abort', () => stdin.destroy(), { once: true })
    try {
      await serveTools({ input: stdin, out, tools: offered, bench: { context, captures, flags, hidden }, version })
    } catch (error) {
      if (!signal.aborted) throw error
    }
    return exitCode.ok
  },
})

/** All tools, in the order in which clients list them. */
const tools: readonly Tool[] = [
  listCaptures,
  getCapture,
  searchCaptures,
  waitForCapture,
  verifyCapture,
  diagnoseCapture,
  diffCaptures,
  replayCapture,
  sendEvent,
  attackEndpoint,
]
