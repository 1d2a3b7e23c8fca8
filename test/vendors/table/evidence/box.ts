import type { PublishedVector } from '../evidence.js'

const headers = {
  'BOX-DELIVERY-ID': 'f96bb54b-ee16-4fc5-aa65-8c2d9e5b546f',
  'BOX-DELIVERY-TIMESTAMP': '2020-01-01T00:00:00-07:00',
  'BOX-SIGNATURE-ALGORITHM': 'HmacSHA256',
  'BOX-SIGNATURE-PRIMARY': '6TfeAW3A1PASkgboxxA5yqHNKOwFyMWuEXny/FPD5hI=',
  'BOX-SIGNATURE-SECONDARY': 'v+1CD1Jdo3muIcbpv5lxxgPglOqMfsNHPV899xWYydo=',
  'BOX-SIGNATURE-VERSION': '1',
}

// The headers are those of Box's document; the keys that signed them are in its sample for AWS Lambda.
export const vectors: readonly PublishedVector[] = ['SamplePrimaryKey', 'SampleSecondaryKey'].map((secret) => ({
  source: 'https://github.com/box/samples/tree/master/box-node-webhook-to-lambda-sample',
  options: { secrets: secret },
  now: Date.UTC(2020, 0, 1, 7, 10),
  headers,
  body: '{"type":"webhook_event","webhook":{"id":"1234567890"},"trigger":"FILE.UPLOADED","source":{"id":"1234567890","type":"file","name":"Test.txt"}}',
  event: 'FILE.UPLOADED',
}))
