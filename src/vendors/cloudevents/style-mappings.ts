import { type CloudEventMapping, readPath, readText, readTime } from './mapping.js'

/** Push channels: the resource is both source and subject. Omits the channel token. */
export const pushMapping = {
  secrets: ['channelToken'],
  attributes: ({ payload }) => ({
    source: readText(payload, 'resourceUri'),
    subject: readText(payload, 'resourceId'),
  }),
} satisfies CloudEventMapping

/** Chat messages: the team is the source, and the channel is the subject. Omits the token. */
export const chatMapping = {
  secrets: ['token'],
  attributes: ({ payload }) => {
    const team = readText(payload, 'team_id')
    return {
      source: team === undefined ? undefined : `/teams/${encodeURIComponent(team)}`,
      // Not the trigger word: the hook's owner chooses it, and it may be empty.
      type: 'message',
      subject: readText(payload, 'channel_id') ?? readText(payload, 'event.channel'),
      time: readTime(payload, ['timestamp', 'event_time']),
    }
  },
} satisfies CloudEventMapping

/** Trackers: the tracker's address is the source, and the issue key is the subject. */
export const trackerMapping = {
  attributes: ({ event, payload }) => {
    const self = ['issue.self', 'comment.self', 'user.self'].map((path) => readText(payload, path)).find(Boolean)
    return {
      // Keeps the path of a tracker that is not at the root of its host.
      source: self?.split('/rest/', 1)[0],
      type: event.replace(/^\w+:/, ''),
      subject: readText(payload, 'issue.key'),
      time: readTime(payload, ['timestamp']),
    }
  },
} satisfies CloudEventMapping

/** Payments: the origin of the API is the source, and the resource id is the subject. */
export const paymentsMapping = {
  attributes: ({ payload }) => {
    const links = readPath(payload, 'links')
    const self = Array.isArray(links) ? links.find((link) => readText(link, 'rel') === 'self') : undefined
    return {
      source: /^https?:\/\/[^/?#]+/.exec(readText(self, 'href') ?? '')?.[0],
      subject: readText(payload, 'resource.id'),
      time: readTime(payload, ['create_time']),
    }
  },
} satisfies CloudEventMapping
