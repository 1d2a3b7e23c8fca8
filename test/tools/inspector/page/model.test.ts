import { describe, expect, it } from 'vitest'
import { apiPath as pathOfServer } from '../../../../src/tools/inspector/api/api.js'
import { writeHeader as headerOfServer } from '../../../../src/tools/inspector/api/guard.js'
import type { CaptureSummary } from '../../../../src/tools/inspector/api/wire.js'
import { apiPath, writeHeader } from '../../../../src/tools/inspector/page/model/calls.js'
import { countChips, filterCaptures, noChips, toggleChip } from '../../../../src/tools/inspector/page/model/filter.js'
import {
  formatDuration,
  formatSeconds,
  formatSize,
  shorten,
} from '../../../../src/tools/inspector/page/model/format.js'
import { fromBase64, hexLines, toBase64, toText, visible } from '../../../../src/tools/inspector/page/model/hex.js'
import { applyEvents } from '../../../../src/tools/inspector/page/model/live.js'
import { parsePlace, toFragment } from '../../../../src/tools/inspector/page/model/route.js'
import { toRows, visibleRange } from '../../../../src/tools/inspector/page/model/rows.js'
import { numbersOf, toChannels, waitText } from '../../../../src/tools/inspector/page/model/sequence.js'

const summary = (id: string, about: Partial<CaptureSummary> = {}): CaptureSummary => ({
  id,
  at: 0,
  provider: undefined,
  event: undefined,
  deliveryId: undefined,
  verdict: 'unknown',
  code: undefined,
  method: 'POST',
  path: '/',
  size: 0,
  attempts: 0,
  answer: undefined,
  tookMs: undefined,
  nextAt: undefined,
  pinned: false,
  sequence: undefined,
  ...about,
})
const idsOf = (captures: readonly CaptureSummary[]) => captures.map(({ id }) => id)

describe('the page', () => {
  it('uses the path and the header of the server', () => {
    expect([apiPath, writeHeader]).toEqual([pathOfServer, headerOfServer])
  })
})

describe('filterCaptures', () => {
  const captures = [
    summary('1', { verdict: 'verified', answer: 200, provider: 'github' }),
    summary('2', { verdict: 'refused', answer: 401, provider: 'github' }),
    summary('3', { verdict: 'refused', answer: 'timeout', provider: 'stripe' }),
    summary('4'),
  ]

  it('takes any chip of a group, and all groups', () => {
    const refused = toggleChip(noChips, 'verdict', 'refused')
    expect(idsOf(filterCaptures(captures, refused, undefined))).toEqual(['2', '3'])
    expect(idsOf(filterCaptures(captures, toggleChip(refused, 'verdict', 'verified'), undefined))).toEqual([
      '1',
      '2',
      '3',
    ])
    expect(idsOf(filterCaptures(captures, toggleChip(refused, 'answer', 'failed'), undefined))).toEqual(['3'])
    expect(filterCaptures(captures, toggleChip(refused, 'verdict', 'refused'), undefined)).toEqual(captures)
    expect(idsOf(filterCaptures(captures, refused, new Set(['3', '4'])))).toEqual(['3'])
  })

  it('counts the values of a group', () => {
    expect(countChips(captures, 'provider')).toEqual([
      ['github', 2],
      ['stripe', 1],
    ])
    expect(
      countChips(captures, 'answer')
        .map(([value]) => value)
        .sort(),
    ).toEqual(['2xx', '4xx', 'failed', 'none'])
  })
})

