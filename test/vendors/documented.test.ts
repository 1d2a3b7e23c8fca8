import { describe, expect, it } from 'vitest'
import { validate } from '../../src/core/provider/schema.js'
import { gitlabPayloadSchema } from '../../src/vendors/gitlab/index.js'
import { hubspotPayloadSchema } from '../../src/vendors/hubspot/index.js'
import { jiraPayloadSchema } from '../../src/vendors/jira/schema.js'
import { paypalPayloadSchema } from '../../src/vendors/paypal/index.js'
import { twilioPayloadSchema } from '../../src/vendors/twilio/index.js'
import { zoomPayloadSchema } from '../../src/vendors/zoom/index.js'
import * as gitlab from './documented/gitlab.js'
import * as hubspot from './documented/hubspot.js'
import * as jira from './documented/jira.js'
import * as paypal from './documented/paypal.js'
import * as twilio from './documented/twilio.js'
import * as zoom from './documented/zoom.js'

// The compiler checks each example against its declaration, in both directions: `satisfies Closed<...>`.
const examples = [
  ['gitlab', gitlabPayloadSchema, Object.entries(gitlab)],
  ['hubspot', hubspotPayloadSchema, Object.entries(hubspot)],
  ['jira', jiraPayloadSchema, Object.entries(jira)],
  [
    'paypal',
    paypalPayloadSchema,
    Object.entries(paypal).map(([name, resource]) => [name, inPaypal(resource)] as const),
  ],
  ['twilio', twilioPayloadSchema, Object.entries(twilio)],
  ['zoom', zoomPayloadSchema, Object.entries(zoom).map(([name, object]) => [name, inZoom(object)] as const)],
] as const

describe('a documented example', () => {
  it.each(
    examples.flatMap(([vendor, schema, entries]) =>
      entries.map(([name, payload]) => ({ vendor, name, schema, payload: payload as unknown })),
    ),
  )('of $vendor passes its schema: $name', async ({ schema, payload }) => {
    expect(await validate(schema, payload)).toEqual(payload)
  })
})

function inPaypal(resource: unknown) {
  return { id: 'WH-1', event_type: 'PAYMENT.SALE.COMPLETED', create_time: '2026-01-02T03:04:05Z', resource }
}

function inZoom(object: unknown) {
  return { event: 'meeting.started', event_ts: 1_700_000_000_000, payload: { account_id: 'a', object } }
}
