import { expect, it } from 'vitest'
import type { MaybePromise } from '../../../src/core/base/maybe-promise.js'
import type { Provider } from '../../../src/core/provider/provider.js'
import type { ProviderTypes, WebhookRequest } from '../../../src/core/request/delivery.js'
import { nestedJson, parseSample } from './parse-sample.js'

/** A style with JSON bodies, and how a genuine delivery with another body is made. */
export interface JsonStyle<T extends ProviderTypes> {
  readonly provider: Provider<T>
  readonly genuine: Readonly<Record<string, unknown>>
  readonly withBody: (body: string | Uint8Array) => MaybePromise<WebhookRequest>
}

const encode = (text: string) => new TextEncoder().encode(text)

/** The cases that every style with JSON bodies has to survive. */
export function itSurvivesHostileJson<T extends ProviderTypes>({ provider, genuine, withBody }: JsonStyle<T>): void {
  const parse = async (body: string | Uint8Array) => parseSample(provider, await withBody(body))
  const json = JSON.stringify(genuine)
  const withExtra = (extra: string) => `{"extra":${extra},${json.slice(1)}`

  it.each([64, 5_000, 50_000])('refuses JSON with %i nesting levels', async (depth) => {
    await expect(parse(withExtra(nestedJson(depth)))).rejects.toMatchObject({ code: 'body_limit_exceeded', limit: 64 })
  })

  it('accepts JSON nested as deeply as allowed', async () => {
    await expect(parse(withExtra(nestedJson(63)))).resolves.toMatchObject({ payload: genuine })
  })

  it.each(['"__proto__"', '"\\u005f_proto__"', '"__pro\\u0074o__"'])('refuses the key %s', async (key) => {
    await expect(parse(withExtra(`[{${key}:{"polluted":true}}]`))).rejects.toMatchObject({ code: 'body_key_forbidden' })
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })

  it('reads keys named like inherited properties as data', async () => {
    const extra = '{"constructor":{"prototype":{"polluted":true}},"hasOwnProperty":1,"toString":"text","valueOf":null}'
    const { payload } = await parse(withExtra(extra))
    expect(payload).toHaveProperty('extra', JSON.parse(extra))
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })

  it('refuses bytes that are not UTF-8', async () => {
    const body = encode(withExtra('"?"'))
    body[body.indexOf(0x3f)] = 0xff
    await expect(parse(body)).rejects.toMatchObject({ code: 'body_malformed' })
  })

  it('skips a byte order mark', async () => {
    await expect(parse(`\uFEFF${json}`)).resolves.toMatchObject({ payload: genuine })
  })

  it('keeps text of every script, and lone surrogates', async () => {
    const { payload } = await parse(withExtra('"\\ud83c\\udf0a 潮 \\ud83c \\u0000"'))
    expect(payload).toHaveProperty('extra', '🌊 潮 \ud83c \u0000')
  })

  it('survives numbers that do not fit a double', async () => {
    const { payload } = await parse(withExtra('[1e400,-1e400,123456789012345678901234567890]'))
    expect(payload).toMatchObject(genuine)
  })

  it.each(['', ' ', '{', 'null', '[]', '"text"', '7'])('refuses the body %j', async (body) => {
    await expect(parse(body)).rejects.toMatchObject({
      code: expect.stringMatching(/^(body_malformed|payload_invalid)$/),
    })
  })

  it('accepts unknown fields', async () => {
    const { payload } = await parse(withExtra('{"later":[1]}'))
    expect(payload).toHaveProperty('extra', { later: [1] })
  })
}
