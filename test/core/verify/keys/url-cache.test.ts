import { describe, expect, it } from 'vitest'
import { isWithin } from '../../../../src/core/verify/keys/certificate-chain.js'
import { cacheByUrl, type UrlCacheOptions } from '../../../../src/core/verify/keys/url-cache.js'

function scene(options: UrlCacheOptions) {
  const clock = { now: 600_000 }
  const loaded: string[] = []
  const load = async (url: string) => {
    loaded.push(url)
    return url.startsWith('good') ? 'good' : 'bad'
  }
  const get = cacheByUrl(load, (value) => value === 'good', { now: () => clock.now, ...options })
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

describe('isWithin', () => {
  it('includes both ends of a period', () => {
    const period = { from: 10, to: 20 }
    expect([9, 10, 20, 21].map((moment) => isWithin(moment, period))).toEqual([false, true, true, false])
  })
})
