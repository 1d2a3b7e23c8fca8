import { checkOptions, optional, requireText } from '../../core/base/options.js'
import type { HostHooksDialect } from './host-types.js'

/** Hooks at `/hooks` below `baseUrl`. The specification leaves the shapes open; they are GitHub's. */
export const specificationHooksDialect: HostHooksDialect = { name: 'specification', collection: ['hooks'], headers: {} }

/** Whose hooks to manage: those of a repository, or without `repository` those of an organization. */
export interface GithubHooksOptions {
  readonly owner: string
  readonly repository?: string
}

/**
 * The hooks of a GitHub repository or organization.
 *
 * @see https://docs.github.com/en/rest/repos/webhooks
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const dialect = githubHooksDialect({ owner: 'harbour', repository: 'tide' })
 * const hooks = hostHooks({ baseUrl: 'https://api.github.com', token, dialect })
 */
export function githubHooksDialect(options: GithubHooksOptions): HostHooksDialect {
  checkOptions(options, 'githubHooksDialect', { owner: requireText, repository: optional(requireText) })
  const { owner, repository } = options
  return {
    name: 'github',
    collection: repository === undefined ? ['orgs', owner, 'hooks'] : ['repos', owner, repository, 'hooks'],
    headers: { accept: 'application/vnd.github+json', 'x-github-api-version': '2022-11-28' },
  }
}
