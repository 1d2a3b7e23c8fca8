import { describe, expect, it } from 'vitest'
import {
  requireFunction,
  requireHeaderName,
  requireHeaderPrefix,
  requireList,
  requireObject,
  requireOneOf,
  requirePositiveInteger,
  requireString,
  requireText,
  requireTimeout,
} from '../src/options.js'

// Each check, what passes it, and what does not.
const checks: readonly [string, (value: never, option: string) => void, readonly unknown[], readonly unknown[]][] = [
  ['requirePositiveInteger', requirePositiveInteger, [1, 2 ** 53 - 1], [0, -1, 1.5, NaN, Infinity, 2 ** 53, '1', null]],
  ['requireTimeout', requireTimeout, [1, 2 ** 31 - 1], [0, -1, 0.5, NaN, Infinity, 2 ** 31, '1', undefined]],
  ['requireText', requireText, ['a', ' '], ['', undefined, null, 1, ['a']]],
  ['requireString', requireString, ['a', ''], [undefined, null, 1, ['a']]],
  ['requireList', requireList, [[], ['a', 'b']], ['', 'a', null, undefined, {}, [''], ['a', 1], new Set(['a'])]],
  ['requireFunction', requireFunction, [() => 1, class {}], [undefined, null, {}, 'f']],
  ['requireObject', requireObject, [{}, [], Object.create(null)], [undefined, null, 'o', 1, () => 1]],
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
