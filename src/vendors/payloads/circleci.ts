// CircleCI's webhooks: jekyll/_cci2/webhooks-reference.adoc (commit 00e7d6e8) and webhooks.adoc (commit 002e41a7) of
// https://github.com/circleci/circleci-docs.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

// The values that the documentation lists; others are allowed.
type Open<T extends string> = T | (string & {})

interface Event extends Loose {
  id: string
  type: string
  happened_at: string
  webhook: Named
  project: Named & { slug: string }
  organization: Named
  pipeline: Pipeline
}

interface WorkflowEvent extends Event {
  workflow: Workflow & { status: Open<'canceled' | 'error' | 'failed' | 'success' | 'unauthorized'> }
}

interface JobEvent extends Event {
  workflow: Workflow
  job: Job
}

interface Named extends Loose {
  id: string
  name: string
}

interface Workflow extends Named {
  created_at: string
  stopped_at?: string | undefined
  url: string
}

interface Job extends Named {
  number: number
  status: Open<'canceled' | 'failed' | 'success' | 'unauthorized'>
  started_at: string
  stopped_at?: string | undefined
}

interface Pipeline extends Loose {
  id: string
  number: number
  created_at: string
  trigger: Loose & { type: string }
  /** Of GitLab, GitHub App and Bitbucket Data Center. */
  trigger_parameters?: TriggerParameters | undefined
  /** Of GitHub OAuth and Bitbucket Cloud. */
  vcs?: Vcs | undefined
}

interface TriggerParameters extends Loose {
  circleci: CircleciParameters
  git?: Loose | undefined
  gitlab?: Loose | undefined
}

interface CircleciParameters extends Loose {
  event_time: string
  event_type: string
  trigger_type: string
  actor_id?: string | undefined
}

interface Vcs extends Loose {
  provider_name?: string | undefined
  target_repository_url?: string | undefined
  origin_repository_url?: string | undefined
  revision?: string | undefined
  commit?: Commit | undefined
  branch?: string | undefined
  tag?: string | undefined
}

interface Commit extends Loose {
  subject?: string | undefined
  body?: string | undefined
  author?: Author | undefined
  authored_at?: string | undefined
  committer?: Author | undefined
  committed_at?: string | undefined
}

interface Author extends Loose {
  name?: string | undefined
  email?: string | undefined
}

/** The payload of each event. */
export interface CircleciPayloads {
  'job-completed': JobEvent
  'workflow-completed': WorkflowEvent
}
