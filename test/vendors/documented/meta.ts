// Examples of developers.facebook.com/documentation: the `messages` webhook of WhatsApp, and events of Messenger.
import type { MetaPayloads } from '../../../src/vendors/payloads/meta.js'
import type { Closed } from './closed.js'

export const text = [
  'whatsapp_business_account',
  {
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '1',
        changes: [
          {
            field: 'messages',
            value: {
              messaging_product: 'whatsapp',
              metadata: { display_phone_number: '15550783881', phone_number_id: '2' },
              contacts: [{ profile: { name: 'A' }, wa_id: '16505551234' }],
              messages: [
                { from: '16505551234', id: 'wamid.3', timestamp: '1749416383', type: 'text', text: { body: 'Hello' } },
              ],
            },
          },
        ],
      },
    ],
  } satisfies Closed<MetaPayloads['whatsapp_business_account']>,
] as const

export const page = [
  'page',
  {
    object: 'page',
    entry: [
      {
        id: '1',
        time: 1_570_053_170_926,
        messaging: [
          {
            sender: { id: '2' },
            recipient: { id: '1' },
            timestamp: 1_458_668_856_463,
            delivery: { mids: ['mid.3'], watermark: 1_458_668_856_253 },
          },
          { sender: { id: '2' }, recipient: { id: '1' }, timestamp: 1_458_668_856_463, read: { watermark: 1 } },
        ],
      },
    ],
  } satisfies Closed<MetaPayloads['page']>,
] as const
