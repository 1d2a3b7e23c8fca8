import { reply } from '../core/provider/outcome.js'
import type { TrelloPayloads } from './payloads/trello.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { TrelloPayloads } from './payloads/trello.js'

const events = [
  'addAttachmentToCard',
  'addChecklistToCard',
  'addLabelToCard',
  'addMemberToBoard',
  'addMemberToCard',
  'commentCard',
  'convertToCardFromCheckItem',
  'copyCard',
  'copyChecklist',
  'createCard',
  'createCheckItem',
  'createLabel',
  'createList',
  'deleteAttachmentFromCard',
  'deleteCard',
  'deleteCheckItem',
  'deleteComment',
  'deleteLabel',
  'emailCard',
  'moveCardFromBoard',
  'moveCardToBoard',
  'moveListFromBoard',
  'moveListToBoard',
  'removeChecklistFromCard',
  'removeLabelFromCard',
  'removeMemberFromBoard',
  'removeMemberFromCard',
  'updateBoard',
  'updateCard',
  'updateCheckItem',
  'updateCheckItemStateOnCard',
  'updateChecklist',
  'updateComment',
  'updateLabel',
  'updateList',
] as const satisfies readonly (keyof TrelloPayloads)[]

const preset = macVendor(
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
    events,
    id: { field: 'action.id' },
    handshake: '`HEAD`: 200',
  },
  () => ({
    probe: { methods: ['HEAD'], answer: ({ method }) => (method === 'HEAD' ? reply('') : undefined) },
  }),
)

/**
 * Trello: actions on boards, lists and cards. The event name is `action.type`: `updateCard`. The secret is that of the app, not its API
 * key, and `url` is the callback as it was registered.
 */
export const trello = preset as unknown as WithPayloads<typeof preset, TrelloPayloads>
