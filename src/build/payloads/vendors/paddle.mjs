import { describeUnion } from '../condense/events.mjs'

export const sources = ['@paddle/paddle-node-sdk']

const file = './node_modules/@paddle/paddle-node-sdk/dist/types/types/events/events-response'

export function describe() {
  return describeUnion({
    source: `import type { IEvents } from '${file}'\nexport type Event = IEvents`,
    tag: 'event_type',
    name: 'PaddlePayloads',
    comment: 'The payload of each event.',
    how: {
      nameOf: ({ symbol }) =>
        symbol
          .replace(/^I(?=[A-Z])/, '')
          .replace(/(?:Notification)?Response$/, '')
          .replace(/^Events$/, '') || undefined,
    },
  })
}
