import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { toWebhookRequest } from '../../../src/index.js'
import { type Sample, withBody, withHeaders } from '../../../src/testing/index.js'
import { deliveriesOf, vendorSample } from '../../../src/testing/table/index.js'
import { someOf } from '../../runs.js'
import { rowCases } from './rows.js'

// Many vendors join what they sign without escaping it. Whoever has one genuine delivery could move the border between two
// parts: the signed text, and so the signature, stays the same.

type Row = (typeof rowCases)[number]['vendor']['row']

const url = 'https://receiver.example/hooks'
const now = Date.UTC(2026, 10, 22)

/** A part of the signed content that a sender fills in, or fixed text. */
interface Part {
  readonly kind: string
  readonly name: string
  readonly optional: boolean
}

function partsOf(message: string): readonly Part[] {
  return message.split(/(?<!\\)[[\]]/).flatMap((group, index) =>
    group.split(/[{}]/).map((text, part): Part => {
      const [kind, name] = part % 2 === 0 ? (['text', text.replaceAll('\\', '')] as const) : split(text)
      return { kind, name, optional: index % 2 === 1 }
    }),
  )
}

const split = (text: string): readonly [string, string] => {
  const [kind = '', ...name] = text.split(':')
  return [kind, name.join(':')]
}

/** Where the sample has the value of a part: reads and replaces it. */
function placeOf(row: Row, { kind, name }: Part) {
  const { time, signature } = row
  const header = kind === 'header' ? name : kind === 'time' ? time?.header : undefined
  const field = kind === 'field' || kind === 'line' ? name : kind === 'time' ? time?.field : undefined
  if (header !== undefined) {
    return {
      read: (sample: Sample) => sample.headers.find(([key]) => key === header)?.[1] ?? '',
      write: (sample: Sample, value: string | undefined) => withHeaders(sample, { [header]: value }),
    }
  }
  if (field !== undefined) {
    return {
      read: (sample: Sample) => String(at(JSON.parse(textOf(sample)), field)),
      write: (sample: Sample, value: string | undefined) => withField(sample, field, value),
    }
  }
  if (kind === 'query') {
    return {
      read: (sample: Sample) => new URL(sample.url).searchParams.get(name) ?? '',
      write: (sample: Sample, value: string | undefined) => withQuery(sample, name, value),
    }
  }
  if (kind === 'body') {
    return { read: textOf, write: (sample: Sample, value: string | undefined) => withBody(sample, value ?? '') }
  }
  // The pair beside the signature.
  const [list = ''] = [signature?.header ?? ''].flat()
  const pair = new RegExp(signature?.timestamp === 0 ? '^()([^,]*)' : `(${signature?.timestamp}=)([^,;]*)`)
  const listOf = (sample: Sample) => sample.headers.find(([key]) => key === list)?.[1] ?? ''
  return {
    read: (sample: Sample) => pair.exec(listOf(sample))?.[2] ?? '',
    write: (sample: Sample, value = '') =>
      withHeaders(sample, { [list]: listOf(sample).replace(pair, (_, start: string) => start + value) }),
  }
}

/** Every delivery with the same signed text in which the border between two neighbours is elsewhere, or one is absent. */
function* moved(row: Row, genuine: Sample, parts: readonly Part[]): Generator<Sample> {
  const filled = parts.flatMap((part, index) => (part.kind === 'text' ? [] : [index]))
  for (const [position, index] of filled.entries()) {
    const next = filled[position + 1]
    const [left, right] = [parts[index], next === undefined ? undefined : parts[next]]
    if (left === undefined || right === undefined || next === undefined) continue
    const [one, two] = [placeOf(row, left), placeOf(row, right)]
    const literal = parts.slice(index + 1, next).reduce((text, { name }) => text + name, '')
    const whole = one.read(genuine) + literal + two.read(genuine)
    for (let at = 0; at + literal.length <= whole.length; at += 1) {
      const [before, after] = [whole.slice(0, at), whole.slice(at + literal.length)]
      if (whole.slice(at, at + literal.length) !== literal || before === one.read(genuine)) continue
      yield two.write(one.write(genuine, before), after)
    }
    if (right.optional) yield two.write(one.write(genuine, whole), undefined)
    if (left.optional) yield two.write(one.write(genuine, undefined), whole)
  }
}

