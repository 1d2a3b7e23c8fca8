import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkDateTimestamp, checkTimestamp, requireTolerance } from '../../../../src/core/verify/signed/timestamp.js'
import { isWebhookError } from '../../../../src/errors.js'
import { runs } from '../../../runs.js'

const now = 1_700_000_000_000
const seconds = now / 1000
const field = 'x-timestamp'

function codeOf(text: string, at = now, options = {}): string {
  try {
    return String(checkTimestamp(text, { ...options, now: at, field }))
  } catch (error) {
    if (isWebhookError(error)) return error.code
    throw error
  }
}

describe('checkTimestamp', () => {
  it('returns the time in milliseconds', () => {
    expect(codeOf(`${seconds}`)).toBe(`${now}`)
    expect(codeOf(`${now}`, now, { unit: 'milliseconds' })).toBe(`${now}`)
  })

  it('accepts a skew of exactly the tolerance in either direction, and not a second more', () => {
    expect(codeOf(`${seconds - 300}`)).toBe(`${now - 300_000}`)
    expect(codeOf(`${seconds + 300}`)).toBe(`${now + 300_000}`)
    expect(codeOf(`${seconds - 301}`)).toBe('timestamp_too_old')
    expect(codeOf(`${seconds + 301}`)).toBe('timestamp_in_future')
  })

  it('counts the milliseconds of the clock', () => {
    expect(codeOf(`${seconds - 300}`, now + 1)).toBe('timestamp_too_old')
    expect(codeOf(`${seconds + 300}`, now - 1)).toBe('timestamp_in_future')
  })

  it('applies the configured tolerance', () => {
    expect(codeOf(`${seconds - 10}`, now, { toleranceSeconds: 10 })).toBe(`${now - 10_000}`)
    expect(codeOf(`${seconds - 11}`, now, { toleranceSeconds: 10 })).toBe('timestamp_too_old')
    expect(codeOf(`${now - 10_001}`, now, { toleranceSeconds: 10, unit: 'milliseconds' })).toBe('timestamp_too_old')
  })

  it('refuses a number in the other unit as far in the future or past', () => {
    expect(codeOf(`${now}`)).toBe('timestamp_in_future')
    expect(codeOf(`${seconds}`, now, { unit: 'milliseconds' })).toBe('timestamp_too_old')
  })

  it.each([
    '',
    ' ',
    'NaN',
    'Infinity',
    '1e9',
    '1.7e9',
    '0x65',
    '-1',
    '+1700000000',
    '0',
    '01700000000',
    '1700000000junk',
    '1700000000.999',
    '1700000000 ',
    ' 1700000000',
    '1700000000\n',
    '1700000000\0',
    '1700000000, 1700000000',
    '1700000000,1700000000',
    '1_700_000_000',
    '\uff11\uff17\uff10\uff10\uff10\uff10\uff10\uff10\uff10\uff10',
    '1700000000000000',
    '9'.repeat(400),
    '2023-11-14T22:13:20Z',
  ])('refuses %j', (text) => {
    expect(codeOf(text)).toBe('timestamp_malformed')
  })

  it('accepts only digits', () => {
    const nearly = fc.string({
      unit: fc.constantFrom(...'0123456789'.split(''), '.', '-', 'e', ' ', '\n', 'x', ',', '\u0661'),
    })
    fc.assert(
      fc.property(fc.oneof(nearly, fc.string()), fc.nat(), (text, at) => {
        fc.pre(!/^[0-9]+$/.test(text))
        expect(codeOf(text, at * 1000, { toleranceSeconds: 1e12 })).toBe('timestamp_malformed')
      }),
      { numRuns: runs(2000) },
    )
  })

  it('accepts only times within the tolerance', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: 1, max: 900 }), (skew, toleranceSeconds) => {
        const expected = skew > toleranceSeconds ? 'timestamp_too_old' : 'timestamp_in_future'
        const accepted = `${now - skew * 1000}`
        const code = codeOf(`${seconds - skew}`, now, { toleranceSeconds })
        expect(code).toBe(Math.abs(skew) <= toleranceSeconds ? accepted : expected)
      }),
    )
  })

  it('accepts no time if the clock returns NaN', () => {
    expect(codeOf(`${seconds}`, Number.NaN)).toBe('internal_error')
  })

  it('accepts no time if the tolerance is NaN', () => {
    expect(codeOf(`${seconds}`, now, { toleranceSeconds: Number.NaN })).toBe('timestamp_in_future')
    expect(codeOf(`${seconds - 1}`, now, { toleranceSeconds: Number.NaN })).toBe('timestamp_too_old')
  })

  it('reports the skew', () => {
    const check = () => checkTimestamp(`${seconds - 400}`, { now, field })
    expect(check).toThrow(expect.objectContaining({ field: 'x-timestamp', skewSeconds: 400, limit: 300 }))
  })
})

