import { Names, newFields } from '../condense/shape.mjs'
import { readTypes, shapes } from '../condense/types.mjs'

export const sources = ['@slack/types', '@slack/bolt']

const interactions = {
  block_actions: 'BlockAction',
  block_suggestion: 'BlockSuggestion',
  view_submission: 'ViewSubmitAction',
  view_closed: 'ViewClosedAction',
  shortcut: 'GlobalShortcut',
  message_action: 'MessageShortcut',
  interactive_message: 'InteractiveMessage',
  dialog_submission: 'DialogSubmitAction',
  dialog_suggestion: 'DialogSuggestion',
  slash_command: 'SlashCommand',
}

export function describe() {
  const list = [...new Set(Object.values(interactions))]
  const { checker, types } = readTypes(
    `import type { SlackEvent } from '@slack/types'
    import type { ${list.map((name) => `${name} as Of${name}`).join(', ')} } from '@slack/bolt'
    export type Event = SlackEvent
    ${list.map((name) => `export type ${name} = Of${name}`).join('\n')}`,
  )
  const names = new Names()
  const block = { names: new Set(['Block']) }
  const fields = newFields()
  fields.fields.set('type', { shape: { string: true }, required: 1, absent: false })
  fields.fields.set('block_id', { shape: { string: true }, required: 0, absent: false })
  names.define('Block', block, () => fields)
  const shapeOf = shapes(checker, names, {
    nameOf: ({ symbol }) => (symbol === 'BasicElementAction' ? undefined : symbol || undefined),
    // Blocks are an app's own layout; few handlers read them.
    replace: (_, { file }) =>
      /\/block-kit\/(?:blocks|block-elements|extensions)\.d\.ts$|message-attachments\.d\.ts$/.test(file)
        ? block
        : undefined,
    union: (members) => members,
  })
  const events = types.get('Event').types.reduce((all, event) => {
    const { value } = checker.getTypeOfPropertyOfType(event, 'type')
    return all.set(value, [...(all.get(value) ?? []), event])
  }, new Map())
  return {
    names,
    tags: ['type', 'subtype'],
    exports: {
      SlackEvents: {
        comment: 'The events of the Events API, in `event`.',
        entries: [...events].map(([name, all]) => [
          name,
          all.map(shapeOf).reduce((a, b) => ({ names: new Set([...a.names, ...b.names]) })),
        ]),
      },
      SlackInteractions: {
        comment: 'The payloads of slash commands, shortcuts and other interactions.',
        entries: Object.entries(interactions).map(([name, type]) => [name, shapeOf(types.get(type))]),
      },
    },
    events: [...events.keys()].sort(),
  }
}
