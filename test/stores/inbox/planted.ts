import { constants, inflateRawSync } from 'node:zlib'
import * as z from 'zod/mini'
import {
  createReceiver,
  type Delivery,
  defineProvider,
  headerToken,
  type Inbox,
  type Receiver,
} from '../../../src/index.js'

/** The places of a delivery in which a mark is planted. */
export const places = [
  'authorization',
  'cookie',
  'token',
  'query',
  'header',
  'body',
  'id',
  'key',
  'event',
  'reason',
] as const

export type Place = (typeof places)[number]

// Marks are as long as a card number, and no part of another one.
export const markOf = (person: number, place: Place) => `mark${place}${String(person).padStart(4, '0')}zzqx`

/** Bodies of each format, with the mark in them. */
const bodies: readonly (readonly [type: string, body: (mark: string) => string])[] = [
  ['application/json', (mark) => JSON.stringify({ customer: { name: mark } })],
  ['application/x-www-form-urlencoded', (mark) => `a=1&name=${mark}&b=2`],
  ['application/xml', (mark) => `<order><name>${mark}</name></order>`],
  [
    'multipart/form-data; boundary=x',
    (mark) => `--x\r\ncontent-disposition: form-data; name="n"\r\n\r\n${mark}\r\n--x--`,
  ],
]

/** A receiver for marked deliveries, whose handler fails for persons with an even number. */
export function markedReceiver(inbox: Inbox): Receiver {
  const personOf = (headers: readonly (readonly [string, string])[]) =>
    headers.find(([name]) => name === 'x-person')?.[1] ?? ''
  const provider = defineProvider({
    name: 'marked',
    body: { name: 'any', accepts: () => true, parse: () => ({}) },
    schema: z.looseObject({}),
    verify: headerToken({
      header: 'x-secret',
      tokens: (request) => markOf(Number(personOf(request.headers)), 'token'),
    }),
    event: (_payload, request) => markOf(Number(personOf(request.headers)), 'event'),
    id: (_payload, request) => markOf(Number(personOf(request.headers)), 'id'),
  })
  return createReceiver({
    provider,
    inbox: {
      inbox,
      key: ({ request }) => markOf(Number(personOf(request.headers)), 'key'),
      ...('erase' in inbox && { subject: ({ request }: Delivery) => `person-${personOf(request.headers)}` }),
    },
    on: {
      '*': ({ request }) => {
        throw new Error(markOf(Number(personOf(request.headers)), 'reason'))
      },
    },
    onError: () => {},
  })
}

/** Sends the delivery of a person, with a mark in each place. */
export async function sendMarked(receiver: Receiver, person: number): Promise<string> {
  const mark = (place: Place) => markOf(person, place)
  const [type, body] = bodies[person % bodies.length] ?? ['', () => '']
  const { outcome } = await receiver.receive({
    method: 'POST',
    url: `https://hooks.example/orders?access_token=${mark('token')}&note=${mark('query')}`,
    headers: [
      ['content-type', type],
      ['authorization', `Bearer ${mark('authorization')}`],
      ['cookie', `session=${mark('cookie')}`],
      ['x-secret', mark('token')],
      ['x-note', mark('header')],
      ['x-person', String(person)],
    ],
    encrypted: true,
    body: new TextEncoder().encode(body(mark('body'))),
  })
  return outcome
}

/** The places whose marks are found in bytes: in plain, base64, hex, and in gzip. */
export function foundMarks(bytes: Buffer, person: number): readonly Place[] {
  const texts = [bytes, ...unzipped(bytes)].map((each) => each.toString('latin1'))
  return places.filter((place) =>
    formsOf(markOf(person, place)).some((form) => texts.some((text) => text.includes(form))),
  )
}

function formsOf(mark: string): readonly string[] {
  const hex = Buffer.from(mark).toString('hex')
  // Inside of a longer text, base64 of the same bytes has three forms.
  const inBase64 = [0, 1, 2].map((before) => {
    const text = Buffer.from(' '.repeat(before) + mark)
      .toString('base64')
      .replaceAll('=', '')
    return text.slice(Math.ceil((before * 8) / 6), Math.floor(((before + mark.length) * 8) / 6))
  })
  return [mark, hex, hex.toUpperCase(), ...inBase64]
}

// Of gzip without a name. What follows the stream is not a part of it.
const headerLength = 10

function unzipped(bytes: Buffer): readonly Buffer[] {
  const found: Buffer[] = []
  for (let at = bytes.indexOf('1f8b08', 0, 'hex'); at !== -1; at = bytes.indexOf('1f8b08', at + 1, 'hex')) {
    try {
      found.push(inflateRawSync(bytes.subarray(at + headerLength), { finishFlush: constants.Z_SYNC_FLUSH }))
    } catch {
      // Not gzip.
    }
  }
  return found
}
