import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { toWebhookRequest } from '../../../../../src/core/request/to-webhook-request.js'
import { toCurl, toHttp } from '../../../../../src/tools/inspector/api/views/export-as.js'

// What a shell passes to curl: the command is replaced by one that prints its arguments.
function argumentsIn(command: string): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }\n${command}`
  return execFileSync('bash', ['--norc', '-c', script], { encoding: 'utf8', env: { LANG: 'C.UTF-8' } })
    .split('\0')
    .slice(0, -1)
}

describe('toCurl', () => {
  it.each([
    '{"a":"it\'s"}',
    '$(touch /tmp/x) `id` "$HOME" \\ !! ; rm -rf / & | > x',
    '@/etc/passwd',
    "-K /etc/passwd\n'\u001b[201~id\r\n",
    'ä 😀 \u202e',
    "'",
  ])('passes %j to curl as it is', (body) => {
    const request = toWebhookRequest({
      url: 'http://127.0.0.1/a?b=c&d',
      headers: { 'X-A': body.replace(/[\r\n]/g, ' ') },
      body,
    })
    const command = toCurl(request)
    const header = `X-A: ${body.replace(/[\r\n]/g, ' ')}`
    const expected = ['-X', 'POST', 'http://127.0.0.1/a?b=c&d', '-H', header, '--data-raw', body]
    expect(argumentsIn(command)).toEqual(expected)
    expect(command.replace(/\\\n/g, '')).not.toMatch(/\p{C}/u)
  })

  it('names a file for a body that no argument can hold, and none for an empty one', () => {
    expect(toCurl(toWebhookRequest({ body: Uint8Array.of(255) }))).toContain('--data-binary @body.bin')
    expect(toCurl(toWebhookRequest({ body: 'a\0b' }))).toContain('--data-binary @body.bin')
    expect(toCurl(toWebhookRequest({}))).not.toContain('--data')
  })
})

describe('toHttp', () => {
  it('writes the request line, the headers in their order and the body', () => {
    const request = toWebhookRequest({
      url: 'http://h/a?b',
      headers: [
        ['A', '1'],
        ['a', '2'],
      ],
      body: 'x',
    })
    expect(toHttp(request)).toBe('POST /a?b HTTP/1.1\r\nA: 1\r\na: 2\r\n\r\nx')
  })
})
