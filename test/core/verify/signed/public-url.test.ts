import { describe, expect, it } from 'vitest'
import { type PublicUrl, splitUrl, urlReader } from '../../../../src/core/verify/signed/public-url.js'
import { toWebhookRequest } from '../../../../src/index.js'
import { messageOfTypeError } from '../run.js'

const read = (url: PublicUrl, requested: string) => urlReader(url, 'shop: url')(toWebhookRequest({ url: requested }))

describe('urlReader', () => {
  it('takes scheme, host, port and path from the option and the query from the request', () => {
    const url = 'https://shop.example:8443/hooks/shop'
    expect(read(url, 'http://10.0.0.7/inner?a=1&b=%2F')).toBe(`${url}?a=1&b=%2F`)
    expect(read(url, 'http://10.0.0.7/inner')).toBe(url)
    expect(read(url, 'http://10.0.0.7/inner?')).toBe(`${url}?`)
    expect(read(url, 'http://10.0.0.7/inner?a?b#c?d')).toBe(`${url}?a?b`)
    expect(read(url, 'http://10.0.0.7/inner#c?d')).toBe(url)
  })

  it('keeps the option as written', () => {
    expect(read("https://Shop.example/a%2fb/'c'/", 'http://x.example/')).toBe("https://Shop.example/a%2fb/'c'/")
    expect(read('http://shop.example/', 'http://x.example/')).toBe('http://shop.example/')
    expect(read('https://user:pass@shop.example/', 'http://x.example/')).toBe('https://user:pass@shop.example/')
  })

  it('takes the whole URL from a function', () => {
    const url: PublicUrl = ({ url: requested }) => `https://shop.example${new URL(requested).pathname}?fixed`
    expect(read(url, 'http://10.0.0.7/hooks/7?a=1')).toBe('https://shop.example/hooks/7?fixed')
    expect(read(() => 'http://shop.example/', 'http://10.0.0.7/')).toBe('http://shop.example/')
  })

  it.each([undefined, 7, '', '/hooks', 'shop.example', 'https://', 'ftp://shop.example/', 'xhttps://a', ['https://a']])(
    'throws internal_error for a function that returns %j',
    (returned) => {
      // @ts-expect-error some are no text
      expect(() => read(() => returned, 'http://x.example/')).toThrow(
        expect.objectContaining({ name: 'WebhookError', code: 'internal_error' }),
      )
    },
  )

  it.each<unknown>([
    '',
    '/hooks',
    'shop.example/hooks',
    'https:shop.example',
    'https://',
    'ftp://shop.example/',
    'xhttps://shop.example/',
    'https://shop.example/hooks?a=1',
    'https://shop.example/hooks#rc=3',
    'https://shop.example/ hooks',
    'https://shop.example/hooks\n',
    'https://shop.example\\hooks',
    'https://shöp.example/',
    'https://shop.example:port/',
    7,
    null,
    ['https://shop.example/'],
  ])('refuses the option %j', (url) => {
    expect(messageOfTypeError(() => urlReader(url as PublicUrl, 'shop: url'))).toMatch(/^shop: url must be/)
  })

  it('requires the option', () => {
    // @ts-expect-error it is missing
    expect(messageOfTypeError(() => urlReader(undefined, 'shop: url'))).toMatch(/^shop: url is missing/)
  })
})

describe('splitUrl', () => {
  it.each([
    ['/a/b?c=d?e#f?g', '/a/b', 'c=d?e'],
    ['https://shop.example:8443/a%2Fb', '/a%2Fb', ''],
    ['HTTPS://shop.example', '', ''],
    ['//evil.example/a', '//evil.example/a', ''],
    ['/http://shop.example/a', '/http://shop.example/a', ''],
    ['*', '*', ''],
    ['#a', '', ''],
  ])('splits %s as it was sent', (url, path, query) => {
    expect(splitUrl(url)).toEqual({ path, query })
  })
})
