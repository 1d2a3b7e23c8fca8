import { crc32 } from '../../../../core/bytes/crc32.js'
import { decodeUtf8 } from '../../../../core/bytes/encoding.js'
import type { WebhookRequest } from '../../../../core/request/delivery.js'
import { readHeader } from '../../../../core/request/headers.js'
import type { SignedPart } from '../wire.js'

/** A part of what a provider signs, and the request that has another value in this place. */
export interface PartOfRequest extends Omit<SignedPart, 'covered'> {
  /** The bytes of the part, in the order in which they were signed. */
  readonly bytes: Uint8Array
  readonly altered: WebhookRequest | undefined
}

type Scheme = (request: WebhookRequest) => readonly (PartOfRequest | undefined)[]

const encoder = new TextEncoder()

function literal(text: string): PartOfRequest {
  return { kind: 'literal', label: 'separator', text, bytes: encoder.encode(text), altered: undefined }
}

function body(request: WebhookRequest): PartOfRequest {
  // Not `slice`, which makes no copy of a Buffer.
  const altered = new Uint8Array(request.body)
  const [first] = altered
  if (first !== undefined) altered[0] = first ^ 1
  const text = decodeUtf8(request.body) ?? `${request.body.length} bytes that are not text`
  return {
    kind: 'body',
    label: 'body',
    text,
    bytes: request.body,
    altered: first === undefined ? undefined : { ...request, body: altered },
  }
}

function header(request: WebhookRequest, name: string): PartOfRequest | undefined {
  const value = readHeader(request, name)
  return value === undefined ? undefined : headerPart(request, name, value)
}

/** @param value - the part of the header that is signed */
function headerPart(request: WebhookRequest, name: string, value: string): PartOfRequest {
  const headers = request.headers.map((line) =>
    line[0].toLowerCase() === name.toLowerCase() ? ([line[0], line[1].replace(value, alter(value))] as const) : line,
  )
  return {
    kind: 'header',
    label: name,
    text: value,
    bytes: Uint8Array.from(value, (character) => character.charCodeAt(0)),
    altered: value === '' ? undefined : { ...request, headers },
  }
}

// Stays a valid time, a number or an id: the check that must fail is that of the signature.
function alter(value: string): string {
  const digit = value.search(/\d(?=\D*$)/)
  if (digit !== -1) return value.slice(0, digit) + ((Number(value[digit]) + 1) % 10) + value.slice(digit + 1)
  return `${value.slice(0, -1)}${value.endsWith('x') ? 'y' : 'x'}`
}

function url(request: WebhookRequest): PartOfRequest {
  return { kind: 'url', label: 'URL', text: request.url, bytes: encoder.encode(request.url), altered: undefined }
}

function method(request: WebhookRequest): PartOfRequest {
  const { method: text } = request
  return { kind: 'literal', label: 'method', text, bytes: encoder.encode(text), altered: undefined }
}

function v0(timestampHeader: string): Scheme {
  return (request) => [literal('v0:'), header(request, timestampHeader), literal(':'), body(request)]
}

const onlyBody: Scheme = (request) => [body(request)]

const standard: Scheme = (request) => {
  const prefix = ['webhook-', 'svix-'].find((start) => readHeader(request, `${start}signature`) !== undefined)
  if (prefix === undefined) return [undefined]
  return [
    header(request, `${prefix}id`),
    literal('.'),
    header(request, `${prefix}timestamp`),
    literal('.'),
    body(request),
  ]
}

const stripe: Scheme = (request) => {
  const time = /(?:^|,)t=(\d+)/.exec(readHeader(request, 'stripe-signature') ?? '')?.[1]
  return [time === undefined ? undefined : headerPart(request, 'Stripe-Signature', time), literal('.'), body(request)]
}

const paypal: Scheme = (request) => {
  const checksum = String(crc32(request.body))
  return [
    header(request, 'PayPal-Transmission-Id'),
    literal('|'),
    header(request, 'PayPal-Transmission-Time'),
    literal('|'),
    { kind: 'computed', label: 'webhook id', text: '(from the options)', bytes: new Uint8Array(), altered: undefined },
    literal('|'),
    {
      ...body(request),
      kind: 'computed',
      label: 'CRC-32 of the body',
      text: checksum,
      bytes: encoder.encode(checksum),
    },
  ]
}

// Only schemes that sign the same parts of every request.
const schemes: Readonly<Record<string, Scheme>> = {
  github: onlyBody,
  shopify: onlyBody,
  jira: onlyBody,
  host: onlyBody,
  tracker: onlyBody,
  stripe,
  paypal,
  slack: v0('X-Slack-Request-Timestamp'),
  zoom: v0('X-Zm-Request-Timestamp'),
  'standard-webhooks': standard,
  discord: (request) => [header(request, 'X-Signature-Timestamp'), body(request)],
  twitch: (request) => [
    header(request, 'Twitch-Eventsub-Message-Id'),
    header(request, 'Twitch-Eventsub-Message-Timestamp'),
    body(request),
  ],
  square: (request) => [url(request), body(request)],
  hubspot: (request) => [method(request), url(request), body(request), header(request, 'X-HubSpot-Request-Timestamp')],
}

/**
 * Takes a request apart into what its provider signs, in that order.
 *
 * @returns `undefined` if the scheme of the provider is not known here, or the request lacks a part of it
 */
export function signedPartsOf(provider: string, request: WebhookRequest): readonly PartOfRequest[] | undefined {
  const scheme = Object.hasOwn(schemes, provider) ? schemes[provider] : undefined
  const parts = scheme?.(request)
  const found = parts?.filter((part) => part !== undefined)
  return found?.length === parts?.length ? found : undefined
}
