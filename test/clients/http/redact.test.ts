import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRedact, secretsInUrl } from '../../../src/clients/http/redact.js'
import { codePoint } from '../../code-points.js'

const secret = 'Pä/ss+w%rd "1'

describe('createRedact', () => {
  it.each([
    secret,
    encodeURIComponent(secret),
    encodeURIComponent(secret).toLowerCase().replace('p', 'P'),
    encodeURI(secret),
    new URLSearchParams([[secret, '']]).toString().slice(0, -1),
    JSON.stringify(secret).slice(1, -1),
    JSON.stringify(secret).slice(1, -1).replaceAll('/', '\\/'),
    // As languages with ASCII-only JSON write it.
    JSON.stringify(secret).slice(1, -1).replace('ä', '\\u00e4'),
    secret.replace('"', '&quot;'),
  ])('redacts a secret that is written as %s', (written) => {
    expect(createRedact([secret])(`a ${written} b`)).toBe('a [secret] b')
  })

  it('redacts the longer of two secrets, so that no part of it remains', () => {
    expect(createRedact(['abcd', 'abcdefgh', ''])('abcdefgh abcd')).toBe('[secret] [secret]')
  })

  it('leaves a text without secrets unchanged', () => {
    expect([createRedact([secret])('Pass'), createRedact([])('any'), createRedact([''])('any')]).toEqual([
      'Pass',
      'any',
      'any',
    ])
  })

  it('redacts any text in every encoding', () => {
    fc.assert(
      fc.property(fc.string({ unit: codePoint, minLength: 3 }), (text) => {
        const redact = createRedact([text])
        const wellFormed = text.replace(/\p{Cs}/gu, '\ufffd')
        const written = [text, JSON.stringify(text), encodeURIComponent(wellFormed), encodeURI(wellFormed)]
        for (const one of written) expect(redact(`<${one}>`)).toContain('[secret]')
      }),
    )
  })
})

describe('secretsInUrl', () => {
  const redact = (address: string, text: string) => createRedact(secretsInUrl(address))(text)

  it.each([
    ['as it was written', 'https://hook:s3%2fcr%C3%a9t!word@consumer.example/', 's3%2fcr%C3%a9t!word'],
    ['decoded', 'https://hook:s3%2fcr%C3%a9t!word@consumer.example/', 's3/crét!word'],
    ['encoded', 'https://hook:s3!crét"word@consumer.example/', 's3!cr%C3%A9t%22word'],
    ['encoded in whole', 'https://hook:s3!crét"word@consumer.example/', 's3%21cr%c3%a9t%22word'],
    ['as JSON', 'https://hook:s3!crét"word@consumer.example/', 's3!crét\\"word'],
    ['with a stray %', 'https://hook:100%s3cret@consumer.example/', '100%s3cret'],
    ['with a stray %, encoded', 'https://hook:100%s3cret@consumer.example/', '100%25s3cret'],
    ['as HTTP Basic', 'https://hook:s3%2fcret@consumer.example/', btoa('hook:s3/cret')],
  ])('contains the password, %s', (_, address, written) => {
    expect(redact(address, `Basic: ${written}.`)).toBe('Basic: [secret].')
  })

  it.each(['a%2fb+c-s3cret', 'a%2Fb%20c-s3cret', 'a/b c-s3cret', 'a/b+c-s3cret'])(
    'has a value of the query, written as %s',
    (written) => {
      expect(redact('https://consumer.example/?from=t&key=a%2fb+c-s3cret', `key ${written}.`)).toBe('key [secret].')
    },
  )

  it('is empty for a URL without secrets', () => {
    expect(secretsInUrl('https://consumer.example/hook')).toEqual([])
  })
})
