import { describe, expect, expectTypeOf, it } from 'vitest'
import { discordInteractionPayload, discordSample } from '../../src/testing/vendors/discord.js'
import { gitlabPayload, gitlabSample } from '../../src/testing/vendors/gitlab.js'
import { hubspotPayload, hubspotSample } from '../../src/testing/vendors/hubspot.js'
import { jiraPayload, jiraSample } from '../../src/testing/vendors/jira.js'
import { paypalPayload, paypalSample } from '../../src/testing/vendors/paypal.js'
import { shopifyPayload, shopifySample } from '../../src/testing/vendors/shopify.js'
import { slackEventPayload, slackInteractionPayload, slackSample } from '../../src/testing/vendors/slack.js'
import { squarePayload, squareSample } from '../../src/testing/vendors/square.js'
import { twilioPayload, twilioSample } from '../../src/testing/vendors/twilio.js'
import { twitchPayload, twitchSample } from '../../src/testing/vendors/twitch.js'
import { zoomPayload, zoomSample } from '../../src/testing/vendors/zoom.js'

const bodyOf = ({ body }: { readonly body: Uint8Array }): unknown => JSON.parse(new TextDecoder().decode(body))
const formOf = ({ body }: { readonly body: Uint8Array }) => new URLSearchParams(new TextDecoder().decode(body))
const headerOf = (sample: { readonly headers: readonly (readonly [string, string])[] }, name: string) =>
  sample.headers.find(([found]) => found === name)?.[1]

describe('a sample of an event', () => {
  it.each([
    ['slack', slackSample({ event: 'message' }), { event: { type: 'message', text: 'When is high water?' } }],
    ['slack', slackSample({ event: 'star_added' }), { event: { type: 'star_added' } }],
    ['paypal', paypalSample({ event: 'BILLING.SUBSCRIPTION.CANCELLED' }), { resource: { status: 'CANCELLED' } }],
    [
      'paypal',
      paypalSample({ event: 'INVOICING.INVOICE.PAID' }),
      { event_type: 'INVOICING.INVOICE.PAID', resource: {} },
    ],
    ['jira', jiraSample({ event: 'sprint_closed' }), { webhookEvent: 'sprint_closed', sprint: { state: 'closed' } }],
    ['jira', jiraSample({ event: 'board_deleted' }), { webhookEvent: 'board_deleted', timestamp: 1_795_256_130_000 }],
    ['zoom', zoomSample({ event: 'recording.completed' }), { payload: { object: { recording_count: 1 } } }],
    ['square', squareSample({ event: 'refund.updated' }), { data: { object: { refund: { status: 'COMPLETED' } } } }],
    ['twitch', twitchSample({ event: 'channel.raid' }), { event: { viewers: 9001 } }],
    ['hubspot', hubspotSample({ event: 'contact.merge' }), [{ mergedObjectIds: [7] }]],
    ['gitlab', gitlabSample({ event: 'push' }), { object_kind: 'push', ref: 'refs/heads/main' }],
    [
      'gitlab',
      gitlabSample({ event: 'milestone.close' }),
      { object_kind: 'milestone', object_attributes: { action: 'close' } },
    ],
    ['discord', discordSample({ event: 'interaction.modal_submit' }), { type: 5, data: { custom_id: 'booking' } }],
    [
      'discord',
      discordSample({ event: 'APPLICATION_AUTHORIZED' }),
      { event: { data: { user: { username: 'mira' } } } },
    ],
    ['shopify', shopifySample({ topic: 'products/update' }), { title: 'Tide table', variants: [{}] }],
  ])('of %s has the body of that event', (_, sample, body) => {
    expect(bodyOf(sample)).toMatchObject(body)
  })

  it('is a form where the vendor sends one', () => {
    const interaction = formOf(slackSample({ event: 'view_submission' })).get('payload') ?? ''
    expect(JSON.parse(interaction)).toMatchObject({ type: 'view_submission', view: { callback_id: 'booking' } })
    expect(formOf(slackSample({ event: 'slash_command' })).get('command')).toBe('/tide')
    expect(formOf(twilioSample({ event: 'call.completed' })).get('CallDuration')).toBe('21')
  })

  it('names the event in the headers of the vendor', () => {
    expect(headerOf(shopifySample({ topic: 'refunds/create' }), 'X-Shopify-Topic')).toBe('refunds/create')
    expect(headerOf(gitlabSample({ event: 'tag_push' }), 'X-Gitlab-Event')).toBe('Tag Push Hook')
    expect(headerOf(gitlabSample({ event: 'user_add_to_group' }), 'X-Gitlab-Event')).toBe('Member Hook')
    expect(headerOf(gitlabSample({ event: 'subgroup_create' }), 'X-Gitlab-Event')).toBe('Subgroup Hook')
    expect(headerOf(twitchSample({ event: 'user.update' }), 'Twitch-Eventsub-Subscription-Type')).toBe('user.update')
  })

  it('refuses a Twilio event whose parameters are unknown', () => {
    // @ts-expect-error a misspelled name
    expect(() => twilioSample({ event: 'message.recieved' })).toThrow(TypeError)
  })

  it('has the type of the event in the payload', () => {
    expectTypeOf(slackEventPayload('reaction_added').event.item.channel).toBeString()
    expectTypeOf(slackInteractionPayload('view_submission').view.callback_id).toEqualTypeOf<'booking'>()
    expectTypeOf(shopifyPayload('products/update').variants).toBeArray()
    expectTypeOf(shopifyPayload().line_items).toBeArray()
    expectTypeOf(paypalPayload('CHECKOUT.ORDER.APPROVED').resource.purchase_units).toBeArray()
    expectTypeOf(jiraPayload('worklog_created').worklog.timeSpentSeconds).toBeNumber()
    expectTypeOf(gitlabPayload('pipeline').object_attributes.duration).toBeNumber()
    expectTypeOf(discordInteractionPayload('interaction.message_component').data.custom_id).toEqualTypeOf<'book'>()
    expectTypeOf(twilioPayload('recording.completed').RecordingUrl).toBeString()
    expectTypeOf(zoomPayload('user.created').payload.object.first_name).toBeString()
    expectTypeOf(squarePayload('order.created').data.object.order_created.version).toBeNumber()
    expectTypeOf(hubspotPayload('deal.propertyChange').propertyName).toEqualTypeOf<'amount'>()
    expectTypeOf(twitchPayload('channel.cheer').event.bits).toBeNumber()
  })
})
