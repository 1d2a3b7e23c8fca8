import { describe, expect, expectTypeOf, it } from 'vitest'
import * as node from '../../../src/core/crypto/node.js'
import * as web from '../../../src/core/crypto/web.js'

describe('#crypto', () => {
  it('has the same exports on every platform', () => {
    expect(Object.keys(web)).toEqual(Object.keys(node))
    expectTypeOf<keyof typeof web>().toEqualTypeOf<keyof typeof node>()
  })
})
