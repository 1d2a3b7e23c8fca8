import { describe, expect, it } from 'vitest'
import { queryParameter, readTarget } from '../../../../src/core/verify/http-signature/target.js'

describe('readTarget', () => {
  it.each([
    ['https://Receiver.example:443/a?b#c', 'https', 'receiver.example', '/a', '?b'],
    ['HTTP://receiver.example:80', 'http', 'receiver.example', '/', ''],
    ['https://receiver.example:/', 'https', 'receiver.example', '/', ''],
    ['http://receiver.example:?a', 'http', 'receiver.example', '/', '?a'],
    ['https://receiver.example:80/', 'https', 'receiver.example:80', '/', ''],
    ['http://receiver.example:8080/', 'http', 'receiver.example:8080', '/', ''],
    ['ws+tls://Receiver.example:443/a', 'ws+tls', 'receiver.example:443', '/a', ''],
  ])('reads %s', (url, scheme, authority, path, query) => {
    expect(readTarget(url)).toEqual({ scheme, authority, path, query })
  })

  it.each(['/hooks', 'receiver.example/hooks', 'https://', 'https:///hooks', ' https://a/', '/https://a/', ''])(
    'refuses %j, which is not absolute',
    (url) => {
      expect(() => readTarget(url)).toThrow(expect.objectContaining({ code: 'internal_error' }))
    },
  )
})

describe('queryParameter', () => {
  it.each<[string, string, string | undefined]>([
    ['a', 'a=1%20+2', '1%20%202'],
    ['a%20b', 'a+b=1', '1'],
    ['a+b', 'a+b=1', undefined],
    ['a', 'b=1', undefined],
    ['a', 'a=1&a=1', undefined],
    ['%', '%=1', undefined],
    ['undefined', 'a=1', undefined],
  ])('finds %s in %s', (name, query, value) => {
    expect(queryParameter(new URLSearchParams(query), name)).toBe(value)
  })
})
