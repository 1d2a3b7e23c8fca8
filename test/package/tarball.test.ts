import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }

function pathsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(pathsIn) : []
}

const folder = join(inject('packedProject'), 'node_modules/webhook-receiver')
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(folder, join(entry.parentPath, entry.name)))

describe('the packed package', () => {
  it('contains the code, its sources and the documents, and nothing else', () => {
    const documents = ['package.json', 'LICENSE', 'README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md']
    expect(documents.filter((document) => !files.includes(document))).toEqual([])
    const other = files.filter((file) => !documents.includes(file))
    expect(
      other.filter((file) => !/^(docs\/.*\.md|examples\/.*|src\/.*\.ts|dist\/.*\.(js|d\.ts)(\.map)?)$/.test(file)),
    ).toEqual([])
  })

  it('contains every file that package.json points to', () => {
    const paths = pathsIn([manifest.exports, manifest.imports]).map((path) => path.replace('./', ''))
    expect(paths.length).toBeGreaterThan(20)
    expect(paths.filter((path) => !files.includes(path))).toEqual([])
  })

  it('runs no script when it is installed', () => {
    expect(Object.keys(manifest.scripts).filter((name) => /^(pre|post)?install$|^prepare$/.test(name))).toEqual([])
  })

  it('names every dependency in SECURITY.md', () => {
    const security = readFileSync(join(folder, 'SECURITY.md'), 'utf8')
    const names = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
    expect(names.filter((name) => !security.includes(`\`${name}\``))).toEqual([])
  })

  it('contains its license', () => {
    expect(manifest.license).toBe('MIT')
    expect(files).toContain('LICENSE')
  })
})
