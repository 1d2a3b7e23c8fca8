import { valuesOf } from '../../inspector/signing/raw-request.js'
import { type Exported, plainText } from './exported.js'

// curl writes these itself.
const left = /^(host|content-length|transfer-encoding|connection|expect)$/i

/** A command for a POSIX shell that sends the same bytes with curl; for bash and zsh if a header is not ASCII. */
export function toCurl({ method, serverTarget, rawHeaders, body, origin }: Exported): string {
  const parts = [
    `curl --include --globoff --path-as-is --request ${quote(method)} ${quote(`${origin}${serverTarget}`)}`,
  ]
  for (const [name, value] of rawHeaders) {
    if (!left.test(name)) parts.push(`--header ${quote(value === '' ? `${name};` : `${name}: ${value}`)}`)
  }
  // Headers that curl would add.
  const added = ['User-Agent', 'Accept', ...(body.length > 0 ? ['Content-Type'] : [])]
  for (const name of added) {
    if (valuesOf(rawHeaders, name.toLowerCase()).length === 0) parts.push(`--header ${quote(`${name}:`)}`)
  }
  if (body.length === 0) return `${parts.join(' \\\n  ')}\n`
  const text = plainText(body)
  // An argument that begins with @ would be the name of a file.
  if (text !== undefined && !text.startsWith('@')) {
    return `${[...parts, `--data-binary ${singleQuoted(text)}`].join(' \\\n  ')}\n`
  }
  // Bytes that a shell or a terminal would change.
  return `base64 -d <<'BODY' | ${[...parts, '--data-binary @-'].join(' \\\n  ')}\n${inLines(body)}\nBODY\n`
}

function singleQuoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}

// For text from a request's head, which is Latin-1: ANSI-C quoting gives its bytes, and nothing that a terminal acts upon.
function quote(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return singleQuoted(text)
  const escaped = [...Buffer.from(text, 'latin1')].map((byte) =>
    byte >= 0x20 && byte < 0x7f && byte !== 0x27 && byte !== 0x5c
      ? String.fromCharCode(byte)
      : `\\x${byte.toString(16).padStart(2, '0')}`,
  )
  return `$'${escaped.join('')}'`
}

function inLines(body: Buffer): string {
  return (body.toString('base64').match(/.{1,100}/g) ?? []).join('\n')
}

/** The request as its bytes on the wire. A body that came in chunks is written with its length. */
export function toHttp({ method, serverTarget, rawHeaders, body, capture }: Exported): Buffer {
  const isChunked = (name: string) => name.toLowerCase() === 'transfer-encoding'
  const hasLength = rawHeaders.some(([name]) => name.toLowerCase() === 'content-length')
  const lines = rawHeaders.flatMap(([name, value]) => {
    // Masking may have changed the length.
    if (name.toLowerCase() === 'content-length') return `${name}: ${body.length}`
    return isChunked(name) ? (hasLength ? [] : `Content-Length: ${body.length}`) : `${name}: ${value}`
  })
  const head = [`${method} ${serverTarget} HTTP/${capture.httpVersion}`, ...lines, '', ''].join('\r\n')
  return Buffer.concat([Buffer.from(head, 'latin1'), body])
}
