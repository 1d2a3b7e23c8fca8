import { toAge } from '../capture-flags.js'
import { defineCommand } from '../command.js'
import { UsageError } from '../exit.js'
import { readFilter, readProviderRoute, readRespond, readTarget, readTargetRoute } from '../listen/flags.js'
import { listen } from '../listen/listen.js'
import { loadRules } from '../requests/retry-rules.js'
import { secretFlags } from '../secrets.js'

export const command = defineCommand({
  args: '[target]',
  flags: {
    provider: {
      type: 'text',
      value: 'name[@/path]',
      many: true,
      summary: 'Verify requests, or those to a path, as this provider',
    },
    ...secretFlags,
    port: {
      type: 'number',
      value: 'port',
      default: 4400,
      min: 0,
      max: 65_535,
      summary: 'Where webhooks are received; 0 takes any',
    },
    route: { type: 'text', value: '/path=url', many: true, summary: 'Hand requests to this path to another server' },
    respond: {
      type: 'text',
      value: 'status[:body]',
      summary: 'Without a target: the answer; default 200, and what a handshake of the provider needs',
    },
    retry: {
      type: 'text',
      value: 'rules',
      bare: true,
      summary: "Retry your server by the provider's rules, or by those of another one",
    },
    speed: { type: 'number', value: 'factor', default: 900, fraction: true, summary: 'How much faster retries come' },
    'hold-while-down': {
      type: 'switch',
      summary: 'Keep requests while your server restarts, and hand them over in order',
    },
    ordered: { type: 'switch', summary: 'Hand over one request at a time, with its retries' },
    tunnel: {
      type: 'text',
      value: 'kind[=where]',
      summary: 'A public URL: relay=URL, smee[=URL], ssh=host or cloudflared',
    },
    filter: {
      type: 'text',
      value: 'name=value',
      many: true,
      summary: 'Hand over only these: event, provider, status, path, method or search',
    },
    timeout: {
      type: 'number',
      value: 'seconds',
      default: 30,
      fraction: true,
      max: 3_600,
      summary: 'How long your server may take',
    },
    'keep-host': { type: 'switch', summary: 'Keep the Host header; it names your server otherwise' },
    insecure: { type: 'switch', summary: 'Accept any certificate of an https target' },
    'max-body': {
      type: 'number',
      value: 'megabytes',
      default: 32,
      fraction: true,
      max: 32,
      summary: 'The longest body; a longer one gets 413',
    },
    ui: { type: 'switch', summary: 'Serve a page that shows the captures, which is the default; --no-ui does not' },
    'ui-port': {
      type: 'number',
      value: 'port',
      default: 4401,
      min: 0,
      max: 65_535,
      summary: 'Where the page is served',
    },
    open: { type: 'switch', summary: 'Open the page in the browser' },
    max: { type: 'number', value: 'count', default: 1000, summary: 'How many captures are kept' },
    'max-age': { type: 'text', value: 'time', summary: 'How long captures are kept while it runs: 12h, 7d' },
  },
  details: `A target is a port, a host with a port, or a URL. With a path, every request goes to that path.
Your server gets the bytes of the body and the header lines as they came. Only Host and lines about the connection change.
Its answer goes back to the provider: 502 if it cannot be reached, 504 if it is too slow, 202 if the request is kept.`,
  examples: [
    'webhook-receiver listen 3000 --provider github',
    'webhook-receiver listen 3000/api/hooks --provider stripe --retry',
    'webhook-receiver listen 3000 --provider stripe@/hooks/stripe --provider github@/hooks/github',
    'webhook-receiver listen --respond 200:ok',
  ],
  async run([target], flags, context) {
    const { port, max, speed, timeout } = flags
    const to = target === undefined ? undefined : readTarget(target)
    const routes = flags.route.map(readTargetRoute)
    if (flags.respond !== undefined && to !== undefined) {
      throw new UsageError('--respond is for listening without a target, whose answer goes back otherwise')
    }
    // Fails now, and not with the first delivery.
    if (flags.retry !== undefined) await loadRules(flags.retry, undefined)
    return listen(
      {
        port,
        max,
        maxAgeMs: flags['max-age'] === undefined ? undefined : toMaxAge(flags['max-age']),
        maxBodyBytes: Math.max(1, Math.floor(flags['max-body'] * 1_048_576)),
        providerRoutes: flags.provider.map(readProviderRoute),
        routes: to === undefined ? routes : [...routes, { path: '/', to }],
        respond: flags.respond === undefined ? undefined : readRespond(flags.respond),
        retry: flags.retry,
        speed,
        ordered: flags.ordered === true,
        holdWhileDown: flags['hold-while-down'] === true,
        filter: readFilter(flags.filter),
        timeoutMs: timeout * 1_000,
        keepHost: flags['keep-host'] === true,
        insecure: flags.insecure === true,
        secrets: flags,
        tunnel: flags.tunnel,
        ui: flags.ui === false ? undefined : { port: flags['ui-port'], open: flags.open === true },
      },
      context,
    )
  },
})

function toMaxAge(given: string): number {
  const now = Date.now()
  const age = Math.floor(toAge(given, now, '--max-age'))
  if (age > 0) return age
  throw new UsageError(`--max-age must be an age such as 12h or 7d, not ${given}`)
}
