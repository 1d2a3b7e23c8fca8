import { describe, expect, it } from 'vitest'
import { emptyBody, optionalBody } from '../../../src/request/body/format.js'
import { jsonBody } from '../../../src/request/body/json.js'
import { mediaTypeEssence } from '../../../src/request/headers.js'

const body = (text: string) => new TextEncoder().encode(text)
const refusedAs = (code: string) => expect.objectContaining({ code })

describe('emptyBody', () => {
  it('accepts an empty body of any media type', () => {
    expect(emptyBody().accepts('text/plain')).toBe(true)
    expect(emptyBody().accepts(undefined)).toBe(true)
    expect(emptyBody().parse(body(''), 'text/plain')).toBeUndefined()
  })

  it('refuses a body', () => {
    expect(() => emptyBody().parse(body(' '), undefined)).toThrow(refusedAs('body_malformed'))
  })
})

describe('optionalBody', () => {
  const format = optionalBody(jsonBody())

  it('accepts an empty body of any media type', () => {
    expect(format.accepts('text/plain')).toBe(true)
    expect(format.parse(body(''), 'text/plain')).toBeUndefined()
    expect(format.parse(body(''), undefined)).toBeUndefined()
  })

  it('parses a body in its format, and refuses another format', () => {
    expect(format.parse(body('[1]'), 'application/json')).toEqual([1])
    expect(() => format.parse(body('[1]'), 'text/plain')).toThrow(refusedAs('media_type_unsupported'))
    expect(() => format.parse(body('[1]'), undefined)).toThrow(refusedAs('media_type_unsupported'))
    expect(() => format.parse(body('[1]'), undefined)).toThrow('Content-Type is missing: expected json')
  })
})

describe('mediaTypeEssence', () => {
  it.each([
    ['application/json', 'application/json'],
    ['application/json; utf-8', 'application/json'],
    ['Application/JSON ; charset="utf-8"; x', 'application/json'],
    [' text/xml', 'text/xml'],
    ['application/json;', 'application/json'],
    ['', undefined],
    [';charset=utf-8', undefined],
    [undefined, undefined],
  ])('reads %j as %j', (contentType, essence) => {
    expect(mediaTypeEssence(contentType)).toBe(essence)
  })
})
