import { decodeUtf8 } from '../../../../core/bytes/encoding.js'
import type { WebhookRequest } from '../../../../core/request/delivery.js'

/**
 * A command line that sends a request again; a body that is not text is named as a file.
 *
 * It is safe to paste: captured text is quoted, and control characters are escaped.
 */
export function toCurl({ method, url, headers, body }: WebhookRequest): string {
  const text = decodeUtf8(body)
  // A shell cannot pass the character zero in an argument.
  const data = text === undefined || text.includes('\0') ? '--data-binary @body.bin' : `--data-raw ${quote(text)}`
  const lines = headers.filter(([name]) => !/^(content-length|host|connection|transfer-encoding)$/i.test(name))
  return [
    `curl -X ${quote(method)} ${quote(url)}`,
    ...lines.map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(body.length === 0 ? [] : [data]),
  ].join(' \\\n  ')
}

// In single quotes a shell replaces nothing. A terminal would act on control characters when the text is pasted.
function quote(text: string): string {
  if (/^[\w./:=-]+$/.test(text)) return text
  if (!/\p{C}/u.test(text)) return `'${text.replaceAll("'", "'\\''")}'`
  return `$'${text.replace(/['\\]/g, '\\$&').replace(/\p{C}/gu, escapeCharacter)}'`
}

function escapeCharacter(character: string): string {
  if (character === '\n') return '\\n'
  return `\\U${(character.codePointAt(0) ?? 0).toString(16).padStart(8, '0')}`
}

/** The request as HTTP/1.1 writes it; a body that is not text is left out. */
export function toHttp({ method, url, headers, body }: WebhookRequest): string {
  const target = url.replace(/^[a-z][a-z+.-]*:\/\/[^/?#]*/i, '') || '/'
  const text = decodeUtf8(body) ?? `(${body.length} bytes that are not text)`
  return [`${method} ${target} HTTP/1.1`, ...headers.map(([name, value]) => `${name}: ${value}`), '', text].join('\r\n')
}
