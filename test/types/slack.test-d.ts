// Only type-checked, never run: which options compile, and the payloads that handlers of the chat vendors see.
import type { SlackEvent } from '@slack/types'
import { createReceiver } from '../../src/index.js'
import { discord } from '../../src/vendors/discord/index.js'
import { type ShopifyPayloads, shopify } from '../../src/vendors/shopify/index.js'
import { isFromBot, isFromSelf, type SlackEvents, type SlackPayload, slack } from '../../src/vendors/slack/index.js'
import { zoom } from '../../src/vendors/zoom/index.js'

type Equal<Left, Right> = (<T>() => T extends Left ? 1 : 2) extends <T>() => T extends Right ? 1 : 2 ? true : false
declare function expectTrue<_Condition extends true>(): void

createReceiver({
  provider: slack({ secrets: 's' }),
  on: {
    slash_command: ({ payload }) => {
      expectTrue<Equal<typeof payload.text, string>>()
      expectTrue<Equal<typeof payload.response_url, string>>()
    },
    block_actions: ({ payload }) => expectTrue<Equal<(typeof payload.actions)[number]['action_id'], string>>(),
    view_submission: ({ payload }) => expectTrue<Equal<typeof payload.view.id, string>>(),
    outgoing_webhook: ({ payload }) => expectTrue<Equal<typeof payload.trigger_word, string | undefined>>(),
    app_rate_limited: ({ payload }) => expectTrue<Equal<typeof payload.minute_rate_limited, number | undefined>>(),
    'event.app_mention': ({ payload }) => {
      expectTrue<Equal<typeof payload.event, SlackEvents['app_mention']>>()
      expectTrue<Equal<typeof payload.event.text, string>>()
      expectTrue<Equal<typeof payload.event.channel, string>>()
      expectTrue<Equal<typeof payload.event_id, string>>()
    },
  },
  onOther: { later: ({ payload }) => expectTrue<Equal<typeof payload, SlackPayload>>() },
})

// Slack's own types narrow each event; other payloads keep their type.
createReceiver({
  provider: slack<SlackEvent>({ secrets: 's' }),
  on: {
    'event.reaction_added': ({ payload }) => {
      expectTrue<Equal<typeof payload.event, Extract<SlackEvent, { type: 'reaction_added' }>>>()
      expectTrue<Equal<typeof payload.event.reaction, string>>()
    },
    'event.message': ({ payload }) => {
      expectTrue<Equal<typeof payload.event.type, 'message'>>()
      return isFromBot(payload) || isFromSelf(payload)
    },
    slash_command: ({ payload }) => expectTrue<Equal<typeof payload.command, string>>(),
  },
})

createReceiver({
  provider: slack({ tokens: 't' }),
  on: {
    outgoing_webhook: ({ payload }) => expectTrue<Equal<typeof payload.user_name, string>>(),
    // @ts-expect-error the Events API does not use tokens as proof
    'event.app_mention': () => 1,
  },
})

// @ts-expect-error neither
slack({})
// @ts-expect-error both
slack({ secrets: 's', tokens: 't' })
// @ts-expect-error nothing is signed, so that there is no time
slack({ tokens: 't', toleranceSeconds: 300 })
// @ts-expect-error nothing with a token is JSON
slack({ tokens: 't', maxDepth: 8 })
// @ts-expect-error the name of the core is secrets
slack({ secret: 's' })
// @ts-expect-error it has no events
slack<SlackEvent>({ tokens: 't' })
// @ts-expect-error the secret is not in the environment
slack({ secrets: undefined })
// @ts-expect-error no secret signs here
discord({ secrets: 's' })
// @ts-expect-error a key verifies nothing here
zoom({ keys: 'k' })

createReceiver({
  provider: discord({ keys: 'k' }),
  on: {
    ENTITLEMENT_CREATE: ({ payload }) => {
      expectTrue<Equal<typeof payload.event.type, 'ENTITLEMENT_CREATE'>>()
      expectTrue<Equal<typeof payload.event.data.sku_id, string>>()
      expectTrue<Equal<typeof payload.application_id, string | undefined>>()
    },
    'interaction.application_command': ({ payload }) => expectTrue<Equal<typeof payload.data.name, string>>(),
    'interaction.modal_submit': ({ payload }) => expectTrue<Equal<typeof payload.data.custom_id, string>>(),
  },
})

createReceiver({
  provider: zoom({ secrets: 's' }),
  on: {
    'meeting.started': ({ payload }) => expectTrue<Equal<NonNullable<typeof payload.payload.object.topic>, string>>(),
  },
})

createReceiver({
  provider: shopify({ secrets: 's' }),
  on: {
    'orders/create': ({ payload }) => {
      expectTrue<Equal<typeof payload, ShopifyPayloads['orders/create']>>()
      expectTrue<Equal<typeof payload.total_price, string>>()
      expectTrue<Equal<typeof payload.added_later, unknown>>()
    },
    'products/update': ({ payload }) => expectTrue<Equal<typeof payload.title, string>>(),
    'app/uninstalled': ({ payload }) => expectTrue<Equal<typeof payload.id, number>>(),
  },
})
createReceiver({
  provider: shopify<{ 'orders/create': { readonly note: string } }>({ secrets: 's' }),
  on: { 'orders/create': ({ payload }) => expectTrue<Equal<typeof payload, { readonly note: string }>>() },
})
