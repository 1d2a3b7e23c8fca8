import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { incrementOf, raised, releaseChangelog, unreleasedOf } from '../../src/build/release/changelog.js'
import { root } from './bundle.js'

const changelog = '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- `one` more.\n\n## [0.1.0]\n\nFirst version.\n'

describe('a changelog', () => {
  it('moves what is unreleased to a section with a date', () => {
    expect(releaseChangelog(changelog, '0.2.0', '2026-11-28')).toBe(
      changelog.replace('## [Unreleased]\n', '## [Unreleased]\n\n## [0.2.0] - 2026-11-28\n'),
    )
    expect(unreleasedOf(changelog)).toBe('### Added\n\n- `one` more.')
  })

  it('needs a change, and no section of the version', () => {
    const empty = changelog.replace('- `one` more.\n', '')
    expect(() => releaseChangelog(empty, '0.2.0', '2026-11-28')).toThrow(/no unreleased change/)
    expect(() => releaseChangelog(changelog, '0.1.0', '2026-11-28')).toThrow(/has a section of 0\.1\.0/)
    expect(() => unreleasedOf('# Changelog\n')).toThrow(/no section/)
  })

  it.each([
    ['### Fixed\n\n- A leak.', '1.2.3', '1.2.4'],
    ['### Added\n\n- A vendor.', '1.2.3', '1.3.0'],
    ['### Changed\n\n- **Breaking:** it is gone.', '1.2.3', '2.0.0'],
    ['### Changed\n\n- **Breaking:** it is gone.', '0.2.3', '0.3.0'],
  ])('asks with %j after %s for %s', (section, version, next) => {
    expect(raised(version, incrementOf(section, version))).toBe(next)
  })
})

describe('npm run release -- --dry-run', () => {
  const output = join(inject('packedProject'), 'release')
  const before = git(root, 'status', '--porcelain')
  const next = raised(manifest.version, incrementOf(unreleasedOf(readRoot('CHANGELOG.md')), manifest.version))
  const base = `webhook-receiver-${next}`
  let printed: string

  beforeAll(() => {
    // No registry and no proxy answers at this port.
    const nowhere = {
      npm_config_offline: 'true',
      npm_config_registry: 'http://127.0.0.1:9',
      HTTPS_PROXY: 'http://127.0.0.1:9',
    }
    const identity = {
      GIT_AUTHOR_NAME: 'a',
      GIT_AUTHOR_EMAIL: 'a@b',
      GIT_COMMITTER_NAME: 'a',
      GIT_COMMITTER_EMAIL: 'a@b',
    }
    printed = execFileSync('npm', ['run', '--silent', 'release', '--', '--dry-run', '--output', output], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, ...nowhere, ...identity },
    })
    // It builds.
  }, 600_000)

  it('commits and tags in a clone, and changes nothing here', () => {
    const clone = join(output, 'repository')
    expect(git(clone, 'log', '-1', '--format=%s')).toBe(`Release ${next}`)
    expect(git(clone, 'cat-file', '-t', `v${next}`)).toBe('tag')
    expect(git(clone, 'diff', '--name-only', 'HEAD^')).toBe('CHANGELOG.md\npackage-lock.json\npackage.json')
    expect(readFileSync(join(clone, 'CHANGELOG.md'), 'utf8')).toMatch(
      new RegExp(`## \\[Unreleased\\]\n\n## \\[${next}\\] - \\d{4}-\\d\\d-\\d\\d\n`),
    )
    expect(git(root, 'status', '--porcelain')).toBe(before)
    expect(git(root, 'tag', '--list', `v${next}`)).toBe('')
  })

  it('writes the tarball, the bill of materials, the notes and the provenance', () => {
    const endings = ['cdx.json', 'intoto.json', 'md', 'tgz'].map((ending) => `${base}.${ending}`)
    expect(readdirSync(output).sort()).toEqual(['repository', ...endings])
    const packed = execFileSync('tar', ['-xzOf', join(output, `${base}.tgz`), 'package/package.json'], {
      encoding: 'utf8',
    })
    expect(JSON.parse(packed)).toMatchObject({ name: 'webhook-receiver', version: next })
    expect(JSON.parse(read(`${base}.cdx.json`)).metadata.component.version).toBe(next)
    const { subject, predicate } = JSON.parse(read(`${base}.intoto.json`))
    const digest = createHash('sha512')
      .update(readFileSync(join(output, `${base}.tgz`)))
      .digest('hex')
    expect(subject).toMatchObject([{ name: `${base}.tgz`, digest: { sha512: digest } }])
    const commit = git(join(output, 'repository'), 'rev-parse', 'HEAD')
    expect(predicate.buildDefinition.resolvedDependencies[0].digest).toEqual({ gitCommit: commit })
  })

  it('says what it would push and publish', () => {
    expect(printed).toContain('not run: git push --follow-tags\n')
    expect(printed).toContain(`not run: npm publish ${join(output, `${base}.tgz`)} --provenance`)
  })

  function read(file: string): string {
    return readFileSync(join(output, file), 'utf8')
  }
})

function readRoot(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

function git(cwd: string, ...argv: readonly string[]): string {
  return execFileSync('git', argv, { cwd, encoding: 'utf8' }).trim()
}
