import type { Part } from '../../core/base/part.js'
import type { GitlabPayloads } from '../../vendors/payloads/gitlab.js'

const page = 'https://git.example/harbour/tide'
const at = '2026-11-21 10:15:30 UTC'
const user = { id: 1, name: 'Mira', username: 'mira', email: 'mira@harbour.example' }
const project = {
  id: 15,
  name: 'tide',
  path_with_namespace: 'harbour/tide',
  namespace: 'Harbour',
  web_url: page,
  default_branch: 'main',
}
const before = '6113728f27ae82c7b1a177c8d03f9e96e0adf246'
const sha = '0d1a26e67d8f5eaf1f6ba5c57fc3c7d91ac0fd1c'
const commit = {
  id: sha,
  message: 'Correct the tide table',
  title: 'Correct the tide table',
  timestamp: '2026-11-21T10:15:30+00:00',
  url: `${page}/-/commit/${sha}`,
  author: { name: 'Mira', email: 'mira@harbour.example' },
}
const changes = {
  before,
  after: sha,
  checkout_sha: sha,
  project_id: 15,
  project,
  commits: [commit],
  total_commits_count: 1,
}
const pusher = { user_id: 1, user_name: 'Mira', user_username: 'mira', user_email: 'mira@harbour.example' }
const mergeRequest = {
  object_kind: 'merge_request',
  event_type: 'merge_request',
  user,
  project,
  object_attributes: {
    id: 99,
    iid: 7,
    title: 'Mend the tide table',
    state: 'opened',
    source_branch: 'summer',
    target_branch: 'main',
    url: `${page}/-/merge_requests/7`,
    action: 'open',
  },
} as const
const issue = {
  object_kind: 'issue',
  event_type: 'issue',
  user,
  project,
  object_attributes: {
    id: 301,
    iid: 23,
    title: 'An hour off',
    state: 'opened',
    url: `${page}/-/issues/23`,
    action: 'open',
  },
} as const
const release = {
  object_kind: 'release',
  id: 1,
  name: 'Summer',
  tag: 'v1.2.0',
  description: null,
  project,
  url: `${page}/-/releases/v1.2.0`,
} as const
const member = {
  group_name: 'harbour',
  group_path: 'harbour',
  group_id: 100,
  user_username: 'mira',
  user_name: 'Mira',
  user_id: 64,
  group_access: 'Developer',
}

type Samples = {
  readonly [Name in `${keyof GitlabPayloads}${'' | `.${string}`}`]?: Part<
    GitlabPayloads[Name extends `${infer Kind extends keyof GitlabPayloads}.${string}`
      ? Kind
      : Name extends keyof GitlabPayloads
        ? Name
        : never]
  >
}

/** The payloads of the most used events, by the name that `gitlab` gives them. */
export const gitlabSamples = {
  'merge_request.open': mergeRequest,
  build: {
    object_kind: 'build',
    ref: 'main',
    sha,
    build_id: 1977,
    build_name: 'test',
    build_stage: 'test',
    build_status: 'success',
    pipeline_id: 31,
    project_id: 15,
    project_name: 'Harbour / tide',
    user,
  },
  deployment: {
    object_kind: 'deployment',
    status: 'success',
    status_changed_at: at,
    deployment_id: 15,
    environment: 'production',
    project,
    short_sha: sha.slice(0, 8),
    user,
  },
  'issue.close': { ...issue, object_attributes: { ...issue.object_attributes, state: 'closed', action: 'close' } },
  'issue.open': issue,
  'issue.update': { ...issue, object_attributes: { ...issue.object_attributes, action: 'update' } },
  'merge_request.approved': {
    ...mergeRequest,
    object_attributes: { ...mergeRequest.object_attributes, action: 'approved' },
  },
  'merge_request.close': {
    ...mergeRequest,
    object_attributes: { ...mergeRequest.object_attributes, state: 'closed', action: 'close' },
  },
  'merge_request.merge': {
    ...mergeRequest,
    object_attributes: { ...mergeRequest.object_attributes, state: 'merged', action: 'merge' },
  },
  'merge_request.update': {
    ...mergeRequest,
    object_attributes: { ...mergeRequest.object_attributes, action: 'update' },
  },
  'note.create': {
    object_kind: 'note',
    event_type: 'note',
    user,
    project_id: 15,
    project,
    object_attributes: { id: 1244, note: 'It is right now.', noteable_type: 'MergeRequest', action: 'create' },
    merge_request: { id: 99, iid: 7, title: 'Mend the tide table' },
  },
  pipeline: {
    object_kind: 'pipeline',
    object_attributes: { id: 31, iid: 3, ref: 'main', sha, source: 'push', status: 'success', duration: 63 },
    user,
    project,
    commit,
    builds: [],
  },
  push: { object_kind: 'push', event_name: 'push', ref: 'refs/heads/main', ...pusher, ...changes },
  'release.create': { ...release, action: 'create' },
  subgroup_create: {
    event_name: 'subgroup_create',
    name: 'tides',
    path: 'tides',
    full_path: 'harbour/tides',
    group_id: 10,
    parent_group_id: 7,
  },
  tag_push: { object_kind: 'tag_push', event_name: 'tag_push', ref: 'refs/tags/v1.2.0', ...pusher, ...changes },
  user_add_to_group: { event_name: 'user_add_to_group', ...member },
  user_remove_from_group: { event_name: 'user_remove_from_group', ...member },
  'wiki_page.create': {
    object_kind: 'wiki_page',
    user,
    project,
    object_attributes: { title: 'Tides', slug: 'tides', action: 'create' },
  },
} satisfies Samples
