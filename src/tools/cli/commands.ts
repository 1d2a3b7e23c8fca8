import type { CommandEntry } from './command.js'
import { command as completion } from './commands/completion.js'
import { command as diff } from './commands/diff.js'
import { command as list } from './commands/list.js'
import { command as rm } from './commands/rm.js'
import { command as rotate } from './commands/rotate.js'
import { command as show } from './commands/show.js'

/** All commands, in the order of the help. Those that need much of the library are loaded in two groups. */
export const commands: Readonly<Record<string, CommandEntry>> = {
  init: {
    summary: 'Write a receiver for your framework, with a test, into a new or present project',
    load: async () => (await import('./commands/receiving.js')).init,
  },
  listen: {
    summary: 'Receive webhooks, verify them, and hand them to your local server',
    load: async () => (await import('./commands/receiving.js')).listen,
  },
  list: { summary: 'List the captured requests', load: async () => list },
  show: { summary: 'Show a captured request, its verdict and its answers', load: async () => show },
  send: {
    summary: 'Send signed deliveries of a provider to your server',
    load: async () => (await import('./commands/receiving.js')).send,
  },
  replay: {
    summary: 'Send captured requests again, as they were or signed again',
    load: async () => (await import('./commands/receiving.js')).replay,
  },
  relay: {
    summary: 'Run a relay on your own host, for webhooks that reach a developer',
    load: async () => (await import('./commands/remote.js')).relay,
  },
  verify: {
    summary: 'Verify a captured request, and show what was signed',
    load: async () => (await import('./commands/receiving.js')).verify,
  },
  doctor: {
    summary: 'Find out why a request is refused, with a proof and the fix',
    load: async () => (await import('./commands/receiving.js')).doctor,
  },
  inbox: {
    summary: 'Look into a durable inbox, redrive or discard dead letters, pause and resume',
    load: async () => (await import('./commands/remote.js')).inbox,
  },
  export: {
    summary: 'Write captured requests as curl, HTTP, HAR, tests, CloudEvents or OpenAPI',
    load: async () => (await import('./commands/receiving.js')).export,
  },
  types: {
    summary: 'Write types of the captured payloads, or a provider from OpenAPI or AsyncAPI',
    load: async () => (await import('./commands/receiving.js')).types,
  },
  diff: { summary: 'Compare two captured requests', load: async () => diff },
  rm: { summary: 'Remove captured requests', load: async () => rm },
  rotate: { summary: 'Seal captured requests with a new key', load: async () => rotate },
  attack: {
    summary: 'Attack an endpoint with genuine and forged deliveries, and score it',
    load: async () => (await import('./commands/remote.js')).attack,
  },
  mcp: {
    summary: 'Let an editor or an agent read the captures, over stdin and stdout',
    load: async () => (await import('./commands/remote.js')).mcp,
  },
  completion: { summary: 'Print a script that completes commands and flags in a shell', load: async () => completion },
}
