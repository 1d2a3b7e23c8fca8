import type { PublishedVector } from '../evidence.js'

const source =
  'https://github.com/logto-io/logto/blob/e8ea7124ac5e6b8d1ed420f2abc0e81f5b5ce6b0/packages/core/src/utils/sign.test.ts'
const published = [
  ['{"bar":"bar","foo":"foo"}', '436958f1dbfefab37712fb3927760490fbf7757da8c0b2306ee7b485f0360eee'],
  ['{}', 'c76356efa19d219d1d7e08ccb20b1d26db53b143156f406c99dcb8e0876d6c55'],
] as const

export const vectors: readonly PublishedVector[] = published.map(([body, signature]) => ({
  source,
  options: { secrets: 'foo' },
  headers: { 'logto-signature-sha-256': signature },
  body,
}))
