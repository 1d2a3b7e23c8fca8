import type { ProviderTypes } from '../../core/request/delivery.js'
import type { GithubPayloads } from '../../generated/payloads/github.js'
import type { GithubPayload } from './schema.js'

/**
 * Every event of GitHub with its actions; `any` if the sender of the event chooses its action.
 *
 * From GitHub's event list and OpenAPI description, with the events of Enterprise Cloud, and the community's schemas for events that GitHub no longer describes.
 *
 * @see https://docs.github.com/en/webhooks/webhook-events-and-payloads
 * @see https://github.com/octokit/openapi-webhooks
 */
const githubActions = {
  branch_protection_configuration: ['disabled', 'enabled'],
  branch_protection_rule: ['created', 'deleted', 'edited'],
  check_run: ['completed', 'created', 'requested_action', 'rerequested'],
  check_suite: ['completed', 'requested', 'rerequested'],
  code_scanning_alert: [
    'appeared_in_branch',
    'closed_by_user',
    'created',
    'fixed',
    'reopened',
    'reopened_by_user',
    'updated_assignment',
  ],
  commit_comment: ['created'],
  create: [],
  custom_property: ['created', 'deleted', 'promote_to_enterprise', 'updated'],
  custom_property_values: ['updated'],
  delete: [],
  dependabot_alert: [
    'assignees_changed',
    'auto_dismissed',
    'auto_reopened',
    'created',
    'dismissed',
    'fixed',
    'reintroduced',
    'reopened',
  ],
  deploy_key: ['created', 'deleted'],
  deployment: ['created'],
  deployment_protection_rule: ['requested'],
  deployment_review: ['approved', 'rejected', 'requested'],
  deployment_status: ['created'],
  dismissal_request_code_scanning: ['created', 'response_submitted'],
  dismissal_request_secret_scanning: ['cancelled', 'completed', 'created', 'response_dismissed', 'response_submitted'],
  discussion: [
    'answered',
    'category_changed',
    'closed',
    'created',
    'deleted',
    'edited',
    'labeled',
    'locked',
    'pinned',
    'reopened',
    'transferred',
    'unanswered',
    'unlabeled',
    'unlocked',
    'unpinned',
  ],
  discussion_comment: ['created', 'deleted', 'edited'],
  exemption_request_push_ruleset: ['cancelled', 'completed', 'created', 'response_dismissed', 'response_submitted'],
  exemption_request_secret_scanning: ['cancelled', 'completed', 'created', 'response_dismissed', 'response_submitted'],
  fork: [],
  github_app_authorization: ['revoked'],
  gollum: [],
  installation: ['created', 'deleted', 'new_permissions_accepted', 'suspend', 'unsuspend'],
  installation_repositories: ['added', 'removed'],
  installation_target: ['renamed'],
  issue_comment: ['created', 'deleted', 'edited', 'pinned', 'unpinned'],
  issue_dependencies: ['blocked_by_added', 'blocked_by_removed', 'blocking_added', 'blocking_removed'],
  issue_relates_to: ['relates_to_added', 'relates_to_removed'],
  issues: [
    'assigned',
    'closed',
    'deleted',
    'demilestoned',
    'edited',
    'field_added',
    'field_removed',
    'labeled',
    'locked',
    'milestoned',
    'opened',
    'pinned',
    'reopened',
    'transferred',
    'typed',
    'unassigned',
    'unlabeled',
    'unlocked',
    'unpinned',
    'untyped',
  ],
  label: ['archived', 'created', 'deleted', 'edited', 'unarchived'],
  marketplace_purchase: ['cancelled', 'changed', 'pending_change', 'pending_change_cancelled', 'purchased'],
  member: ['added', 'edited', 'removed'],
  membership: ['added', 'removed'],
  merge_group: ['checks_requested', 'destroyed'],
  meta: ['deleted'],
  milestone: ['closed', 'created', 'deleted', 'edited', 'opened'],
  org_block: ['blocked', 'unblocked'],
  organization: ['deleted', 'member_added', 'member_invited', 'member_removed', 'renamed'],
  package: ['published', 'updated'],
  page_build: [],
  personal_access_token_request: ['approved', 'cancelled', 'created', 'denied'],
  ping: [],
  project: ['closed', 'created', 'deleted', 'edited', 'reopened'],
  project_card: ['converted', 'created', 'deleted', 'edited', 'moved'],
  project_column: ['created', 'deleted', 'edited', 'moved'],
  projects_v2: ['closed', 'created', 'deleted', 'edited', 'reopened'],
  projects_v2_item: ['archived', 'converted', 'created', 'deleted', 'edited', 'reordered', 'restored'],
  projects_v2_status_update: ['created', 'deleted', 'edited'],
  public: [],
  pull_request: [
    'assigned',
    'auto_merge_disabled',
    'auto_merge_enabled',
    'closed',
    'converted_to_draft',
    'demilestoned',
    'dequeued',
    'edited',
    'enqueued',
    'labeled',
    'locked',
    'milestoned',
    'opened',
    'ready_for_review',
    'reopened',
    'review_request_removed',
    'review_requested',
    'stacked',
    'synchronize',
    'unassigned',
    'unlabeled',
    'unlocked',
  ],
  pull_request_review: ['dismissed', 'edited', 'submitted'],
  pull_request_review_comment: ['created', 'deleted', 'edited'],
  pull_request_review_thread: ['resolved', 'unresolved'],
  push: [],
  registry_package: ['published', 'updated'],
  release: ['created', 'deleted', 'edited', 'prereleased', 'published', 'released', 'unpublished'],
  repository: [
    'archived',
    'created',
    'deleted',
    'edited',
    'privatized',
    'publicized',
    'renamed',
    'transferred',
    'unarchived',
  ],
  repository_advisory: ['published', 'reported'],
  repository_dispatch: 'any',
  repository_import: [],
  repository_ruleset: ['created', 'deleted', 'edited'],
  repository_vulnerability_alert: ['create', 'dismiss', 'reopen', 'resolve'],
  secret_scanning_alert: [
    'assigned',
    'created',
    'metadata_created',
    'metadata_removed',
    'publicly_leaked',
    'reopened',
    'resolved',
    'revoked',
    'unassigned',
    'validated',
  ],
  secret_scanning_alert_location: ['created'],
  secret_scanning_scan: ['completed'],
  security_advisory: ['performed', 'published', 'updated', 'withdrawn'],
  security_and_analysis: [],
  sponsorship: ['cancelled', 'created', 'edited', 'pending_cancellation', 'pending_tier_change', 'tier_changed'],
  star: ['created', 'deleted'],
  status: [],
  sub_issues: ['parent_issue_added', 'parent_issue_removed', 'sub_issue_added', 'sub_issue_removed'],
  team: ['added_to_repository', 'created', 'deleted', 'edited', 'removed_from_repository'],
  team_add: [],
  watch: ['started'],
  workflow_dispatch: [],
  workflow_job: ['completed', 'in_progress', 'queued', 'waiting'],
  workflow_run: ['completed', 'in_progress', 'requested'],
} as const

