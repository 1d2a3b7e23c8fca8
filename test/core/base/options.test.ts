import { describe, expect, it } from 'vitest'
import {
  checkOptions,
  group,
  listOf,
  oneOf,
  optional,
  requireFunction,
  requireHeaderName,
  requireHeaderPrefix,
  requireHosts,
  requireList,
  requireObject,
  requireOneOf,
  requirePositiveInteger,
  requireString,
  requireText,
  requireTimeout,
} from '../../../src/core/base/options.js'

// Each check, what passes it, and what does not.
const checks: readonly [string, (value: never, option: string) => void, readonly unknown[], readonly unknown[]][] = [
  ['requirePositiveInteger', requirePositiveInteger, [1, 2 ** 53 - 1], [0, -1, 1.5, NaN, Infinity, 2 ** 53, '1', null]],
  ['requireTimeout', requireTimeout, [1, 2 ** 31 - 1], [0, -1, 0.5, NaN, Infinity, 2 ** 31, '1', undefined]],
  ['requireText', requireText, ['a', ' '], ['', undefined, null, 1, ['a']]],
  ['requireString', requireString, ['a', ''], [undefined, null, 1, ['a']]],
  ['requireList', requireList, [[], ['a', 'b']], ['', 'a', null, undefined, {}, [''], ['a', 1], new Set(['a'])]],
  [
    'requireHosts without ports',
    (value, option) => requireHosts(value, option, 'without ports'),
    [['a.example'], ['a', 'xn--bcher-kva.example'], ['127.0.0.1']],
    [[], 'a', undefined, ['A'], ['a.'], ['a:1'], ['a/'], ['*.a'], ['https://a'], ['ü'], ['a', 1]],
  ],
  [
    'requireHosts with ports',
    (value, option) => requireHosts(value, option, 'with ports'),
    [['a.example'], ['a:1', 'a:65535'], ['[::1]:8080']],
    [[], ['a:443'], ['a:'], ['a:0443'], ['a:65536'], ['a:1/'], ['::1']],
  ],
  ['requireFunction', requireFunction, [() => 1, class {}], [undefined, null, {}, 'f']],
  [
    'requireObject',
    requireObject,
    [{}, [], Object.create(null)],
    [undefined, null, 'o', 1, () => 1, Promise.resolve({})],
  ],
  [
    'requireHeaderName',
    requireHeaderName,
    ['X-Sig', "!#$%&'*+-.^_`|~9a"],
    ['', 'X-Sig:', 'X Sig', 'é', 'a\n', undefined],
  ],
  ['requireHeaderPrefix', requireHeaderPrefix, ['', 'X-Host-'], ['X-Host: ', 'X Host', 'é', undefined, null, 1]],
  [
    'requireOneOf',
    (value, option) => requireOneOf(value, ['a', 'b'], option),
    ['a', 'b'],
    ['c', '', undefined, 'toString'],
  ],
]

describe.each(checks)('%s', (_, check, good, bad) => {
  it.each(good.map((value) => [value]))('accepts %o', (value) => {
    expect(() => check(value as never, 'make: option')).not.toThrow()
  })

  it.each(bad.map((value) => [value]))('refuses %o and names the option', (value) => {
    expect(() => check(value as never, 'make: option')).toThrow(TypeError)
    expect(() => check(value as never, 'make: option')).toThrow(/^make: option must be /)
  })
})

interface ShelfOptions {
  readonly label: string
  readonly heightMs?: number
  readonly wood?: 'oak' | 'pine'
  readonly books?: { readonly titles?: readonly string[] }
}

const check = (options: unknown) => () =>
  checkOptions<ShelfOptions>(options as ShelfOptions, 'shelf', {
    label: requireText,
    heightMs: optional(requireTimeout),
    wood: optional(oneOf(['oak', 'pine'])),
    books: optional(group<NonNullable<ShelfOptions['books']>>({ titles: optional(listOf(requireText)) })),
  })

describe('checkOptions', () => {
  it.each([
    { label: 'a' },
    { label: 'a', heightMs: undefined },
    { label: 'a', heightMs: 1, wood: 'oak', books: { titles: ['b'] } },
  ])('accepts %o', (options) => {
    expect(check(options)).not.toThrow()
  })

  it.each([
    [undefined, 'shelf: options must be an object'],
    [{}, 'shelf: label must be a non-empty string'],
    [{ label: 'a', heightMs: '1' }, 'shelf: heightMs must be a positive whole number'],
    [{ label: 'a', wood: 'elm' }, 'shelf: wood must be one of oak, pine'],
    [{ label: 'a', books: [] }, undefined],
    [{ label: 'a', books: { titles: ['b', ''] } }, 'shelf: books.titles[1] must be a non-empty string'],
    [{ label: 'a', books: { titels: [] } }, 'shelf: books: unknown option titels; did you mean titles?'],
    [{ label: 'a', lable: 'b' }, 'shelf: unknown option lable; did you mean label?'],
    [{ label: 'a', heightms: 1 }, 'shelf: unknown option heightms; did you mean heightMs?'],
    [{ label: 'a', depth: 1 }, 'shelf: unknown option depth; it takes label, heightMs, wood, books'],
    [{ label: 'a', toString: 1 }, 'shelf: unknown option toString; it takes label, heightMs, wood, books'],
    [Object.create({ lable: 'inherited' }), 'shelf: unknown option lable; did you mean label?'],
  ])('answers %o with %s', (options, message) => {
    if (message === undefined) expect(check(options)).not.toThrow()
    else expect(check(options)).toThrow(new TypeError(message))
  })
})
