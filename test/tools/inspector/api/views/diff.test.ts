import { describe, expect, it } from 'vitest'
import { toWebhookRequest, type WebhookRequestInit } from '../../../../../src/core/request/to-webhook-request.js'
import { diffRequests } from '../../../../../src/tools/inspector/api/views/diff.js'

const diff = (left: WebhookRequestInit, right: WebhookRequestInit) =>
  diffRequests(toWebhookRequest(left), toWebhookRequest(right))

describe('diffRequests', () => {
  it('has no differences of a request and itself', () => {
    const init = { headers: { a: '1' }, body: '{"a":1}' }
    expect(diff(init, init)).toEqual({ differences: [], more: 0, body: 'same', firstByte: undefined, notes: [] })
  })

  it('names fields that were changed, added and removed, at any depth', () => {
    const result = diff({ body: '{"a":{"b":[1,2]},"c":1,"d":null}' }, { body: '{"a":{"b":[1,3]},"d":null,"e":"x"}' })
    expect(result.differences).toEqual([
      { place: 'body', name: 'a.b.1', left: '2', right: '3' },
      { place: 'body', name: 'c', left: '1', right: undefined },
      { place: 'body', name: 'e', left: undefined, right: '"x"' },
    ])
  })

  it('says that only the layout differs', () => {
    const result = diff({ body: '{"a":1}' }, { body: '{ "a": 1 }' })
    expect(result).toMatchObject({ body: 'json', differences: [], firstByte: 1 })
    expect(result.notes.join()).toContain('white space')
  })

  it('compares bodies that are not JSON by byte', () => {
    expect(diff({ body: Uint8Array.of(1, 2, 255) }, { body: Uint8Array.of(1, 2) })).toMatchObject({
      body: 'bytes',
      firstByte: 2,
    })
  })

  it('compares repeated headers by line, and explains a signature', () => {
    const result = diff(
      {
        headers: [
          ['A', '1'],
          ['a', '2'],
          ['X-Signature', 'x'],
          ['X-Timestamp', '1'],
        ],
      },
      {
        headers: [
          ['a', '2'],
          ['a', '1'],
          ['X-Signature', 'y'],
          ['X-Timestamp', '2'],
        ],
      },
    )
    expect(result.differences).toEqual([
      { place: 'header', name: 'a', left: '1\n2', right: '2\n1' },
      { place: 'header', name: 'x-signature', left: 'x', right: 'y' },
      { place: 'header', name: 'x-timestamp', left: '1', right: '2' },
    ])
    expect(result.notes).toEqual(['The signature differs because the timestamp differs.'])
  })

  it('lists at most 500 differences, and compares deep bodies by byte', () => {
    const many = (value: number) => JSON.stringify(Array.from({ length: 600 }, () => value))
    expect(diff({ body: many(1) }, { body: many(2) })).toMatchObject({ more: 100, differences: { length: 500 } })
    const deep = (value: number) => `${'['.repeat(5000)}${value}${']'.repeat(5000)}`
    expect(diff({ body: deep(1) }, { body: deep(2) })).toMatchObject({
      body: 'bytes',
      differences: [],
      firstByte: 5000,
    })
  })
})
