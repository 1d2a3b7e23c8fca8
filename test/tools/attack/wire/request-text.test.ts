import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { toCurl } from '../../../../src/tools/attack/reports/request-text.js'

describe('toCurl', () => {
  it('writes a command in which bash finds the same bytes', () => {
    const body = Uint8Array.from([...new TextEncoder().encode(`{"a":"it's ü $HOME \\n !"}`), 10, 255, 1])
    const request = { method: 'POST', url: 'http://127.0.0.1/hooks?a=$(id)', headers: [['X-A', "b'c"]] as const, body }
    const command = toCurl(request).replace(/^curl/, 'printf "%s|"')
    const printed = execFileSync('bash', ['-c', command])
    const parts = printed.toString('latin1').split('|')
    expect(parts.slice(0, 6)).toEqual(['-i', '-X', 'POST', 'http://127.0.0.1/hooks?a=$(id)', '-H', "X-A: b'c"])
    expect(Buffer.from(parts.at(-2) ?? '', 'latin1')).toEqual(Buffer.from(body))
  })
})
