import { reply } from '../core/provider/outcome.js'
import { macVendor } from './table/mac-vendor.js'

/**
 * Trello: actions on boards, lists and cards. The event name is `action.type`: `updateCard`. The secret is that of the app, not its API
 * key, and `url` is the callback as it was registered.
 */
export const trello = macVendor(
  {
    name: 'trello',
    title: 'Trello',
    strength: 'signed',
    source: 'https://developer.atlassian.com/cloud/trello/guides/rest-api/webhooks/',
    verifiedOn: '2026-11-27',
    evidence: 'documented',
    signature: { header: 'X-Trello-Webhook', encoding: 'base64', algorithm: 'sha1' },
    message: '{body}{url}',
    event: { field: 'action.type' },
    sampleEvent: 'updateCard',
    id: { field: 'action.id' },
    handshake: '`HEAD`: 200',
  },
  () => ({
    probe: { methods: ['HEAD'], answer: ({ method }) => (method === 'HEAD' ? reply('') : undefined) },
  }),
)
