/** The parts of a version that a release can raise. */
export const increments = ['patch', 'minor', 'major'] as const

/** One of {@link increments}. */
export type Increment = (typeof increments)[number]

/**
 * What the section of unreleased changes asks for. Before 1.0 a breaking change raises the minor version.
 *
 * @param version - the last one
 */
export function incrementOf(section: string, version: string): Increment {
  if (/\*\*Breaking/i.test(section)) return version.startsWith('0.') ? 'minor' : 'major'
  return /^### Added$/m.test(section) ? 'minor' : 'patch'
}

/** The version after another one. @throws {Error} it is not of the form 1.2.3 */
export function raised(version: string, increment: Increment): string {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(version)
  if (match === null) throw new Error(`the version ${version} has no three numbers`)
  const [major = 0, minor = 0, patch = 0] = match.slice(1).map(Number)
  if (increment === 'major') return `${major + 1}.0.0`
  return increment === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`
}

const heading = /^## \[Unreleased\]\n/m

/** The section of unreleased changes, without its heading. @throws {Error} there is no such section */
export function unreleasedOf(changelog: string): string {
  const start = heading.exec(changelog)
  if (start === null) throw new Error('CHANGELOG.md has no section [Unreleased]')
  const rest = changelog.slice(start.index + start[0].length)
  const end = rest.search(/^## \[/m)
  return (end === -1 ? rest : rest.slice(0, end)).trim()
}

/**
 * Moves the unreleased changes to a section of their version, and leaves an empty one.
 *
 * @param date - as 2026-11-28
 * @throws {Error} there is no change, or the version has a section already
 */
export function releaseChangelog(changelog: string, version: string, date: string): string {
  if (!/^- /m.test(unreleasedOf(changelog))) throw new Error('CHANGELOG.md: there is no unreleased change')
  if (changelog.includes(`\n## [${version}]`)) throw new Error(`CHANGELOG.md has a section of ${version} already`)
  return changelog.replace(heading, (text) => `${text}\n## [${version}] - ${date}\n`)
}
