import { decodeUtf8 } from '../../../core/bytes/encoding.js'
import { toCurl, toHttp } from '../../inspector/api/views/export-as.js'
import type { RawRequest } from '../../inspector/signing/raw-request.js'
import type { Output } from '../terminal/output.js'
import { jsonLine } from '../terminal/output.js'
import { text } from '../terminal/text.js'

/** How a request can be printed instead of sent. */
export const printForms = ['curl', 'http', 'json', 'fixture'] as const

/** One of {@link printForms}. */
export type PrintForm = (typeof printForms)[number]

/** Prints a request: as a command, as HTTP, as JSON that `replay` and `verify` read, or as a TypeScript module. */
export function printRequest(request: RawRequest, to: URL, form: PrintForm, out: Output): void {
  if (form === 'json' || out.isJson) {
    out.raw(`${jsonLine(toFile(request))}\n`)
    return
  }
  const content = printers[form](request, to)
  // A terminal must not act on bytes of a captured request; a file gets them as they are.
  if (out.isTerminal) for (const line of content.split(/\r?\n/)) out.line(text`${line}`)
  else out.raw(`${content}\n`)
}

/** A request as a file of JSON holds it; `body` is in base64. */
function toFile({ method, target, rawHeaders, body }: RawRequest) {
  return { method, target, rawHeaders, body: Buffer.from(body).toString('base64') }
}

const printers: Readonly<Record<Exclude<PrintForm, 'json'>, (request: RawRequest, to: URL) => string>> = {
  curl: (request, to) => toCurl(toWebhookRequest(request, to)),
  http: (request, to) => toHttp(toWebhookRequest(request, to)),
  fixture: toFixture,
}

function toWebhookRequest({ method, target, rawHeaders, body }: RawRequest, to: URL) {
  return { method, url: `${to.origin}${target}`, headers: rawHeaders, body, encrypted: to.protocol === 'https:' }
}

function toFixture({ method, target, rawHeaders, body }: RawRequest, to: URL): string {
  const decoded = decodeUtf8(body)
  const bytes =
    decoded === undefined
      ? `Uint8Array.from(atob('${Buffer.from(body).toString('base64')}'), (character) => character.charCodeAt(0))`
      : `new TextEncoder().encode(${literal(decoded)})`
  const headers = rawHeaders.map(([name, value]) => `    [${literal(name)}, ${literal(value)}],\n`)
  return [
    "import type { Sample } from 'webhook-receiver/testing'",
    '',
    'export const request: Sample = {',
    `  method: ${literal(method)},`,
    `  url: ${literal(`${to.origin}${target}`)},`,
    `  headers: [\n${headers.join('')}  ],`,
    `  body: ${bytes},`,
    `  encrypted: ${to.protocol === 'https:'},`,
    '}',
  ].join('\n')
}

// JSON is a literal of JavaScript; invisible characters are escaped, so that the file shows them.
function literal(content: string): string {
  return jsonLine(content)
}
