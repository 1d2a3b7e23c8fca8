import { describe, expect, it } from 'vitest'
import { hasHiddenSteps } from '../../../src/core/bytes/path.js'

describe('hasHiddenSteps', () => {
  it.each([
    '/certs/..;/x',
    '/certs/.;/x',
    '/certs/..;a=b/x',
    '/certs/..%3b/x',
    '/certs/..;',
    '/certs/..',
    '/certs/./x',
    '/certs/%2e%2E/x',
    '/certs/%252e%252e/x',
    '/certs/%25252e./x',
    '/certs/%2%65%2%65/x',
    '/certs/..%2fx',
    '/certs/a%2F..%2Fx',
    '/certs/..%5cx',
    '/certs/..\\x',
    '/certs/a%255Cb',
    '/certs/..%00/x',
    '/certs/..%20/x',
    '..;/x',
    '/certs/..%3f/x',
    '/certs/..%23/x',
  ])('finds the step in %s', (path) => {
    expect(hasHiddenSteps(path)).toBe(true)
  })

  it.each([
    '/',
    '/certs/one.pem',
    '/.well-known/x',
    '/..a/b',
    '/.../b',
    '/a..;b/c',
    '/a;v=1/b',
    '/a%20b',
    '/a%',
    '/%zz',
    '',
  ])('finds none in %s', (path) => {
    expect(hasHiddenSteps(path)).toBe(false)
  })

  it('stops on text that was encoded many times', () => {
    expect(hasHiddenSteps(`/${'%25'.repeat(600)}2e`)).toBe(true)
  })
})