const cases = rowCases.flatMap((one) => {
  const { row } = one.vendor
  const standard = row.headerPrefix === undefined ? undefined : '{header:webhook-id}.{header:webhook-timestamp}.{body}'
  const message = standard?.replaceAll('webhook-', [row.headerPrefix ?? ''].flat()[0] ?? '') ?? row.message
  const parts = message === undefined || row.idHeader !== undefined ? [] : partsOf(message)
  const isKnown = parts.every(({ kind }) => /^(text|body|time|header|query|field|line)$/.test(kind))
  return isKnown && parts.filter(({ kind }) => kind !== 'text').length > 1 ? [{ ...one, parts }] : []
})

describe('the parts of the signed content', () => {
  it('are several in many rows', () => {
    expect(cases.length).toBeGreaterThan(40)
  })

  it.each(someOf(cases))('of $name cannot be divided at another place', async ({ vendor, parts }) => {
    const { row } = vendor
    const { provider, sign } = await deliveriesOf(vendor).sender({ url })
    const accepted: Sample[] = []
    let tried = 0
    // Each fixed text between two parts also occurs in the parts.
    for (const tricky of ['', ...new Set(parts.filter(({ kind }) => kind === 'text').map(({ name }) => name))]) {
      const values = { ...row.samplePayload, note: `a${tricky}b${tricky}c{"event":"forged"}` }
      let plain = vendorSample(vendor, { url, payload: values })
      for (const part of parts) {
        if (!/^(header|query|field|line)$/.test(part.kind) || [row.time?.header, row.time?.field].includes(part.name))
          continue
        const place = placeOf(row, part)
        if (part.name !== 'TopicArn') plain = place.write(plain, `${place.read(plain)}${tricky}1`)
      }
      const genuine = await sign(plain, { sentAt: now })
      for (const sample of moved(row, genuine, parts)) {
        tried += 1
        const isAccepted = await Promise.resolve()
          .then(() => provider.verify(sample, { now }))
          .then((verified) => provider.parseAll(verified))
          .then(() => true)
          .catch(() => false)
        if (isAccepted) accepted.push(sample)
      }
    }
    expect(tried).toBeGreaterThan(0)
    expect(accepted).toEqual([])
  })
})

describe('a part of the signed content', () => {
  const optional = cases.flatMap((one) =>
    one.parts.filter(({ kind }) => kind === 'query' || kind === 'header').map((part) => ({ ...one, part })),
  )

  it.each(optional)('of $name may not come twice: $part.name', async ({ vendor, part }) => {
    const { provider, sign } = await deliveriesOf(vendor).sender({ url })
    const genuine = await sign(vendorSample(vendor, { url }), { sentAt: now })
    const absent = await sign(placeOf(vendor.row, part).write(vendorSample(vendor, { url }), undefined), {
      sentAt: now,
    })
    const doubled = (sample: Sample) =>
      part.kind === 'query'
        ? { ...sample, url: `${sample.url}${sample.url.includes('?') ? '&' : '?'}${part.name}=1&${part.name}=2` }
        : withHeaders(sample, { [part.name]: ['1', '2'] })
    for (const sample of [doubled(genuine), doubled(absent)]) {
      await expect(Promise.resolve().then(() => provider.verify(sample, { now }))).rejects.toMatchObject({
        code: expect.stringMatching(/^(proof_duplicated|signature_m\w+|timestamp_malformed)$/),
      })
    }
  })
})

describe('an optional part of the signed content', () => {
  const { vendor } = rowCases.find(({ name }) => name === 'mercado-pago') ?? expect.fail()
  const text = `request-id:one;ts:${now};`
  const headers = { 'x-signature': `ts=${now},v1=${createHmac('sha256', 's3cret').update(text).digest('hex')}` }
  const post = (query: string) =>
    toWebhookRequest({ url: url + query, headers: { ...headers, 'x-request-id': 'one' }, body: '{"type":"payment"}' })
  const provider = vendor({ secrets: 's3cret' })

  it('may be absent', async () => {
    expect(await provider.verify(post('?type=payment'))).toMatchObject({ proof: { strength: 'token' } })
  })

  it.each(['?data.id=1&data.id=2', '?data.id=', '?data.id&data.id=1', '?data%2Eid=&x=1'])(
    'is not absent if it is empty or comes twice: %s',
    async (query) => {
      await expect(Promise.resolve().then(() => provider.verify(post(query)))).rejects.toMatchObject({
        code: 'signature_mismatch',
      })
    },
  )
})