describe('toRows', () => {
  const captures = [
    summary('4', { provider: 'a', deliveryId: 'x' }),
    summary('3'),
    summary('2', { provider: 'a', deliveryId: 'x' }),
    summary('1', { provider: 'b', deliveryId: 'x' }),
  ]

  it('folds requests with the same delivery id of one provider', () => {
    expect(toRows(captures, new Set()).map(({ capture, size }) => [capture.id, size])).toEqual([
      ['4', 2],
      ['3', 1],
      ['1', 1],
    ])
  })

  it('shows all requests of an open group', () => {
    expect(toRows(captures, new Set(['a/x'])).map(({ capture, inside }) => [capture.id, inside])).toEqual([
      ['4', false],
      ['2', true],
      ['3', false],
      ['1', false],
    ])
  })

  it('finds the visible rows', () => {
    expect(visibleRange({ top: 3000, height: 300, rowHeight: 30 }, 10_000)).toEqual({ start: 92, end: 118 })
    expect(visibleRange({ top: 0, height: 300, rowHeight: 30 }, 5)).toEqual({ start: 0, end: 5 })
  })
})

describe('applyEvents', () => {
  const added = (id: string) => ({ kind: 'added', capture: summary(id) }) as const

  it('adds newest first, changes in place and removes', () => {
    const before = [summary('2'), summary('1')]
    const changed = { kind: 'changed', capture: summary('1', { attempts: 1 }) } as const
    const after = applyEvents(before, [added('3'), added('4'), changed, { kind: 'removed', id: '2' }])
    expect(after.map(({ id, attempts }) => [id, attempts])).toEqual([
      ['4', 0],
      ['3', 0],
      ['1', 1],
    ])
  })

  it('keeps one of a capture that was added and changed at once, and none that was removed again', () => {
    const changed = { kind: 'changed', capture: summary('1', { attempts: 1 }) } as const
    expect(applyEvents([], [added('1'), changed]).map(({ attempts }) => attempts)).toEqual([1])
    expect(applyEvents([], [added('1'), { kind: 'removed', id: '1' }])).toEqual([])
    expect(applyEvents([summary('1')], [added('1')])).toHaveLength(1)
    expect(applyEvents([], [changed])).toEqual([])
  })
})

describe('waitText', () => {
  const at = (number: number) => ({ channel: 'c', number })
  const held = (number: number) => ({ id: undefined, event: undefined, sequence: at(number), since: 0, for: undefined })
  const came = (number: number) => summary(String(number), { sequence: at(number), verdict: 'verified' })

  it('names the missing numbers of the channel, and not those that are held too', () => {
    const all = [held(7), held(9)]
    expect(waitText(held(9), [came(5), came(3)], all)).toBe('waits for 6, 8')
    expect(waitText(held(6), [came(5)], all)).toBe('waits for its turn')
    expect(waitText(held(9), [], all)).toBe('waits for its turn')
    expect(waitText(held(2 ** 50), [came(5)], [])).toBe('waits for 6, 7, 8, 9, 10 and more')
    expect(waitText({ ...held(9), for: '#12' }, [], all)).toBe('waits for #12')
  })
})

describe('toChannels', () => {
  const numbered = (...numbers: number[]) =>
    toChannels(
      numbers
        .map((number, index) => summary(String(index + 1), { sequence: { channel: 'c', number }, verdict: 'verified' }))
        .reverse(),
    )

  it('finds gaps, late numbers and repeats', () => {
    const [channel] = numbered(1, 2, 5, 4, 5, 8)
    expect(channel?.numbers.map(({ number, state }) => [number, state])).toEqual([
      [1, 'in order'],
      [2, 'in order'],
      [3, 'missing'],
      [4, 'late'],
      [5, 'repeated'],
      [6, 'missing'],
      [7, 'missing'],
      [8, 'in order'],
    ])
    expect(channel).toMatchObject({ missing: 3, late: 1, repeated: 1, hidden: 0 })
  })

  it('does not list each number of a huge gap', () => {
    const [channel] = numbered(1, 9_000_000_000)
    expect(channel).toMatchObject({ missing: 8_999_999_998, numbers: { length: 2 } })
  })

  it('shows held numbers, and counts those before them as missing', () => {
    const at = (number: number) => ({ channel: 'c', number })
    const held = [{ id: undefined, event: undefined, sequence: at(8), since: 0, for: undefined }]
    const came = summary('1', { sequence: at(6), verdict: 'verified' })
    const [channel] = toChannels([came], held)
    expect(channel?.numbers.map(({ number, state }) => [number, state])).toEqual([
      [6, 'in order'],
      [7, 'missing'],
      [8, 'held'],
    ])
    expect(channel).toMatchObject({ missing: 1, repeated: 0 })
    const wait = { channel: 'c', from: 7, to: 7, held: 1, since: 0, until: 1_000 }
    expect(toChannels([], held, [wait])).toMatchObject([{ missing: 1, numbers: [{ number: 7 }, { number: 8 }] }])
    expect(numbersOf(wait)).toBe('7')
    expect(numbersOf({ ...wait, to: 9 })).toBe('7 to 9')
  })

  it('counts a held capture once', () => {
    const sequence = { channel: 'c', number: 8 }
    const held = { id: '1', event: undefined, sequence, since: 0, for: undefined }
    const [channel] = toChannels([summary('1', { sequence, verdict: 'verified' })], [held])
    expect(channel).toMatchObject({ repeated: 0, numbers: [{ number: 8, times: 1 }] })
  })

  it('ignores numbers of refused requests', () => {
    const forged = summary('1', { sequence: { channel: 'c', number: 1 }, verdict: 'refused' })
    expect(toChannels([forged])).toEqual([])
  })
})

