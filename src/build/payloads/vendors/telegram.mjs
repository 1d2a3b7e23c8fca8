import { Names, newFields } from '../condense/shape.mjs'
import { readTypes, shapes } from '../condense/types.mjs'

export const sources = ['@grammyjs/types']

export function describe() {
  const { checker, types } = readTypes("export type { Update } from '@grammyjs/types'")
  const names = new Names()
  const shapeOf = shapes(checker, names, { field })
  return {
    names,
    exports: {
      TelegramPayloads: {
        comment: 'The update of a bot: its id, and one field that says what happened.',
        entries: [['update', shapeOf(types.get('Update'))]],
      },
    },
    events: ['update'],
  }
}

// Messages that contain others, and what only few bots read.
const leftOut =
  /^(?:reply_to_message|pinned_message|external_reply|quote|giveaway\w*|story|reply_to_\w+|checklist\w*|suggested_post\w*|gift\w*|unique_gift|passport_data|rich\w*|reply_markup|chat_background_set|poll_option_\w+|paid_media|media|explanation_media|description_media|rights|\w*chat_member|chat_boost|removed_chat_boost|game|sticker|message_reaction\w*)$/

const field = (_owner, name) => (leftOut.test(name) ? { object: newFields() } : undefined)
