import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Names } from '../condense/shape.mjs'
import { readTypes, shapes } from '../condense/types.mjs'

export const sources = ['@twurple/eventsub-base']

const modules = path.join(import.meta.dirname, '../node_modules/@twurple')
const folder = path.join(modules, 'eventsub-base/lib')

/** The data of these has no class of its own: it is a union of one type for each notice or action. */
const unions = {
  'channel.chat.notification': ['chatNotifications/EventSubChannelChatNotificationEvent', 'ChatNotificationEvent'],
  'channel.moderate': ['moderation/EventSubChannelModerationEvent', 'ModerationActionEvent'],
}

export function describe() {
  const events = readEvents()
  const unionTypes = Object.values(unions).map(
    ([file, name]) =>
      `export type { EventSubChannel${name}Data } from './node_modules/@twurple/eventsub-base/lib/events/${file}.external'`,
  )
  const { checker, types } = readTypes(
    [...new Set(events.values())]
      .map(
        (type) =>
          `export type { ${type}Data } from './node_modules/@twurple/eventsub-base/lib/events/${folderOf(type)}${type}.external'`,
      )
      .concat(unionTypes)
      .join('\n'),
  )
  const names = new Names()
  const shapeOf = shapes(checker, names, {
    nameOf: ({ symbol }) => symbol.replace(/^EventSub/, '').replace(/Event(?=(?:V2)?Data$)/, '') || undefined,
  })
  for (const [name, [, type]] of Object.entries(unions)) events.set(name, `EventSubChannel${type}`)
  const entries = [...events]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, type]) => [name, shapeOf(types.get(`${type}Data`))])
  return {
    names,
    exports: { TwitchEvents: { comment: 'The event of each type of subscription, in `event`.', entries } },
    events: [...events.keys()],
  }
}

/** Notifications of chats and moderation have a folder. */
function folderOf(type) {
  if (type.includes('ChatNotification')) return 'chatNotifications/'
  return type.includes('Moderation') ? 'moderation/' : ''
}

/** The newest version of each type of subscription, with the class that reads its data. */
function readEvents() {
  const calls = new Map()
  for (const file of readdirSync(path.join(folder, 'subscriptions')).filter((name) => name.endsWith('.js'))) {
    const text = readFileSync(path.join(folder, 'subscriptions', file), 'utf8')
    const [, call] = /eventSub\s*\.subscribeTo(\w+)\(/.exec(text) ?? []
    const [, type] = /new (EventSub\w+Event)\(data/.exec(text) ?? []
    if (call && type) calls.set(call, type)
  }
  const api = readFileSync(path.join(modules, 'api/lib/endpoints/eventSub/HelixEventSubApi.js'), 'utf8')
  const found = new Map()
  for (const [, call, rest] of api.matchAll(/async subscribeTo(\w+)\(([\s\S]*?)\n {4}\}/g)) {
    const [, name, version] = /createSubscription\('([a-z_.]+)', '(\w+)'/.exec(rest) ?? []
    const type = calls.get(call)
    const isHere = type && existsSync(path.join(folder, 'events', folderOf(type), `${type}.external.d.ts`))
    if (name && isHere && !(found.get(name)?.version > version)) found.set(name, { version, type })
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, { type }]) => [name, type]))
}
