import { constants, inflateRawSync } from 'node:zlib'
import * as z from 'zod/mini'
import {
  createReceiver,
  type Delivery,
  defineProvider,
  headerToken,
  type Inbox,
  type Receipt,
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
export function markedReceiver(inbox: Inbox, onReceipt: (receipt: Receipt) => void = () => {}): Receiver {
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
    onReceipt,
    onError: () => {},
  })
}

/** The request of a person, with a mark in each place. */
export function markedRequest(person: number, token: string = markOf(person, 'token')) {
  const mark = (place: Place) => markOf(person, place)
  const [type, body] = bodies[person % bodies.length] ?? ['', () => '']
  return {
    method: 'POST',
    url: `https://hooks.example/orders?access_token=${mark('token')}&note=${mark('query')}`,
    headers: [
      ['content-type', type],
      ['authorization', `Bearer ${mark('authorization')}`],
      ['cookie', `session=${mark('cookie')}`],
      ['x-secret', token],
      ['x-note', mark('header')],
      ['x-person', String(person)],
    ],
    encrypted: true,
    body: new TextEncoder().encode(body(mark('body'))),
  } as const
}

/** Sends the request of a person. */
export async function sendMarked(receiver: Receiver, person: number): Promise<string> {
  return (await receiver.receive(markedRequest(person))).outcome
}

const pattern = new RegExp(`mark(${places.join('|')})(\\d{4})zzqx`, 'g')
const [base64Run, hexRun] = [/[\w+/-]{18,}/g, /[\da-f]{28,}/gi]

/** The places whose marks are found in bytes, by person: in plain, base64, hex and gzip, and in each of these in another one. */
export function findMarks(bytes: Uint8Array): ReadonlyMap<number, ReadonlySet<string>> {
  const found = new Map<number, Set<string>>()
  for (const text of viewsOf(Buffer.from(bytes), 2)) {
    for (const [, place = '', person] of text.matchAll(pattern)) {
      found.set(Number(person), (found.get(Number(person)) ?? new Set()).add(place))
    }
  }
  return found
}

/** The places of one person's marks that are found in bytes, in the order of `places`. */
export function foundMarks(bytes: Uint8Array, person: number): readonly Place[] {
  const found = findMarks(bytes).get(person)
  return places.filter((place) => found?.has(place))
}

function* viewsOf(bytes: Buffer, depth: number): Generator<string> {
  const text = bytes.toString('latin1')
  yield text
  if (depth === 0) return
  // Where a run begins says nothing about where the encoding of a mark begins.
  const decoded = [...runsIn(text, base64Run, 'base64', 4), ...runsIn(text, hexRun, 'hex', 2), ...unzipped(bytes)]
  for (const each of decoded) yield* viewsOf(each, depth - 1)
}

function* runsIn(text: string, run: RegExp, encoding: 'base64' | 'hex', shifts: number): Generator<Buffer> {
  for (const [found] of text.matchAll(run)) {
    for (let shift = 0; shift < shifts; shift++) yield Buffer.from(found.slice(shift), encoding)
  }
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