describe('the message of checkTimestamp', () => {
  it('asks for the unit only if milliseconds were read as seconds', () => {
    const hint = /is the unit milliseconds\?$/
    expect(() => checkTimestamp(`${now}`, { now, field })).toThrow(hint)
    expect(() => checkTimestamp(`${seconds + 400}`, { now, field })).not.toThrow(hint)
    expect(() => checkTimestamp(`${seconds}`, { now, field, unit: 'milliseconds' })).not.toThrow(hint)
    const year = 31_536_000
    expect(() => checkTimestamp(`${seconds + year}`, { now, field })).not.toThrow(hint)
    expect(() => checkTimestamp(`${seconds + year + 1}`, { now, field })).toThrow(hint)
  })

  it('says how far the time is from the clock, and in which direction', () => {
    expect(() => checkTimestamp(`${seconds - 400}`, { now, field })).toThrow(/^x-timestamp is 400 s in the past$/)
    expect(() => checkTimestamp(`${seconds + 400}`, { now, field })).toThrow(/^x-timestamp is 400 s in the future$/)
  })
})

describe('checkDateTimestamp', () => {
  const day = '2023-11-14'

  it.each([
    ['UTC', `${day}T22:13:20Z`, 0],
    ['an offset', `${day}T23:43:20+01:30`, 0],
    ['a negative offset', `${day}T12:13:20-10:00`, 0],
    ['a tenth of a second', `${day}T22:13:20.5Z`, 500],
    ['nanoseconds', `${day}T22:13:20.123456789Z`, 123],
  ])('reads a time with %s', (_, text, milliseconds) => {
    expect(checkDateTimestamp(text, { now, field })).toBe(now + milliseconds)
  })

  it('accepts times within the tolerance', () => {
    const check = (at: number, toleranceSeconds?: number) => () =>
      checkDateTimestamp(`${day}T22:13:20Z`, { now: at, field, ...(toleranceSeconds && { toleranceSeconds }) })
    expect(check(now + 300_000)()).toBe(now)
    expect(check(now + 300_001)).toThrow(expect.objectContaining({ code: 'timestamp_too_old', field, limit: 300 }))
    expect(check(now - 300_001)).toThrow(expect.objectContaining({ code: 'timestamp_in_future', field }))
    expect(check(now + 11_000, 10)).toThrow(expect.objectContaining({ code: 'timestamp_too_old', limit: 10 }))
  })

  it.each([
    '',
    '1700000000',
    `${day}`,
    `${day}T22:13:20`,
    `${day}T22:13Z`,
    `${day} 22:13:20Z`,
    `${day}T22:13:20z`,
    `${day}T22:13:20+0130`,
    `${day}T22:13:20+1:30`,
    `${day}T22:13:20+01:3`,
    `${day}T22:13:20.Z`,
    `${day}T22:13:20,5Z`,
    `${day}T22:13:20.1234567890Z`,
    `${day}T2:13:20Z`,
    `${day}T22:1:20Z`,
    `${day}T22:13:2Z`,
    '2023-11-1T22:13:20Z',
    '2023-1-14T22:13:20Z',
    '23-11-14T22:13:20Z',
    '+02023-11-14T22:13:20Z',
    `x${day}T22:13:20Z`,
    `${day}T22:13:20Zx`,
    `${day}T22:13:20Z\n`,
    '2023-13-14T22:13:20Z',
    '2023-02-30T22:13:20Z',
    `${day}T22:60:20Z`,
  ])('refuses %j', (text) => {
    const malformed = expect.objectContaining({ code: 'timestamp_malformed', field })
    expect(() => checkDateTimestamp(text, { now, field, toleranceSeconds: 1e12 })).toThrow(malformed)
  })
})

describe('requireTolerance', () => {
  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, '300', null])(
    'refuses a tolerance of %s',
    (toleranceSeconds) => {
      expect(() => requireTolerance(toleranceSeconds, 'toleranceSeconds')).toThrow(TypeError)
    },
  )
})
