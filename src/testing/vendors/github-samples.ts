import type { Part } from '../../core/base/part.js'
import type { GithubPayloads } from '../../generated/payloads/github.js'

const url = 'https://api.github.com/repos/harbour/tide'
const page = 'https://github.com/harbour/tide'
const owner = { login: 'harbour', id: 583231 }
const mira = { login: 'mira', id: 1024025 }
const repository = {
  id: 1296269,
  name: 'tide',
  full_name: 'harbour/tide',
  private: false,
  html_url: page,
  default_branch: 'main',
}
const before = '6113728f27ae82c7b1a177c8d03f9e96e0adf246'
const after = '0d1a26e67d8f5eaf1f6ba5c57fc3c7d91ac0fd1c'
const now = '2026-11-21T10:15:30Z'
const commit = {
  id: after,
  message: 'Correct the tide table',
  timestamp: now,
  author: { name: 'Mira', email: 'mira@harbour.example', username: 'mira' },
  added: [],
  removed: [],
  modified: ['tides.csv'],
}
const issue = {
  id: 73464126,
  url: `${url}/issues/1347`,
  html_url: `${page}/issues/1347`,
  number: 1347,
  title: 'The tide table is an hour off',
  state: 'open',
  user: mira,
  body: 'Since the clocks changed.',
  labels: [],
  created_at: now,
  updated_at: now,
}
const pullRequest = {
  id: 191568743,
  url: `${url}/pulls/7`,
  html_url: `${page}/pull/7`,
  number: 7,
  state: 'open',
  title: 'Correct the tide table',
  body: 'Fixes #1347.',
  user: mira,
  draft: false,
  merged: false,
  head: { label: 'harbour:summer', ref: 'summer', sha: after },
  base: { label: 'harbour:main', ref: 'main', sha: before },
  created_at: now,
  updated_at: now,
}
const comment = {
  id: 99262140,
  html_url: `${page}/issues/1347#issuecomment-99262140`,
  user: mira,
  body: 'It is right now.',
  created_at: now,
  updated_at: now,
}
const run = {
  id: 30433642,
  name: 'test',
  head_branch: 'main',
  head_sha: after,
  html_url: `${page}/actions/runs/30433642`,
}

/** Payloads of the most used kinds of events, without `repository` and `sender`, which all of them have. */
export const githubSamples: { readonly [Kind in keyof GithubPayloads]?: Part<GithubPayloads[Kind]> } = {
  // The first is the default.
  issues: { action: 'opened', issue },
  check_run: {
    action: 'completed',
    check_run: { id: 128620228, name: 'test', head_sha: after, status: 'completed', conclusion: 'success' },
  },
  check_suite: {
    action: 'completed',
    check_suite: { id: 118578147, head_branch: 'main', head_sha: after, status: 'completed', conclusion: 'success' },
  },
  create: { ref: 'summer', ref_type: 'branch', master_branch: 'main', pusher_type: 'user' },
  delete: { ref: 'summer', ref_type: 'branch', pusher_type: 'user' },
  deployment: {
    action: 'created',
    deployment: { id: 145988746, sha: after, ref: 'main', task: 'deploy', environment: 'production' },
  },
  deployment_status: {
    action: 'created',
    deployment_status: { id: 209916254, state: 'success', environment: 'production' },
    deployment: { id: 145988746, sha: after, ref: 'main', task: 'deploy', environment: 'production' },
  },
  fork: { forkee: { id: 1296270, name: 'tide', full_name: 'mira/tide' } },
  installation: {
    action: 'created',
    installation: { id: 2311213, app_id: 2286, target_type: 'Organization' },
    repositories: [{ id: 1296269, name: 'tide', full_name: 'harbour/tide', private: false }],
  },
  issue_comment: { action: 'created', issue, comment },
  pull_request: { action: 'opened', number: 7, pull_request: pullRequest },
  pull_request_review: {
    action: 'submitted',
    review: { id: 237895671, user: mira, body: 'Fine.', state: 'approved', commit_id: after, submitted_at: now },
    pull_request: pullRequest,
  },
  pull_request_review_comment: {
    action: 'created',
    comment: { ...comment, path: 'tides.csv', commit_id: after },
    pull_request: pullRequest,
  },
  push: {
    ref: 'refs/heads/main',
    before,
    after,
    created: false,
    deleted: false,
    forced: false,
    compare: `${page}/compare/6113728f27ae...0d1a26e67d8f`,
    commits: [commit],
    head_commit: commit,
    pusher: { name: 'mira', email: 'mira@harbour.example' },
  },
  release: {
    action: 'published',
    release: { id: 17372790, tag_name: 'v1.2.0', name: 'Summer', draft: false, prerelease: false, published_at: now },
  },
  repository: { action: 'created' },
  star: { action: 'created', starred_at: now },
  status: { id: 6805126730, sha: after, context: 'test', state: 'success', description: null, name: 'harbour/tide' },
  workflow_job: {
    action: 'completed',
    workflow_job: { ...run, run_id: 30433642, status: 'completed', conclusion: 'success', labels: ['ubuntu-latest'] },
  },
  workflow_run: {
    action: 'completed',
    workflow_run: { ...run, event: 'push', status: 'completed', conclusion: 'success', run_number: 562 },
  },
}

/** The fields that the payload of every kind has. */
export const githubSampleEnvelope = { repository: { ...repository, owner }, sender: mira }
