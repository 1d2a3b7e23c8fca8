import type { Part } from '../../core/base/part.js'
import type { SlackEvents, SlackInteractions } from '../../generated/payloads/slack.js'

const user = 'U2147483697'
const channel = 'C2147483705'
const ts = '1796000000.000005'
const at = { event_ts: ts }
const created = 1_795_999_000
const item = { type: 'message', channel, ts } as const
const reaction = { user, reaction: 'ocean', item_user: 'U0LAN0Z89', item, ...at }
const member = { id: user, team_id: 'T0001', name: 'mira', real_name: 'Mira', is_bot: false, deleted: false }
const place = { channel, channel_type: 'C', team: 'T0001' }

/** The most used events of the Events API, by their type. */
export const slackSamples = {
  app_mention: { type: 'app_mention', user, text: '<@U0LAN0Z89> when is high water?', ts, channel, ...at },
  app_home_opened: { type: 'app_home_opened', user, channel: 'D0LAN2Q65', tab: 'home', ...at },
  app_uninstalled: { type: 'app_uninstalled' },
  channel_archive: { type: 'channel_archive', channel, user, ...at },
  channel_created: { type: 'channel_created', channel: { id: channel, name: 'tides', created, creator: user }, ...at },
  channel_rename: { type: 'channel_rename', channel: { id: channel, name: 'tides', created }, ...at },
  file_shared: { type: 'file_shared', file_id: 'F2147483862', user_id: user, channel_id: channel, ...at },
  link_shared: {
    type: 'link_shared',
    channel,
    user,
    message_ts: ts,
    links: [{ domain: 'harbour.example', url: 'https://harbour.example/tides' }],
    ...at,
  },
  member_joined_channel: { type: 'member_joined_channel', user, ...place, inviter: 'U0LAN0Z89', ...at },
  member_left_channel: { type: 'member_left_channel', user, ...place, ...at },
  message: { type: 'message', channel, channel_type: 'channel', user, text: 'When is high water?', ts, ...at },
  pin_added: { type: 'pin_added', user, channel_id: channel, ...at },
  reaction_added: { type: 'reaction_added', ...reaction },
  reaction_removed: { type: 'reaction_removed', ...reaction },
  team_join: { type: 'team_join', user: member, ...at },
  tokens_revoked: { type: 'tokens_revoked', tokens: { oauth: [user], bot: ['U0LAN0Z89'] }, ...at },
  user_change: { type: 'user_change', user: member, ...at },
} as const satisfies { readonly [Type in keyof SlackEvents]?: Part<SlackEvents[Type]> }

const from = {
  user: { id: user, username: 'mira', name: 'mira', team_id: 'T0001' },
  api_app_id: 'A0001',
  token: 'sample-token',
  team: { id: 'T0001', domain: 'harbour' },
}
const trigger = { trigger_id: '12466734323.1395872398' }
const response = { response_url: 'https://hooks.slack.example/actions/T0001/1/x' }
const view = {
  id: 'V0LAN2Q65',
  type: 'modal',
  callback_id: 'booking',
  state: { values: { berth: { number: { type: 'plain_text_input', value: '7' } } } },
} as const
const inChannel = { channel: { id: channel, name: 'tides' } }

/** The most used interactions, by their type. */
export const slackInteractionSamples = {
  block_actions: {
    type: 'block_actions',
    ...from,
    ...trigger,
    ...response,
    ...inChannel,
    actions: [{ action_id: 'book', block_id: 'berth', type: 'button', value: '7', action_ts: ts }],
  },
  message_action: {
    type: 'message_action',
    ...from,
    ...trigger,
    ...response,
    ...inChannel,
    callback_id: 'save',
    message: { type: 'message', user, text: 'High water at seven.', ts },
  },
  shortcut: { type: 'shortcut', ...from, ...trigger, callback_id: 'book' },
  view_closed: { type: 'view_closed', ...from, view, is_cleared: false },
  view_submission: { type: 'view_submission', ...from, ...trigger, view, response_urls: [] },
} as const satisfies { readonly [Type in keyof SlackInteractions]?: Part<SlackInteractions[Type]> }
