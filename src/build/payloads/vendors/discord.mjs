import { Names, newFields } from '../condense/shape.mjs'
import { readTypes, shapes } from '../condense/types.mjs'

export const sources = ['discord-api-types']

const events = {
  APPLICATION_AUTHORIZED: 'APIWebhookEventApplicationAuthorizedData',
  APPLICATION_DEAUTHORIZED: 'APIWebhookEventApplicationDeauthorizedData',
  ENTITLEMENT_CREATE: 'APIEntitlement',
  ENTITLEMENT_UPDATE: 'APIEntitlement',
  ENTITLEMENT_DELETE: 'APIEntitlement',
}

const interactions = {
  'interaction.application_command': 'APIApplicationCommandInteraction',
  'interaction.message_component': 'APIMessageComponentInteraction',
  'interaction.application_command_autocomplete': 'APIApplicationCommandAutocompleteInteraction',
  'interaction.modal_submit': 'APIModalSubmitInteraction',
}

/** What a handler of interactions rarely reads, and what is large. */
const leftOut =
  /^(?:Embed|Poll|Guild|Sticker|Application|TextChannel|Activity|MessageSnapshot|SoundboardSound|Integration|RoleSubscription|InteractionMetadata|(?!ModalSubmit).*Component(?:InMessageActionRow|InContainer)?)$/

/** The variants of one thing, which a number tells apart: their fields together read better than a union. */
function nameOf(symbol) {
  if (/CommandInteractionData\w*Option|InteractionDataOptionBase/.test(symbol)) return 'CommandOption'
  if (symbol.endsWith('DataResolved')) return 'Resolved'
  if (symbol.endsWith('CommandInteractionData')) return 'CommandData'
  if (/^Message\w+InteractionData$/.test(symbol)) return 'MessageComponentData'
  if (/^ModalSubmit\w+/.test(symbol) && !/^ModalSubmit(?:Interaction|ission)/.test(symbol))
    return 'ModalSubmitComponent'
  return symbol || undefined
}

export function describe() {
  const list = [...new Set([...Object.values(events), ...Object.values(interactions)])]
  const { checker, types } = readTypes(
    `import type { ${list.map((name) => `${name} as Of${name}`).join(', ')} } from 'discord-api-types/v10'
    ${list.map((name) => `export type ${name} = Of${name}`).join('\n')}`,
  )
  const names = new Names()
  const shapeOf = shapes(checker, names, {
    nameOf: ({ symbol, type }) => (type.isIntersection() ? undefined : nameOf(symbol.replace(/^API/, ''))),
    replace: (name = '') => (leftOut.test(name) ? { object: newFields() } : undefined),
  })
  const entriesOf = (map) => Object.entries(map).map(([name, type]) => [name, shapeOf(types.get(type))])
  return {
    names,
    exports: {
      DiscordEvents: { comment: 'The data of each webhook event, in `event.data`.', entries: entriesOf(events) },
      DiscordInteractions: { comment: 'The payload of each kind of interaction.', entries: entriesOf(interactions) },
    },
    events: Object.keys(events),
  }
}
