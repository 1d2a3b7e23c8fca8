import { once } from 'node:events'
import { relative } from 'node:path'
import type { AuditLine } from '../../inspector/api/audit.js'
import type { Captures } from '../../inspector/captures/captures.js'
import type { Context } from '../command.js'
import { frameworkOf } from '../doctor/fix-code.js'
import { type ExitCode, exitCode, listenError } from '../exit.js'
import { captureMask, maskTarget } from '../mask-captures.js'
import { openBrowser } from '../page/open-browser.js'
import type { ServedPage } from '../page/page.js'
import { onEnteredLine } from '../terminal/entered-lines.js'
import { bold, dim, text, yellow } from '../terminal/text.js'
import { readTunnel } from '../tunnel/tunnel.js'
import type { Tunnel } from '../tunnel/tunnel-request.js'
import { Listener, type ListenOptions, type ListenParts, makeHandovers, rulesOf } from './listener.js'
import { Report } from './report.js'
import { startServer } from './server.js'
import { makeVerifier } from './verifier.js'

const maxStoredBytes = 134_217_728
const graceMs = 3_000

/** Receives webhooks until it is interrupted: stores, verifies and hands over each request, and prints what happens. */
export async function listen(options: ListenOptions, context: Context): Promise<ExitCode> {
  const { out, signal, cwd } = context
  const framework = frameworkOf(cwd)
  const verifier = await makeVerifier(options.providerRoutes, options.secrets, framework, context)
  if (options.tunnel !== undefined) readTunnel(options.tunnel, context)
  const captures = await context.captures({
    max: options.max,
    maxAgeMs: options.maxAgeMs,
    maxBytes: maxStoredBytes,
    isWritten: true,
  })
  const mask = await context.masked()
  const report = new Report(context, await captureMask(context))
  reportUnfinished(captures, report, context)
  const handovers = makeHandovers(
    options,
    { captures, report, rules: await rulesOf(options, verifier) },
    { framework, writeCommand: context.writeCommand },
  )
  const listener = new Listener(options, { captures, verifier, report, handovers })
  const server = await startServer({
    port: options.port,
    maxBodyBytes: options.maxBodyBytes,
    handle: (request) => listener.handle(request),
    onError: (error) => out.error(error instanceof Error ? error.message : String(error)),
    onAborted: (method, target) =>
      report.note(`${method} ${maskTarget(target)}: the sender has gone before its body was complete`),
  })
  const page = await openPage(options, { captures, verifier, report, handovers, mask }, server.url, context).catch(
    async (error: unknown) => {
      await Promise.all([server.close(0), handovers.close(0)])
      throw error
    },
  )
  out.json({ listening: { url: server.url, pid: process.pid } })
  out.line(text`Listening on ${bold(server.url)}${toTargets(options)}`)
  if (page !== undefined) showPage(page, options, context)
  const links = page && printLinks(page, context)
  const keys = links === undefined ? 'Ctrl+C ends.' : 'Enter prints a new link to the page, Ctrl+C ends.'
  out.line(dim(text`Captures are in ${relative(cwd, context.dir) || context.dir}. ${keys}`))
  const tunnel = await openPublicUrl(options, server.port, report, context).catch(async (error: unknown) => {
    links?.close()
    await Promise.all([page?.close(), server.close(0), handovers.close(0)])
    throw error
  })
  if (!signal.aborted) await once(signal, 'abort')
  links?.close()
  await tunnel?.close()
  await page?.close()
  const closing = server.close(graceMs)
  await handovers.close(graceMs)
  await closing
  out.line(report.summary())
  return exitCode.ok
}

async function openPage(
  { ui, timeoutMs, keepHost, insecure, routes, max, ordered, holdWhileDown }: ListenOptions,
  { captures, verifier, handovers, report, mask }: ListenParts & { readonly mask: readonly string[] },
  captureUrl: string,
  context: Context,
): Promise<ServedPage | undefined> {
  if (ui === undefined) return undefined
  // Loaded now, so that requests are already taken.
  const { servePage, openPageInbox } = await import('../page/page.js')
  const inbox = await openPageInbox(context, (message) => report.note(message))
  const limits = { captures: String(max), folder: `${maxStoredBytes / 1_048_576} MB` }
  const forwarding = { timeoutMs, keepHost, insecure }
  const holding = ordered || holdWhileDown ? handovers : undefined
  const parts = { captures, captureUrl, routes, verifier, handovers: holding, limits }
  const audit = ({ at: _at, who: _who, ...act }: AuditLine) => context.audit(act)
  return servePage({ ...forwarding, ...parts, inbox, mask, audit, port: ui.port }).catch(async (error: unknown) => {
    await inbox?.close()
    throw listenError(ui.port, error, '--ui-port')
  })
}

function showPage(page: ServedPage, { ui }: ListenOptions, { out }: Context): void {
  if (ui === undefined) return
  const isElsewhere = ui.port !== 0 && page.port !== ui.port
  const url = page.launchUrl()
  out.json({ page: { url, ...(isElsewhere && { taken: ui.port }) } })
  out.line(text`Look at them on ${bold(url)}${isElsewhere ? ` (port ${ui.port} is taken)` : ''}`)
  if (ui.open) openBrowser(url)
}

/** Prints a new link to the page for each line that a person enters; `undefined` without a terminal. */
function printLinks({ launchUrl }: ServedPage, context: Context): { readonly close: () => void } | undefined {
  const { out } = context
  return onEnteredLine(context, () => {
    const url = launchUrl()
    out.json({ page: { url } })
    out.line(text`Look at them on ${bold(url)}`)
  })
}

async function openPublicUrl(
  { tunnel: flag }: ListenOptions,
  port: number,
  report: Report,
  context: Context,
): Promise<Tunnel | undefined> {
  if (flag === undefined) return undefined
  const tunnel = await readTunnel(flag, context)({ port, context, onNote: (note) => report.note(note) })
  const { out } = context
  out.json({ tunnel: { url: tunnel.url, warning: tunnel.warning } })
  out.line(text`Give your provider ${bold(tunnel.url)}`)
  if (tunnel.warning !== undefined) out.line(yellow(tunnel.warning))
  return tunnel
}

// Killed while it kept requests or waited for a retry, `listen` has not handed these over. It must not do so unasked: the code
// that was killed may have been the reason.
function reportUnfinished(captures: Captures, report: Report, { writeCommand }: Context): void {
  const unfinished = captures
    .list({ origin: 'received' })
    .filter(({ id }) => captures.attemptsOf(id).at(-1)?.nextAt !== undefined)
    .map(({ id }) => id)
  if (unfinished.length === 0) return
  const shown = unfinished.length > 5 ? `${unfinished[0]}..${unfinished.at(-1)}` : unfinished.join(' ')
  report.note(`${unfinished.length} requests still waited for your server: ${writeCommand(`replay ${shown}`)}`)
}

function toTargets({ routes }: ListenOptions): string {
  if (routes.length === 0) return ', and answering by itself'
  const names = routes.map(
    ({ path, to }) => `${path === '/' ? '' : `${path} `}${to.origin}${to.pathname === '/' ? '' : to.pathname}`,
  )
  return `, handing over to ${names.join(', ')}`
}
