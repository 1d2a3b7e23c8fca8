// Only type-checked, never run: payload types of other packages, passed to a provider as its type parameter.
import type { components, operations } from '@octokit/openapi-webhooks-types'
import type { EventPayloadMap, IssuesEvent, IssuesOpenedEvent, PingEvent, PushEvent } from '@octokit/webhooks-types'
import { createReceiver, type Delivery, type DeliveryOf } from '../../src/index.js'
import {
  type GithubEventName,
  type GithubPayload,
  type GithubPayloads,
  type GithubTypes,
  github,
} from '../../src/vendors/github/index.js'

type Equal<Left, Right> = (<T>() => T extends Left ? 1 : 2) extends <T>() => T extends Right ? 1 : 2 ? true : false
declare function expectTrue<_Condition extends true>(): void

type PayloadOf<Map extends object, Key> = DeliveryOf<GithubTypes<Map>, Key>['payload']
type Schemas = components['schemas']

// Every kind and every action is a name.
expectTrue<
  Equal<Extract<GithubEventName, 'push' | `star${string}`>, 'push' | 'star' | 'star.created' | 'star.deleted'>
>()

// By kind, as in @octokit/webhooks-types.
expectTrue<Equal<PayloadOf<EventPayloadMap, 'issues.opened'>, IssuesOpenedEvent>>()
expectTrue<Equal<PayloadOf<EventPayloadMap, 'push'>, PushEvent>>()
expectTrue<Equal<PayloadOf<EventPayloadMap, 'ping'>, PingEvent>>()

createReceiver({
  provider: github<EventPayloadMap>({ secrets: 's' }),
  on: {
    'issues.opened': ({ event, payload }) => {
      expectTrue<Equal<typeof event, 'issues.opened'>>()
      expectTrue<Equal<typeof payload, IssuesOpenedEvent>>()
      // @ts-expect-error that is of issues.closed
      payload.issue.closed_at.trim()
    },
    issues: ({ payload }) => {
      if (payload.action === 'labeled') payload.label?.name.trim()
      if (payload.action === 'typed') payload.issue.title.trim()
      payload.issue.number.toFixed()
    },
    'dependabot_alert.auto_dismissed': ({ payload }) => {
      // The package lacks this action, so the payload has the fields that all actions share.
      expectTrue<Equal<typeof payload.action, 'auto_dismissed'>>()
      payload.alert.number.toFixed()
    },
    '*': (delivery) => {
      if (delivery.known && delivery.event === 'pull_request.opened') delivery.payload.pull_request.title.trim()
      if (!delivery.known) expectTrue<Equal<typeof delivery.payload, GithubPayload>>()
    },
  },
  onOther: { 'issues.frobnicated': ({ payload }) => expectTrue<Equal<typeof payload, GithubPayload>>() },
})

declare const delivery: Delivery<GithubTypes<EventPayloadMap>>
if (delivery.known && delivery.event === 'issues') expectTrue<Equal<typeof delivery.payload, IssuesEvent>>()
if (delivery.known && delivery.event === 'issues.opened') {
  expectTrue<Equal<typeof delivery.payload, IssuesOpenedEvent>>()
}

// By operation, as in @octokit/openapi-webhooks-types.
expectTrue<Equal<PayloadOf<operations, 'issues.opened'>, Schemas['webhook-issues-opened']>>()
expectTrue<Equal<PayloadOf<operations, 'check_run.requested_action'>, Schemas['webhook-check-run-requested-action']>>()
expectTrue<Equal<PayloadOf<operations, 'push'>, Schemas['webhook-push']>>()
expectTrue<Equal<PayloadOf<operations, 'team_add'>, Schemas['webhook-team-add']>>()
expectTrue<Equal<PayloadOf<operations, 'star'>, Schemas['webhook-star-created'] | Schemas['webhook-star-deleted']>>()

