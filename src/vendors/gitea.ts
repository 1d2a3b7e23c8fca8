import { encodeUtf8 } from '../core/bytes/encoding.js'
import type { BodyFormat } from '../core/request/body/format.js'
import { jsonBody, parseJson } from '../core/request/body/json.js'
import { jsonFormBody } from '../core/request/body/json-form.js'
import { giteaEvents } from '../generated/events/gitea.js'
import type { GiteaPayloads } from '../generated/payloads/gitea.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'
import { readQuery } from './table/places.js'

export type { GiteaPayloads } from '../generated/payloads/gitea.js'

const preset = macVendor(
  {
    name: 'gitea',
    title: 'Gitea',
    strength: 'signed',
    source: 'https://github.com/go-gitea/gitea/blob/main/services/webhook/deliver.go',
    verifiedOn: '2026-11-27',
    evidence: 'documented',
    signature: { header: 'X-Gitea-Signature' },
    message: '{json}',
    methods: ['GET'],
    event: { header: 'X-Gitea-Event' },
    sampleEvent: 'push',
    events: giteaEvents,
    id: { header: 'X-Gitea-Delivery' },
    alsoSends: [
      'X-GitHub-Delivery',
      'X-GitHub-Event',
      'X-Hub-Signature',
      'X-Hub-Signature-256',
      'X-Gogs-Delivery',
      'X-Gogs-Event',
      'X-Gogs-Signature',
    ],
  },
  ({ maxDepth = 64 }) => ({
    body: eitherBody(jsonBody({ maxDepth })),
    // What the signature is over: never the body of a GET request, nor the query of another.
    payload: (body, { method, url }) =>
      method === 'GET' ? parseJson(encodeUtf8(readQuery(url, 'payload') ?? ''), maxDepth) : body,
  }),
)

/**
 * Gitea and Forgejo: pushes, issues, pull requests and releases, as JSON, as a form or by GET. The signature is over the JSON,
 * before it becomes the field `payload`. A webhook without a secret sends an empty signature, and is refused.
 */
export const gitea = preset as unknown as WithPayloads<typeof preset, GiteaPayloads>

function eitherBody(json: BodyFormat): BodyFormat {
  const form = jsonFormBody('payload', json)
  const formatOf = (mediaType: string | undefined) => (form.accepts(mediaType) ? form : json)
  return {
    name: 'json or form',
    accepts: (mediaType) => formatOf(mediaType).accepts(mediaType),
    parse: (body, mediaType) => formatOf(mediaType).parse(body, mediaType),
  }
}