type Actions = typeof githubActions

/** The kinds of events, as in `X-GitHub-Event`. */
export type GithubEventKind = keyof Actions

/** The names of all events: every kind, and every kind with each of its actions. */
export type GithubEventName = { [Kind in GithubEventKind]: Kind | `${Kind}.${ActionOf<Kind>}` }[GithubEventKind]

type ActionOf<Kind extends GithubEventKind> = Actions[Kind] extends readonly (infer Action extends string)[]
  ? Action
  : never

/**
 * The declared events: kinds with an action, and kinds without actions.
 *
 * A kind that has actions is not declared without one, so that its handler also receives actions that GitHub adds later.
 */
export const githubEventNames: readonly string[] = Object.entries<readonly string[] | 'any'>(githubActions).flatMap(
  ([kind, actions]) => {
    if (actions === 'any') return []
    return actions.length === 0 ? [kind] : actions.map((action) => `${kind}.${action}`)
  },
)

/** Kinds whose actions the sender chooses. */
export const githubOpenEvents = ['repository_dispatch'] as const

type GithubOpenEvent = (typeof githubOpenEvents)[number]

/**
 * The payload types of GitHub's deliveries.
 *
 * `EventMap` maps kinds (`EventPayloadMap` of `@octokit/webhooks-types`), operations (`operations` of
 * `@octokit/openapi-webhooks-types`) or event names (your own) to payloads. Events that it lacks have the types of this
 * package.
 */
export interface GithubTypes<EventMap extends object = object> extends ProviderTypes {
  readonly events: { readonly [Name in GithubEventName]: PayloadOf<EventMap, Name> }
  readonly fallback: GithubPayload
  readonly open: GithubOpenEvent
}

type PayloadOf<EventMap, Name extends string> = Name extends keyof EventMap
  ? Described<EventMap[Name]>
  : Or<OfOperation<EventMap, Name>, Or<OfKind<EventMap, Name>, BuiltIn<Name>>>

/** The first type, or the second if the first is `never`. */
type Or<First, Second> = [First] extends [never] ? Second : First

type BuiltIn<Name extends string> = Name extends `${infer Kind}.${infer Action}`
  ? WithEnvelope<OfMap<GithubPayloads, Name, OfMap<GithubPayloads, Kind, GithubPayload>>> & { readonly action: Action }
  : WithEnvelope<OfMap<GithubPayloads, Name, GithubPayload>>

/** Adds the fields of the envelope that the description lacks, so that all deliveries have them. */
type WithEnvelope<Payload extends { readonly [field: string]: unknown }> = unknown extends
  | Payload['repository']
  | Payload['installation']
  | Payload['sender']
  ? Payload & GithubPayload
  : Payload

type OfMap<EventMap extends GithubPayloads, Name, Otherwise> = Name extends keyof EventMap ? EventMap[Name] : Otherwise

/** The members of a kind's union with the action; for an action that the map lacks, the fields that all members share. */
type OfKind<EventMap, Name extends string> = Name extends `${infer Kind}.${infer Action}`
  ? Kind extends keyof EventMap
    ? Or<WithAction<EventMap[Kind], Action>, Omit<EventMap[Kind], 'action'> & { readonly action: Action }>
    : never
  : never

type WithAction<Payload, Action> = Payload extends { readonly action: infer Some }
  ? Action extends Some
    ? Payload
    : never
  : never

/** `issues.opened` maps to `issues/opened`, `check_run` to all keys that begin with `check-run/`, `team_add` to `team-add`. */
type OfOperation<EventMap, Name extends string> = Name extends `${infer Kind}.${infer Action}`
  ? OfKey<EventMap, `${Kebab<Kind>}/${Kebab<Action>}`>
  : Or<OfKey<EventMap, Extract<keyof EventMap, `${Kebab<Name>}/${string}`>>, OfKey<EventMap, Kebab<Name>>>

type OfKey<EventMap, Key> = Key extends keyof EventMap ? Described<EventMap[Key]> : never

/** The request body of an OpenAPI operation; any other type is the payload itself. */
type Described<T> = T extends {
  readonly requestBody: { readonly content: { readonly 'application/json': infer Payload } }
}
  ? Payload
  : T

type Kebab<Name extends string> = Name extends `${infer Head}_${infer Tail}` ? `${Head}-${Kebab<Tail>}` : Name
