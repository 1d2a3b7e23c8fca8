import { describe, expect, it } from 'vitest'
import { toRequirements } from '../../../../src/core/verify/http-signature/coverage.js'

describe('toRequirements', () => {
  it('ignores the case of names, but not of components with parameters', () => {
    expect(toRequirements(['X-Id', ['"@query-param";name="Pet"', '"x-dict";key="A";bs']])).toEqual([
      ['x-id'],
      ['"@query-param";name="Pet"', '"x-dict";key="A";bs'],
    ])
  })

  it.each(['@method', {}, 7, null])('refuses %j, which is not a list', (required) => {
    expect(() => toRequirements(required as never)).toThrow('httpMessageSignature: required must be a list')
  })
})
