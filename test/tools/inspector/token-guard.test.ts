import { describe, expect, it } from 'vitest'
import { TokenGuard } from '../../../src/tools/inspector/relay/token-guard.js'

const token = 'a-token-of-the-relay'

function guard(changes: Partial<ConstructorParameters<typeof TokenGuard>[1]> = {}) {
  const clock = { now: 1_000 }
  const limits = { maxGuesses: 2, windowMs: 60_000, maxNetworks: 3, ...changes }
  return { clock, guard: new TokenGuard(token, limits, () => clock.now) }
}

describe('TokenGuard', () => {
  it('blocks a network after too many wrong tokens, until the window is over', () => {
    const { guard: tokens, clock } = guard()
    expect(tokens.isRight('wrong', '192.0.2.1')).toBe(false)
    expect(tokens.isBlocked('192.0.2.1')).toBe(false)
    tokens.isRight(`${token}x`, '192.0.2.1')
    expect(tokens.isBlocked('192.0.2.1')).toBe(true)
    expect(tokens.isBlocked('192.0.2.2')).toBe(false)
    clock.now += 59_999
    expect(tokens.isBlocked('192.0.2.1')).toBe(true)
    clock.now += 1
    expect(tokens.isBlocked('192.0.2.1')).toBe(false)
    tokens.isRight('wrong', '192.0.2.1')
    expect(tokens.isBlocked('192.0.2.1')).toBe(false)
  })

  it.each(['127.0.0.1', '127.8.9.1', '::ffff:127.0.0.1', '::1'])(
    'does not count %s, a proxy or this machine',
    (address) => {
      const { guard: tokens } = guard({ maxGuesses: 1 })
      expect(tokens.isRight('wrong', address)).toBe(false)
      expect(tokens.isBlocked(address)).toBe(false)
      expect(tokens.size).toBe(0)
    },
  )

  it('does not count right tokens', () => {
    const { guard: tokens } = guard()
    for (let time = 0; time < 10; time++) expect(tokens.isRight(token, '192.0.2.1')).toBe(true)
    expect(tokens.isBlocked('192.0.2.1')).toBe(false)
    expect(tokens.size).toBe(0)
  })

  it.each([
    ['192.0.2.1', '::ffff:192.0.2.1'],
    ['2001:db8:1:2::1', '2001:DB8:1:2:ffff:0:0:9'],
    ['2001:db8::1', '2001:db8:0:0:7::'],
    ['2001:db8::', '2001:db8:0:0:9:8:7:6'],
  ])('takes %s and %s for the same network', (one, other) => {
    const { guard: tokens } = guard({ maxGuesses: 1 })
    tokens.isRight('wrong', one)
    expect(tokens.isBlocked(other)).toBe(true)
    expect(tokens.isBlocked('2001:db8:1:3::1')).toBe(false)
  })

  it('remembers a limited number of networks', () => {
    const { guard: tokens } = guard({ maxGuesses: 1 })
    for (let host = 1; host <= 9; host++) tokens.isRight('wrong', `192.0.2.${host}`)
    expect(tokens.size).toBe(3)
    expect(tokens.isBlocked('192.0.2.9')).toBe(true)
    expect(tokens.isBlocked('192.0.2.1')).toBe(false)
  })
})