createReceiver({
  provider: github<operations>({ secrets: 's' }),
  on: {
    'issues.opened': ({ payload }) => payload.issue.number.toFixed(),
    issues: ({ payload }) => payload.issue.number.toFixed(),
    'custom_property.promote_to_enterprise': ({ payload }) => payload.definition.property_name.length,
    discussion: ({ payload }) => payload.discussion.number.toFixed(),
    // @ts-expect-error a push has no issue
    push: ({ payload }) => payload.issue,
  },
})

declare const described: Delivery<GithubTypes<operations>>
if (described.known && described.event === 'issues.opened') described.payload.issue.number.toFixed()
if (described.known && described.event === 'issues') described.payload.issue.number.toFixed()

// By name, in a custom map; events that it lacks, and all without a map, have the types of this package.
interface Own {
  readonly 'issues.opened': { readonly action: 'opened'; readonly issue: { readonly title: string } }
  readonly push: { readonly ref: string }
}
expectTrue<Equal<PayloadOf<Own, 'issues.opened'>, Own['issues.opened']>>()
expectTrue<Equal<PayloadOf<Own, 'push'>, Own['push']>>()
expectTrue<Equal<PayloadOf<Own, 'fork'>, GithubPayloads['fork']>>()

createReceiver({
  provider: github({ secrets: 's' }),
  on: {
    ping: ({ payload }) => expectTrue<Equal<NonNullable<typeof payload.hook_id>, number>>(),
    push: ({ payload }) => expectTrue<Equal<typeof payload.commits, GithubPayloads['push']['commits']>>(),
    'pull_request.opened': ({ payload }) => {
      expectTrue<Equal<typeof payload.action, 'opened'>>()
      expectTrue<Equal<typeof payload.pull_request.head.sha, string>>()
      expectTrue<Equal<typeof payload.number, number>>()
      // A field that GitHub adds later can be read, and must be checked.
      expectTrue<Equal<typeof payload.pull_request.added_later, unknown>>()
      // @ts-expect-error its type is not known
      payload.pull_request.added_later.trim()
    },
    'pull_request.labeled': ({ payload }) => {
      expectTrue<Equal<typeof payload.action, 'labeled'>>()
      expectTrue<Equal<typeof payload.label.name, string>>()
    },
    // All actions of the kind, told apart by the name of the event.
    pull_request: (delivery) => {
      if (!delivery.known) return
      expectTrue<Equal<typeof delivery.payload.pull_request.head.sha, string>>()
      if (delivery.event === 'pull_request.labeled') delivery.payload.label.name.trim()
      // @ts-expect-error not every action has it
      delivery.payload.label.name.trim()
    },
    'issues.closed': ({ payload }) => {
      // @ts-expect-error with noPropertyAccessFromIndexSignature, a misspelled field does not compile
      console.log(payload.isue)
      // @ts-expect-error nor below a field
      console.log(payload.issue.titel)
      // A field that the types lack is read with brackets.
      expectTrue<Equal<(typeof payload)['new_field'], unknown>>()
      console.log(payload['new_field'])
    },
    'workflow_run.completed': ({ payload }) => expectTrue<Equal<typeof payload.workflow_run.head_sha, string>>(),
    'check_run.completed': ({ payload }) => expectTrue<Equal<typeof payload.check_run.name, string>>(),
    'installation.created': ({ payload }) => expectTrue<Equal<typeof payload.installation.id, number>>(),
    'release.published': ({ payload }) => expectTrue<Equal<typeof payload.release.tag_name, string>>(),
    'issues.opened': ({ payload }) => {
      expectTrue<Equal<typeof payload.action, 'opened'>>()
      expectTrue<Equal<typeof payload.issue.title, string>>()
      payload.repository.full_name.trim()
      payload.installation?.id.toFixed()
    },
  },
})

// Every payload has the fields of the envelope, which requires none of them.
declare const any: Delivery<GithubTypes>
expectTrue<Equal<NonNullable<typeof any.payload.repository>['id'], number | undefined>>()
expectTrue<Equal<NonNullable<typeof any.payload.installation>['id'], number | undefined>>()
expectTrue<Equal<NonNullable<typeof any.payload.sender>['login'], string | undefined>>()
