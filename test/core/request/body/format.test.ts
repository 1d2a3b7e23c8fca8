import { describe, expect, it } from 'vitest'
import { formBody } from '../../../../src/core/request/body/form.js'
import { emptyBody, optionalBody, unsupportedMediaType } from '../../../../src/core/request/body/format.js'
import { jsonBody } from '../../../../src/core/request/body/json.js'
import { jsonFormBody } from '../../../../src/core/request/body/json-form.js'
import { xmlBody } from '../../../../src/core/request/body/xml.js'
import { mediaTypeEssence } from '../../../../src/core/request/headers.js'

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

describe('a format', () => {
  it('has a name', () => {
    const formats = [jsonBody(), formBody(), xmlBody(), jsonFormBody('payload', jsonBody()), emptyBody()]
    expect(formats.map(({ name }) => name)).toEqual(['json', 'form', 'xml', 'json-form', 'empty'])
    expect(optionalBody(xmlBody()).name).toBe('xml')
  })
})

describe('unsupportedMediaType', () => {
  const refusal = (mediaType?: string) => unsupportedMediaType(mediaType, [jsonBody(), xmlBody()])

  it('names the header, its type and what is expected', () => {
    expect(refusal()).toMatchObject({ code: 'media_type_unsupported', field: 'content-type' })
    expect(refusal().message).toBe('Content-Type is missing: expected json, xml')
    expect(refusal('text/plain').message).toBe('Content-Type is "text/plain": expected json, xml')
  })

  it('quotes no more than 100 characters', () => {
    expect(refusal(`text/${'x'.repeat(1000)}`).message).toBe(
      `Content-Type is "text/${'x'.repeat(95)}": expected json, xml`,
    )
  })

  it('tells that curl sends forms', () => {
    expect(refusal('application/x-www-form-urlencoded').message).toMatch(/ expected json, xml; curl -d /)
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