describe('the event of a row', () => {
  const named = rowCases.flatMap((one) => {
    const [place] = [one.vendor.row.event].flat()
    const { items, body } = one.vendor.row
    return place && 'field' in place && one.vendor.row.token === undefined && items === undefined && body !== 'form'
      ? [{ ...one, field: place.field }]
      : []
  })

  it.each(someOf(named))('is not inherited in $name: $field', async ({ vendor, field }) => {
    const { provider, sign } = await deliveriesOf(vendor).sender({ url })
    const sample = withField(vendorSample(vendor, { url }), field, undefined)
    const names = field.split('.').reverse()
    const forged = names.reduce<unknown>((value, name) => ({ [name]: value }), 'forged')
    const body = textOf(sample)
      .replace('{', `{"__proto__":${JSON.stringify(forged)},`)
      .replace(',}', '}')
    const signed = await sign(withBody(sample, body))
    const parsed = Promise.resolve(signed)
      .then((request) => provider.verify(request))
      .then((verified) => provider.parseAll(verified))
    await expect(parsed).rejects.toMatchObject({
      code: expect.stringMatching(/^(body_key_forbidden|\w+_invalid|proof_missing|signature_mismatch)$/),
    })
  })
})

describe('a header with the event or the id', () => {
  const titlesOf = (key: 'event' | 'id') =>
    rowCases.flatMap(({ vendor: { row } }) => {
      const headers = [row[key] ?? []]
        .flat()
        .flatMap((place) => ('header' in place ? [place.header.toLowerCase()] : []))
      const isSigned = headers.every((header) => row.message?.toLowerCase().includes(header))
      return row.strength.startsWith('signed') && row.headerPrefix === undefined && !isSigned ? [row.title] : []
    })

  it('is named in the documentation if the vendor does not sign it', () => {
    const page = readFileSync(join(import.meta.dirname, '../../../docs/vendors/table.md'), 'utf8').replaceAll('\n', ' ')
    expect(page).toContain(`the event of ${listed(titlesOf('event'))}`)
    expect(page).toContain(`the id of ${listed(titlesOf('id'))}`)
  })
})

function listed(titles: readonly string[]): string {
  const sorted = [...titles].sort()
  return `${sorted.slice(0, -1).join(', ')} and ${sorted.at(-1)}`
}

describe('the signed fields of an item', () => {
  const item = (changes: object = {}) => ({
    pspReference: '7914073381342284',
    originalReference: '',
    merchantAccountCode: 'TestMerchant',
    merchantReference: 'TestMerchant:ORDER-7',
    amount: { value: 1130, currency: 'EUR' },
    eventCode: 'AUTHORISATION',
    success: 'true',
    ...changes,
  })

  it('of Adyen cannot be divided at another place', async () => {
    const vendor = rowCases.find(({ name }) => name === 'adyen')?.vendor ?? expect.fail()
    const { provider, sign } = await deliveriesOf(vendor).sender()
    const code = async (changes?: object) => {
      const NotificationRequestItem = item()
      const genuine = await sign(vendorSample(vendor, { payload: { NotificationRequestItem } }))
      const text = JSON.parse(textOf(genuine))
      Object.assign(text.notificationItems[0].NotificationRequestItem, changes)
      return Promise.resolve()
        .then(() => provider.verify(withBody(genuine, JSON.stringify(text)), { now }))
        .then(({ proof }) => proof.strength)
        .catch((error) => error.code)
    }
    expect(await code()).toBe('token')
    const moved = { merchantAccountCode: 'TestMerchant:TestMerchant', merchantReference: 'ORDER-7' }
    expect(await code(moved)).toBe('signature_malformed')
    const later = { merchantReference: 'TestMerchant', amount: { value: 'ORDER-7:1130', currency: 'EUR' } }
    expect(await code(later)).toBe('signature_malformed')
  })
})

function textOf({ body }: Sample): string {
  return new TextDecoder().decode(body)
}

function at(payload: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce((value: unknown, name) => (value as Record<string, unknown> | undefined)?.[name], payload)
}

function withField(sample: Sample, path: string, value: string | undefined): Sample {
  const payload: unknown = JSON.parse(textOf(sample))
  const names = path.split('.')
  const parent = at(payload, names.slice(0, -1).join('.')) ?? payload
  Object.assign(parent as object, { [names.at(-1) ?? '']: value })
  return withBody(sample, JSON.stringify(payload))
}

function withQuery(sample: Sample, name: string, value: string | undefined): Sample {
  const address = new URL(sample.url)
  if (value === undefined) address.searchParams.delete(name)
  else address.searchParams.set(name, value)
  return { ...sample, url: address.href }
}
