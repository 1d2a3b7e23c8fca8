import type { PublishedVector } from '../evidence.js'

export const vectors: readonly PublishedVector[] = [
  {
    source:
      'https://github.com/duffelhq/duffel-api-ruby/blob/52b98026fcc2d0dcfc339724b3ab2cf38c020d1b/spec/duffel_api/webhook_event_spec.rb',
    options: { secrets: 'a_secret' },
    now: 1_641_667_496_000,
    headers: {
      'X-Duffel-Signature': 't=1641667496,v1=691f25ffb1f206c0fda5bb7b1a9d60fafe42c5f42819d44a06a7cfe09486f102',
    },
    body: '{"created_at":"2022-01-08T18:44:56.129339Z","data":{"changes":{},"object":{}},"id":"eve_0000AFEsrBKZAcKgGtZCnQ","live_mode":false,"object":"order","type":"order.updated"}',
    event: 'order.updated',
  },
]
