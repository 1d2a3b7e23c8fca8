import type { Part } from '../../core/base/part.js'
import type { DiscordEvents } from '../../generated/payloads/discord.js'

const application_id = '1234560123453231555'
const id = '1234505980407808808'
const user = { id: '53908232506183680', username: 'mira', discriminator: '0', global_name: 'Mira' }
const entitlement = { id, sku_id: '1234489045943668796', application_id, user_id: user.id, type: 8, deleted: false }

/** The data of the webhook events, by their type. */
export const discordSamples = {
  ENTITLEMENT_CREATE: entitlement,
  ENTITLEMENT_UPDATE: { ...entitlement, ends_at: '2026-12-30T00:53:20.064834+00:00' },
  ENTITLEMENT_DELETE: { ...entitlement, deleted: true },
  APPLICATION_AUTHORIZED: { integration_type: 1, user, scopes: ['applications.commands'] },
  APPLICATION_DEAUTHORIZED: { user },
} satisfies { readonly [Type in keyof DiscordEvents]?: Part<DiscordEvents[Type]> }

/** The type and the data of the interactions, by the name that `discord` gives them. */
export const discordInteractionSamples = {
  'interaction.application_command': { type: 2, data: { id: '771825006014889984', name: 'tide', type: 1 } },
  'interaction.message_component': { type: 3, data: { custom_id: 'book', component_type: 2 } },
  'interaction.application_command_autocomplete': {
    type: 4,
    data: {
      id: '771825006014889984',
      name: 'tide',
      type: 1,
      options: [{ name: 'port', type: 3, value: 'Ber', focused: true }],
    },
  },
  'interaction.modal_submit': { type: 5, data: { custom_id: 'booking', components: [] } },
} as const
