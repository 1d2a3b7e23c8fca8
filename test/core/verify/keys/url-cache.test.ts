import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isWithin } from '../../../../src/core/verify/keys/certificate-chain.js'
import { BoundedEntries, cacheByUrl, type UrlCacheOptions } from '../../../../src/core/verify/keys/url-cache.js'
import { domainOf } from '../../../../src/vendors/activitypub/actor-keys.js'

function scene(options: UrlCacheOptions, groupOf?: (url: string) => string) {
  const clock = { now: 600_000 }
  const loaded: string[] = []
  const load = async (url: string) => {
    loaded.push(url)
    return url.startsWith('good') ? 'good' : 'bad'
  }
  const get = cacheByUrl(load, (value) => value === 'good', { now: () => clock.now, ...options }, groupOf)
  return { clock, loaded, get }
}

describe('cacheByUrl', () => {
  it.each(['good', 'bad'])('evicts the oldest of more than maxCachedUrls %s URLs', async (kind) => {
    const { get, loaded } = scene({ maxCachedUrls: 2 })
    const [one, two, three] = [`${kind}/1`, `${kind}/2`, `${kind}/3`]
    for (const url of [one, two, three, three, two, one]) await get(url)
    expect(loaded).toEqual([one, two, three, one])
  })

  it('does not evict a good URL for bad ones', async () => {
    const { get, loaded } = scene({ maxCachedUrls: 1 })
    for (const url of ['good/1', 'bad/1', 'bad/2', 'good/1']) await get(url)
    expect(loaded).toEqual(['good/1', 'bad/1', 'bad/2'])
  })

  it('counts retrievals per minute of the clock', async () => {
    const { clock, get } = scene({ maxFetchesPerMinute: 1 })
    await get('bad/1')
    clock.now += 59_999
    const code = 'key_unavailable'
    await expect(get('bad/2')).rejects.toMatchObject({ code, cause: { code } })
    clock.now += 1
    expect(await get('bad/3')).toBe('bad')
  })
})

describe('cacheByUrl with groups', () => {
  const hostOf = (url: string) => url.split('@')[1] ?? ''

  it('leaves retrievals to others, whatever one of them uses', async () => {
    const { get, loaded } = scene({ maxFetchesPerMinute: 8 }, hostOf)
    const attempt = (url: string) => Promise.resolve(get(url)).catch(({ code }) => code)
    for (let index = 0; index < 20; index++) await attempt(`bad/${index}@hostile`)
    expect(loaded).toHaveLength(4)
    expect(await attempt('bad/20@hostile')).toBe('key_unavailable')
    expect(await attempt('good/1@mira')).toBe('good')
    expect(await attempt('good/2@mira')).toBe('good')
    expect(await attempt('good/3@mira')).toBe('key_unavailable')
    expect(await attempt('good/1@harbour')).toBe('good')
  })

  it('spends at most the budget of a minute, and at most half of it on one group', async () => {
    const asked = fc.array(fc.record({ host: fc.nat(3), path: fc.nat(50) }), { maxLength: 60 })
    await fc.assert(
      fc.asyncProperty(asked, fc.integer({ min: 1, max: 20 }), async (requests, maxFetchesPerMinute) => {
        const { get, loaded } = scene({ maxFetchesPerMinute, maxCachedUrls: 1 }, hostOf)
        for (const { host, path } of requests) await Promise.resolve(get(`bad/${path}@${host}`)).catch(() => {})
        expect(loaded.length).toBeLessThanOrEqual(maxFetchesPerMinute)
        for (const host of [0, 1, 2, 3]) {
          const own = loaded.filter((url) => hostOf(url) === String(host)).length
          expect(own).toBeLessThanOrEqual(Math.ceil(maxFetchesPerMinute / 2))
        }
        const isNew = !requests.some(({ host }) => host === 3)
        if (isNew && loaded.length < maxFetchesPerMinute) expect(await get('good/1@3')).toBe('good')
      }),
    )
  })

  it('keeps the entries of a group that has no more than its share, whatever others add', () => {
    const added = fc.array(fc.record({ host: fc.nat(3), path: fc.nat(30) }), { maxLength: 100 })
    fc.assert(
      fc.property(added, fc.integer({ min: 5, max: 12 }), (entries, limit) => {
        const bounded = new BoundedEntries<number>(limit, hostOf)
        const set = (url: string) => {
          if (bounded.get(url) === undefined) bounded.set(url, 1)
        }
        const urls = new Set<string>()
        set('mira@small')
        for (const { host, path } of entries) {
          const url = `${path}@${host}`
          urls.add(url)
          set(url)
          expect(bounded.get(url)).toBe(1)
          expect([...urls].filter((each) => bounded.get(each)).length).toBeLessThan(limit)
        }
        expect(bounded.get('mira@small')).toBe(1)
      }),
    )
  })
})

describe('domainOf', () => {
  it.each([
    ['https://a.b.harbour.example/users/mira', 'harbour.example'],
    ['https://harbour.example/', 'harbour.example'],
    ['https://x.mira.co.uk/', 'mira.co.uk'],
    ['https://co.uk/', 'co.uk'],
    ['https://x.mira.li/', 'mira.li'],
  ])('takes subdomains together: %s', (url, domain) => {
    expect(domainOf(url)).toBe(domain)
  })
})

describe('isWithin', () => {
  it('includes both ends of a period', () => {
    const period = { from: 10, to: 20 }
    expect([9, 10, 20, 21].map((moment) => isWithin(moment, period))).toEqual([false, true, true, false])
  })
})