describe('parsePlace', () => {
  it.each([
    { screen: 'requests', id: '17', tab: 'verification' },
    { screen: 'requests', id: 'a/b #?', tab: 'raw' },
    { screen: 'diff', left: '3', right: '5' },
    { screen: 'compose', id: '17' },
    { screen: 'settings', id: undefined },
  ] as const)('reads what toFragment writes for %j', (place) => {
    expect(parsePlace(toFragment(place))).toEqual(place)
  })

  it.each(['', '#', '#/nothing', '#/requests//', '#/diff/1', '#/%zz', '#token=x'])(
    'shows the list for %j',
    (fragment) => {
      expect(parsePlace(fragment)).toMatchObject({ screen: 'requests' })
    },
  )
})

describe('hex', () => {
  it('has offsets, bytes and characters', () => {
    const [line] = hexLines(
      Uint8Array.from({ length: 18 }, (_, index) => index + 60),
      10,
    )
    expect(line).toEqual({
      offset: '000000',
      bytes: '3c 3d 3e 3f 40 41 42 43  44 45 46 47 48 49 4a 4b',
      text: '<=>?@ABCDEFGHIJK',
    })
    expect(hexLines(new Uint8Array(100), 3)).toHaveLength(3)
  })

  it('keeps every byte through base64', () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index)
    expect(fromBase64(toBase64(bytes))).toEqual(bytes)
    expect(toText(bytes)).toBeUndefined()
    expect(toText(Uint8Array.of(0xef, 0xbb, 0xbf, 0x61))).toBe('\ufeffa')
  })

  it('shows characters that would not be seen, or that turn the text', () => {
    expect(visible('a\u001b[2J\u202eb\u2066\ufeff\n\tc\u0085')).toBe('a␛[2J\\u{202e}b\\u{2066}\\u{feff}\n\tc\\u{85}')
  })
})

describe('format', () => {
  it('writes sizes, durations and long texts shortly', () => {
    expect([0, 999, 4100, 99_940, 999_499, 999_500, 2_500_000].map(formatSize)).toEqual([
      '0 B',
      '999 B',
      '4.1 KB',
      '100 KB',
      '999 KB',
      '1.0 MB',
      '2.5 MB',
    ])
    expect([0.2, 38, 1200, 65_000].map(formatDuration)).toEqual(['<1 ms', '38 ms', '1.2 s', '1 min 5 s'])
    expect([0, 59, 60, 3700, 90_000, -20].map(formatSeconds)).toEqual([
      '0 s',
      '59 s',
      '1 min',
      '1 h 1 min',
      '1 d 1 h',
      '20 s',
    ])
    expect(shorten('abcdefghijklmnop', 10)).toBe('abcdef…nop')
  })
})
