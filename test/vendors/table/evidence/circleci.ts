import type { PublishedVector } from '../evidence.js'

const source =
  'https://github.com/circleci/circleci-docs/blob/002e41a773cc7c89e8a66dc0071ab0ca262a885c/jekyll/_cci2/webhooks.adoc'
const published = [
  ['hello world', 'secret', '734cc62f32841568f45715aeb9f4d7891324e6d948e4c6c60c0621cdac48623a'],
  ['lalala', 'another-secret', 'daa220016c8f29a8b214fbfc3671aeec2145cfb1e6790184ffb38b6d0425fa00'],
  ['an-important-request-payload', 'hunter123', '9be2242094a9a8c00c64306f382a7f9d691de910b4a266f67bd314ef18ac49fa'],
] as const

export const vectors: readonly PublishedVector[] = published.map(([body, secret, signature]) => ({
  source,
  options: { secrets: secret },
  headers: { 'circleci-signature': `v1=${signature},v2=another` },
  body,
}))
