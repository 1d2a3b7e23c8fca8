import { type CloudEventAttributes, type CloudEventMapping, readText, readTime } from '../cloudevents/mapping.js'

/** Where the attributes of one kind of event are in its payload. */
interface Kind {
  readonly source: string
  readonly subject: string
  readonly time?: string
  /** The part of the type after the kind. */
  readonly suffix?: string
  /** @default the kind itself */
  readonly type?: string
}

const homepage = 'repository.homepage'
const project = 'project.web_url'

/** @see https://github.com/cloudevents/spec/blob/main/cloudevents/adapters/gitlab.md */
const kinds: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ['push', { source: homepage, subject: 'checkout_sha' }],
  ['tag_push', { source: homepage, subject: 'ref' }],
  ['issue', { source: homepage, subject: 'object_attributes.iid', suffix: 'object_attributes.state' }],
  [
    'merge_request',
    {
      source: homepage,
      subject: 'object_attributes.iid',
      suffix: 'object_attributes.action',
      time: 'object_attributes.created_at',
    },
  ],
  ['wiki_page', { source: project, subject: 'object_attributes.slug', suffix: 'object_attributes.action' }],
  ['pipeline', { source: project, subject: 'object_attributes.id', suffix: 'object_attributes.status' }],
  // The adapter uses the field names in GitLab's documentation of jobs; payloads have the older names.
  ['build', { source: homepage, subject: 'build_id', suffix: 'build_status', type: 'job' }],
])

/** GitLab, mapped as in the adapter of the CloudEvents project. */
export const gitlabMapping = {
  typePrefix: 'com.gitlab.',
  attributes: ({ event, payload }) => {
    const name = readText(payload, 'object_kind') ?? event
    if (name === 'note') return mapNote(payload)
    const kind = kinds.get(name)
    const suffix = kind?.suffix === undefined ? undefined : readText(payload, kind.suffix)
    return {
      source: (kind && readText(payload, kind.source)) ?? readText(payload, project),
      type: [kind?.type ?? name, suffix].filter((part) => part !== undefined).join('.'),
      subject: kind && readText(payload, kind.subject),
      time: kind?.time === undefined ? undefined : readTime(payload, [kind.time]),
    }
  },
} satisfies CloudEventMapping

function mapNote(payload: unknown): CloudEventAttributes {
  // `MergeRequest` is `merge_request` in the type.
  const on = readText(payload, 'object_attributes.noteable_type')
    ?.replace(/(?<=[a-z])[A-Z]/g, '_$&')
    .toLowerCase()
  const url = readText(payload, 'object_attributes.url')?.split('#note_', 1)[0]
  return {
    source: on === 'commit' ? (readText(payload, 'commit.url') ?? url) : url,
    type: on === undefined ? 'note' : `note.${on}`,
    subject: readText(payload, 'object_attributes.id'),
    time: readTime(payload, ['object_attributes.created_at']),
  }
}
