import { createRequire } from 'node:module'
import { observe } from '../condense/evidence.mjs'
import { merge, Names, newFields, pascal } from '../condense/shape.mjs'
import { propertiesOf, readTypes, shapes } from '../condense/types.mjs'

export const sources = ['@octokit/openapi-webhooks-types', '@octokit/webhooks-examples']

/** The descriptions that decide over the fields of what is described in many places. */
const bases = new Map(
  Object.entries({
    'simple-user': 'User',
    'repository-webhooks': 'Repository',
    'pull-request': 'PullRequest',
    webhooks_issue: 'Issue',
    'organization-simple-webhooks': 'Organization',
    'enterprise-webhooks': 'Enterprise',
    'simple-installation': 'SimpleInstallation',
  }),
)

/** One thing has different titles, or none; its fields tell what it is. */
function nameOf({ title, key, has }) {
  if (bases.has(key)) return bases.get(key)
  if (has('gravatar_id') && has('login')) return 'User'
  if (has('archive_url') && has('full_name'))
    return has('clone_url') && key !== 'template_repository' ? 'Repository' : 'RepositoryLite'
  if (has('diff_url') && has('merge_commit_sha')) return has('merged_by') ? 'PullRequest' : 'SimplePullRequest'
  if (has('labels_url') && has('timeline_url')) return 'Issue'
  if (has('notification_setting')) return 'Team'
  if (has('external_url') && has('slug')) return 'App'
  if (has('package_files')) return 'PackageVersion'
  if (has('npm_user')) return 'NpmMetadata'
  if (has('app_id') && has('repository_selection')) return 'Installation'
  if (has('CVSS') || has('ghsa_id') || has('parameters')) return undefined
  if (title === '' || title.length > 40 || /[.`]/.test(title) || /\bevent$/i.test(title)) return undefined
  return title
}

/** Over 50 rights, to each of which GitHub adds some every year. */
function field(_owner, name, type) {
  if (name === 'permissions' && !type.getNonNullableType().getProperty('push'))
    return { object: { ...newFields(), values: { string: true } } }
}

export function describe() {
  const { checker, types } = readTypes(
    `import type { operations } from '@octokit/openapi-webhooks-types'\nexport type Operations = operations`,
  )
  const names = new Names()
  const shapeOf = shapes(checker, names, { nameOf, isBase: ({ key }) => bases.has(key), field })
  const kinds = readKinds(checker, types.get('Operations'), shapeOf)
  names.settle()
  const examples = new Map(readExamples().map((kind) => [kind.name, kind.examples]))
  for (const [name, all] of examples) for (const one of all) observe(names, kinds.get(name).shape, one)
  return {
    names,
    exports: {
      GithubPayloads: {
        comment: "The payloads of GitHub's events, by kind, and by kind and action where an action adds fields.",
        entries: [...kinds].flatMap(([name, kind]) => entriesOf(name, kind, examples.get(name) ?? [])),
      },
    },
    isRequired,
    examples: [...examples].flatMap(([name, all]) => all.map((example) => ['GithubPayloads', name, example])),
    events: [...kinds].map(([name, kind]) => [name, [...kind.actions.keys()].sort()]),
  }
}

function readKinds(checker, operations, shapeOf) {
  const kinds = new Map()
  for (const [id, operation] of propertiesOf(checker, operations)) {
    const [kind, action] = id.replaceAll('-', '_').split('/')
    const body = ['requestBody', 'content', 'application/json'].reduce(
      (type, name) => checker.getTypeOfPropertyOfType(checker.getNonNullableType(type), name),
      operation,
    )
    const shape = shapeOf(body)
    const known = kinds.get(kind) ?? { shape: {}, actions: new Map() }
    merge(known.shape, shape)
    if (action !== undefined) merge(known.actions.set(action, known.actions.get(action) ?? {}).get(action), shape)
    kinds.set(kind, known)
  }
  return kinds
}

/** Fields of the sender, which an example has by chance. */
const ofSender = ['enterprise', 'installation', 'organization']

function entriesOf(name, { shape, actions }, examples) {
  const base = `${pascal(name)}Payload`
  return [
    [name, shape],
    ...[...actions].flatMap(([action, own]) => {
      const seen = examples.filter((example) => example.action === action)
      const always = (field) =>
        seen.length > 0 && seen.every((example) => field in example) && !ofSender.includes(field)
      const { fields: all, places } = own.object ?? newFields()
      const added = [...all].filter(
        ([field, { required }]) =>
          (required === places || (places === 1 && always(field))) &&
          !isRequired(shape.object, shape.object.fields.get(field)),
      )
      if (added.length === 0) return []
      const fields = newFields()
      for (const [field] of added) {
        fields.fields.set(field, { shape: shape.object.fields.get(field).shape, required: 1, absent: false })
      }
      return [[`${name}.${action}`, { object: fields }, base]]
    }),
  ]
}

// The description leaves fields optional that every example has, such as the state of an issue.
function isRequired({ places, seen }, { required, absent }) {
  return !absent && (required >= places / 2 || seen >= 20)
}

function readExamples() {
  return createRequire(import.meta.url)('@octokit/webhooks-examples/api.github.com/index.json')
}
