import { describe, expect, expectTypeOf, it } from 'vitest'
import * as node from '../../src/crypto/node.js'
import * as web from '../../src/crypto/web.js'

describe('#crypto', () => {
  it('has the same exports on every platform', () => {
    expect(Object.keys(web)).toEqual(Object.keys(node))
    expectTypeOf<keyof typeof web>().toEqualTypeOf<keyof typeof node>()
  })
})
