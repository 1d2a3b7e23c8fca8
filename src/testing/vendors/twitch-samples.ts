import type { Part } from '../../core/base/part.js'
import type { TwitchEvents } from '../../generated/payloads/twitch.js'

const at = '2026-11-21T10:15:00Z'
const broadcaster = { broadcaster_user_id: '12826', broadcaster_user_login: 'tide', broadcaster_user_name: 'Tide' }
const user = { user_id: '1337', user_login: 'mira', user_name: 'Mira' }
const moderator = { moderator_user_id: '1339', moderator_user_login: 'haven', moderator_user_name: 'Haven' }
const chatter = { chatter_user_id: '1337', chatter_user_login: 'mira', chatter_user_name: 'Mira' }
const message = { text: 'When is high water?', fragments: [{ type: 'text', text: 'When is high water?' }] } as const
const poll = {
  ...broadcaster,
  id: '1243456',
  title: 'Which berth?',
  choices: [{ id: '123', title: 'Seven' }],
  started_at: at,
}
const redemption = {
  ...broadcaster,
  ...user,
  id: '17fa2df1-ad76-4804-bfa5-a40ef63efe63',
  user_input: 'Seven',
  status: 'unfulfilled',
  reward: { id: '92af127c-7326-4483-a52b-b0da0be61c01', title: 'A berth', cost: 100, prompt: 'Which one?' },
  redeemed_at: at,
} as const
const subscribed = { ...broadcaster, ...user, tier: '1000' } as const

/** The events of the most used subscriptions. */
export const twitchSamples = {
  'stream.online': { ...broadcaster, id: '9001', type: 'live', started_at: at },
  'channel.ban': {
    ...broadcaster,
    ...user,
    ...moderator,
    reason: 'Noise',
    banned_at: at,
    ends_at: null,
    is_permanent: true,
  },
  'channel.channel_points_custom_reward_redemption.add': redemption,
  'channel.channel_points_custom_reward_redemption.update': { ...redemption, status: 'fulfilled' },
  'channel.chat.message': {
    ...broadcaster,
    ...chatter,
    message_id: 'cc106a89-1814-919d-454c-f4f2f970aae7',
    message,
    badges: [],
    message_type: 'text',
  },
  'channel.cheer': { ...broadcaster, ...user, is_anonymous: false, message: 'pogchamp', bits: 1000 },
  'channel.follow': { ...broadcaster, ...user, followed_at: at },
  'channel.moderator.add': { ...broadcaster, ...user },
  'channel.poll.begin': { ...poll, ends_at: at },
  'channel.poll.end': { ...poll, status: 'completed', ended_at: at },
  'channel.raid': {
    from_broadcaster_user_id: '1234',
    from_broadcaster_user_login: 'ebb',
    from_broadcaster_user_name: 'Ebb',
    to_broadcaster_user_id: broadcaster.broadcaster_user_id,
    to_broadcaster_user_login: broadcaster.broadcaster_user_login,
    to_broadcaster_user_name: broadcaster.broadcaster_user_name,
    viewers: 9001,
  },
  'channel.subscribe': { ...subscribed, is_gift: false },
  'channel.subscription.end': { ...subscribed, is_gift: false },
  'channel.subscription.gift': { ...subscribed, total: 2, cumulative_total: 284, is_anonymous: false },
  'channel.subscription.message': {
    ...subscribed,
    message: { text: 'Again', emotes: null },
    cumulative_months: 15,
    streak_months: 1,
    duration_months: 6,
  },
  'channel.unban': { ...broadcaster, ...user, ...moderator },
  'channel.update': {
    ...broadcaster,
    title: 'High water',
    language: 'en',
    category_id: '12453',
    category_name: 'Harbour',
  },
  'stream.offline': broadcaster,
  'user.authorization.grant': { client_id: 'crq72vsaoijkc83xx42hz6i37', ...user },
  'user.authorization.revoke': { client_id: 'crq72vsaoijkc83xx42hz6i37', ...user },
  'user.update': { ...user, email: 'mira@harbour.example', email_verified: true, description: '' },
} satisfies { readonly [Name in keyof TwitchEvents]?: Part<TwitchEvents[Name]> }
