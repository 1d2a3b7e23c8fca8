import { describe, expect, it } from 'vitest'
import { toWebhookRequest } from '../../../src/index.js'
import { deliveriesOf } from '../../../src/testing/table/index.js'
import { rowCases } from './rows.js'

const url = 'https://receiver.example/hooks'
const sentAt = 1_795_000_000_000

describe('the evidence for each row', () => {
  it.each(rowCases)('is there, as $name claims', ({ vendor: { row }, evidence, hasLibraryCheck }) => {
    const { evidence: grade, library, source, verifiedOn } = row
    expect(new URL(source).protocol).toBe('https:')
    expect(verifiedOn).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect(hasLibraryCheck).toBe(library !== undefined)
    if (grade === 'vector') expect(evidence.vectors?.length).toBeGreaterThan(0)
    if (grade === 'library') expect(hasLibraryCheck).toBe(true)
    if (grade === 'documented') expect(evidence.documented).toBeDefined()
  })
})

const vectors = rowCases.flatMap(({ name, vendor, evidence }) =>
  (evidence.vectors ?? []).map((vector) => ({ name, vendor, vector, source: vector.source })),
)

describe('a published vector', () => {
  it.each(vectors)('of $name is accepted: $source', async ({ vendor, vector }) => {
    const { options, now = Date.now(), headers, body, event } = vector
    const request = toWebhookRequest({
      url: vector.url ?? url,
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
    const provider = vendor(options)
    const verified = await provider.verify(request, { now })
    if (event !== undefined)
      expect(await provider.parseAll(verified)).toContainEqual(expect.objectContaining({ event }))
    const bytes = new Uint8Array([...request.body, 0x20])
    // Around a token or a ciphertext, white space is not signed, and not read.
    if (!/^signed( with time)?$/.test(vendor.row.strength) || vendor.row.token || vendor.row.sealed) return
    const other = Promise.resolve().then(() => provider.verify({ ...request, body: bytes }, { now }))
    await expect(other).rejects.toThrow()
  })
})

const documented = rowCases.flatMap(({ name, vendor, evidence }) =>
  evidence.documented ? [{ name, vendor, ...evidence.documented }] : [],
)

describe('the documented algorithm', () => {
  it.each(documented)('of $name, written a second time, is accepted', async ({ vendor, secret, body, event, sign }) => {
    const signed = sign({ secret, body, url, sentAt })
    const type = vendor.row.body === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
    const request = toWebhookRequest({
      url: signed.url ?? url,
      headers: { 'content-type': type, ...signed.headers },
      body: signed.body ?? body,
    })
    const provider = deliveriesOf(vendor).provider({ secrets: secret, tokens: secret, keys: secret, url })
    const verified = await provider.verify(request, { now: sentAt })
    expect(await provider.parseAll(verified)).toContainEqual(expect.objectContaining({ event }))
  })
})
