import { describe, expect, it } from 'vitest'
import { headerValues } from '../../src/authors.js'
import { readHeader } from '../../src/index.js'
import { hostSample, type Sample, withBody, withHeaders } from '../../src/testing/index.js'

const text = (sample: Sample) => new TextDecoder().decode(sample.body)

describe('withHeaders', () => {
  it('sets, adds and removes headers by case-insensitive name', () => {
    const sample = withHeaders(hostSample(), { 'x-host-event': 'push', 'X-New': '1', 'USER-AGENT': undefined })
    expect(headerValues(sample, 'X-Host-Event')).toEqual(['push'])
    expect(readHeader(sample, 'x-new')).toBe('1')
    expect(readHeader(sample, 'user-agent')).toBeUndefined()
  })

  it('turns a list into several lines', () => {
    const sample = withHeaders(hostSample(), { 'x-signature': ['a', 'b'] })
    expect(headerValues(sample, 'X-Signature')).toEqual(['a', 'b'])
  })

  it('does not change its argument', () => {
    const sample = hostSample()
    withHeaders(sample, { 'x-host-event': undefined })
    expect(readHeader(sample, 'x-host-event')).toBe('issues')
  })

  it('rejects a value that is not a string, and the promise of a sample', () => {
    const number = 3 as unknown as string
    expect(() => withHeaders(hostSample(), { 'x-number': number })).toThrow(/x-number/)
    const promise = Promise.resolve(hostSample()) as unknown as Sample
    expect(() => withHeaders(promise, {})).toThrow(/await/)
    expect(() => withHeaders(undefined as unknown as Sample, {})).toThrow(TypeError)
  })
})

describe('withBody', () => {
  it('replaces the bytes and their announced length', () => {
    const sample = withBody(hostSample(), 'é')
    expect([...sample.body]).toEqual([0xc3, 0xa9])
    expect(headerValues(sample, 'content-length')).toEqual(['2'])
  })

  it('keeps bytes unchanged, even invalid UTF-8', () => {
    const bytes = new Uint8Array([0xff, 0x00])
    expect(withBody(hostSample(), bytes).body).toBe(bytes)
  })

  it('rejects a body that is neither a string nor bytes', () => {
    expect(() => withBody(hostSample(), {} as string)).toThrow(TypeError)
  })
})

describe('SampleOptions', () => {
  it('set every part of a request', () => {
    const options = { url: 'http://127.0.0.1/x', method: 'PUT', headers: { 'x-host-event': 'push' }, body: 'raw' }
    const sample = hostSample(options)
    expect(sample).toMatchObject({ url: 'http://127.0.0.1/x', method: 'PUT', encrypted: false })
    expect(text(sample)).toBe('raw')
    expect(readHeader(sample, 'content-length')).toBe('3')
    expect(readHeader(sample, 'x-host-event')).toBe('push')
    expect(hostSample({ ...options, encrypted: true }).encrypted).toBe(true)
  })

  it('set and remove single fields of the payload', () => {
    const payload: unknown = JSON.parse(
      text(hostSample({ payload: { action: 'closed', sender: undefined, extra: 1 } })),
    )
    expect(payload).toMatchObject({ action: 'closed', extra: 1, issue: { number: 1347 } })
    expect(payload).not.toHaveProperty('sender')
  })

  it('make the same request every time', () => {
    expect(hostSample()).toEqual(hostSample())
  })
})
