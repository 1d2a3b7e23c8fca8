import { describe, expect, it } from 'vitest'
import { headerValues } from '../../../src/authors.js'
import { basicAuth, formToken, headerToken, readHeader, urlToken, type Verifier } from '../../../src/index.js'
import {
  chatSample,
  type Sample,
  trackerSample,
  withBasicAuth,
  withFormToken,
  withHeaderToken,
  withUrlToken,
} from '../../../src/testing/index.js'

describe('withHeaderToken', () => {
  it('sets the token after its prefix', () => {
    const sample = withHeaderToken(trackerSample(), { header: 'authorization', prefix: 'Bearer ', token: 't' })
    expect(readHeader(sample, 'Authorization')).toBe('Bearer t')
  })

  it('names the wrong option', () => {
    expect(() => withHeaderToken(trackerSample(), { header: '', token: 't' })).toThrow(/header/)
    expect(() => withHeaderToken(trackerSample(), { header: 'h', token: '' })).toThrow(/token/)
  })
})

describe('withFormToken', () => {
  it('replaces the token in the form and the announced length', () => {
    const sample = withFormToken(chatSample(), { token: 'ä+&' })
    const form = new URLSearchParams(new TextDecoder().decode(sample.body))
    expect(form.getAll('token')).toEqual(['ä+&'])
    expect(form.get('team_domain')).toBe('harbour')
    expect(headerValues(sample, 'content-length')).toEqual([String(sample.body.length)])
  })

  it('names the wrong option', () => {
    expect(() => withFormToken(chatSample(), { token: '' })).toThrow(/token/)
    expect(() => withFormToken(chatSample(), { token: 't', field: '' })).toThrow(/field/)
  })
})

describe('withUrlToken', () => {
  it('sets the token in the query and keeps the rest of it', () => {
    const sample = withUrlToken(trackerSample({ url: 'https://a.example/h?x=1&key=old' }), {
      parameter: 'key',
      token: 'ä& +',
    })
    expect(sample.url).toBe('https://a.example/h?x=1&key=%C3%A4%26%20%2B')
  })

  it('names the wrong option', () => {
    expect(() => withUrlToken(trackerSample(), { token: '' })).toThrow(/token/)
    expect(() => withUrlToken(trackerSample(), { parameter: '', token: 't' })).toThrow(/parameter/)
  })
})

describe('withBasicAuth', () => {
  it('makes the header of RFC 7617, section 2', () => {
    const sample = withBasicAuth(trackerSample(), { username: 'Aladdin', password: 'open sesame' })
    expect(readHeader(sample, 'authorization')).toBe('Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==')
  })

  it('writes credentials in UTF-8, as in RFC 7617, section 2.1', () => {
    const sample = withBasicAuth(trackerSample(), { username: 'test', password: '123£' })
    expect(readHeader(sample, 'authorization')).toBe('Basic dGVzdDoxMjPCow==')
  })

  it('names the wrong option', () => {
    expect(() => withBasicAuth(trackerSample(), { username: undefined as unknown as string, password: 'p' })).toThrow(
      /username/,
    )
    expect(() => withBasicAuth(trackerSample(), { username: 'u', password: '' })).toThrow(/password/)
  })
})

describe('credentials', () => {
  it.each<[string, Verifier, Sample, Sample]>([
    [
      'headerToken',
      headerToken({ header: 'x-token', prefix: 'Bearer ', tokens: 't' }),
      withHeaderToken(trackerSample(), { header: 'x-token', prefix: 'Bearer ', token: 't' }),
      withHeaderToken(trackerSample(), { header: 'x-token', prefix: 'Bearer ', token: 'u' }),
    ],
    [
      'formToken',
      formToken({ tokens: 't& +ä' }),
      withFormToken(chatSample(), { token: 't& +ä' }),
      withFormToken(chatSample(), { token: 'u' }),
    ],
    [
      'urlToken',
      urlToken({ tokens: 't& +ä' }),
      withUrlToken(trackerSample(), { token: 't& +ä' }),
      withUrlToken(trackerSample(), { token: 'u' }),
    ],
    [
      'basicAuth',
      basicAuth({ users: { username: 'ü', password: 'p:' } }),
      withBasicAuth(trackerSample(), { username: 'ü', password: 'p:' }),
      withBasicAuth(trackerSample(), { username: 'ü', password: 'p' }),
    ],
  ])('satisfy %s only if they are right', async (name, verify, right, wrong) => {
    expect(await verify(right, { now: 0 })).toMatchObject({ verifier: name })
    await expect(async () => verify(wrong, { now: 0 })).rejects.toMatchObject({
      code: expect.stringMatching(/_mismatch$/) as string,
    })
  })
})
