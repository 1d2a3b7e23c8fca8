import type { CommandEntry } from './command.js'

/** All commands, in the order of the help. Only the file of the one that runs is loaded. */
export const commands: Readonly<Record<string, CommandEntry>> = {
  listen: {
    summary: 'Receive webhooks, verify them, and hand them to your local server',
    load: () => import('./commands/listen.js'),
  },
  list: {
    summary: 'List the captured requests',
    load: () => import('./commands/list.js'),
  },
  show: {
    summary: 'Show a captured request, its verdict and its answers',
    load: () => import('./commands/show.js'),
  },
  send: {
    summary: 'Send signed deliveries of a provider to your server',
    load: () => import('./commands/send.js'),
  },
  replay: {
    summary: 'Send captured requests again, as they were or signed again',
    load: () => import('./commands/replay.js'),
  },
  relay: {
    summary: 'Run a relay on your own host, for webhooks that reach a developer',
    load: () => import('./commands/relay.js'),
  },
  verify: {
    summary: 'Verify a captured request, and show what was signed',
    load: () => import('./commands/verify.js'),
  },
  doctor: {
    summary: 'Find out why a request is refused, with a proof and the fix',
    load: () => import('./commands/doctor.js'),
  },
  inbox: {
    summary: 'Look into a durable inbox, and redrive or discard dead letters',
    load: () => import('./commands/inbox.js'),
  },
  export: {
    summary: 'Write captured requests as curl, HTTP, HAR, tests, CloudEvents or OpenAPI',
    load: () => import('./commands/export.js'),
  },
  types: {
    summary: 'Write TypeScript types or zod schemas of the captured payloads',
    load: () => import('./commands/types.js'),
  },
  diff: {
    summary: 'Compare two captured requests',
    load: () => import('./commands/diff.js'),
  },
  rm: {
    summary: 'Remove captured requests',
    load: () => import('./commands/rm.js'),
  },
  attack: {
    summary: 'Attack an endpoint with genuine and forged deliveries, and score it',
    load: () => import('./commands/attack.js'),
  },
  mcp: {
    summary: 'Let an editor or an agent read the captures, over stdin and stdout',
    load: () => import('./commands/mcp.js'),
  },
  completion: {
    summary: 'Print a script that completes commands and flags in a shell',
    load: () => import('./commands/completion.js'),
  },
}
