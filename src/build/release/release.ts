import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Increment, incrementOf, increments, raised, releaseChangelog, unreleasedOf } from './changelog.js'

/** How a release is made. */
export interface ReleasePlan {
  /** The repository, with installed packages. */
  readonly root: string
  /** The folder of the files of the release. */
  readonly output: string
  /** Works in a clone, in the folder `repository` of the output, and publishes nothing. */
  readonly isDry: boolean
  /** @default what the changelog asks for */
  readonly increment?: Increment
  /** @default today, in UTC */
  readonly date?: string
}

/** A release that was made. */
export interface Release {
  readonly version: string
  readonly tag: string
  readonly commit: string
  /** The names of the files in the output: the tarball, the bill of materials, the provenance and the notes. */
  readonly files: readonly string[]
}

/**
 * Makes a release: raises the version, moves the unreleased changes to their section, builds, commits and tags, packs, and writes
 * the bill of materials, the provenance and the notes. It needs no network.
 *
 * @throws {Error} the repository has changes that are not committed, there is no unreleased change, the increment is lower than
 * the changes ask for, or the tag exists; nothing was written then
 */
export function release({
  root,
  output,
  isDry,
  increment,
  date = new Date().toISOString().slice(0, 10),
}: ReleasePlan): Release {
  const changes = run(root, 'git', 'status', '--porcelain', '--untracked-files=no')
  if (changes !== '' && !isDry) throw new Error(`there are changes that are not committed:\n${changes}`)
  mkdirSync(output, { recursive: true })
  const folder = isDry ? cloneOf(root, output) : root
  const changelog = readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')
  const section = unreleasedOf(changelog)
  const { name, version: last } = readJson(join(folder, 'package.json'))
  const version = raised(last, requireIncrement(incrementOf(section, last), increment))
  const tag = `v${version}`
  if (run(folder, 'git', 'tag', '--list', tag) !== '') throw new Error(`the tag ${tag} exists already`)
  const changed = releaseChangelog(changelog, version, date)
  run(folder, 'npm', 'version', version, '--no-git-tag-version', '--ignore-scripts')
  writeFileSync(join(folder, 'CHANGELOG.md'), changed)
  run(folder, 'npm', 'run', '--silent', 'build')
  run(folder, 'git', 'commit', '--quiet', '--all', '--message', `Release ${version}`)
  run(folder, 'git', 'tag', '--annotate', tag, '--message', section)
  const commit = run(folder, 'git', 'rev-parse', 'HEAD')
  // The build is done, and has the version.
  const tarball = run(folder, 'npm', 'pack', '--silent', '--ignore-scripts', '--pack-destination', output)
  const base = join(output, `${name}-${version}`)
  copyFileSync(join(folder, 'dist/sbom.json'), `${base}.cdx.json`)
  const statement = provenanceOf({ folder, file: join(output, tarball), commit, tag })
  writeFileSync(`${base}.intoto.json`, `${JSON.stringify(statement, null, 2)}\n`)
  writeFileSync(`${base}.md`, `${section}\n`)
  const files = [tarball, ...['cdx.json', 'intoto.json', 'md'].map((ending) => `${basename(base)}.${ending}`)]
  return { version, tag, commit, files }
}

function requireIncrement(wanted: Increment, given: Increment = wanted): Increment {
  if (increments.indexOf(given) >= increments.indexOf(wanted)) return given
  throw new Error(`the changes ask for a ${wanted} version, not a ${given} one`)
}

function cloneOf(root: string, output: string): string {
  const folder = join(output, 'repository')
  rmSync(folder, { recursive: true, force: true })
  run(root, 'git', 'clone', '--quiet', '--local', root, folder)
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  return folder
}

/**
 * A statement of in-toto with what the tarball was made of, by the schema of SLSA. npm signs another one when it publishes with
 * `--provenance`; this one is for those who build the tarball again and compare.
 *
 * @see https://slsa.dev/spec/v1.0/provenance
 */
function provenanceOf({
  folder,
  file,
  commit,
  tag,
}: {
  readonly folder: string
  readonly file: string
  readonly commit: string
  readonly tag: string
}) {
  const { repository } = readJson(join(folder, 'package.json'))
  const digestOf = (path: string, algorithm: 'sha256' | 'sha512') =>
    createHash(algorithm).update(readFileSync(path)).digest('hex')
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: basename(file), digest: { sha256: digestOf(file, 'sha256'), sha512: digestOf(file, 'sha512') } }],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'https://docs.npmjs.com/cli/commands/npm-pack',
        externalParameters: { repository: repository?.url, ref: `refs/tags/${tag}` },
        internalParameters: { node: process.versions.node, command: 'npm run build && npm pack --ignore-scripts' },
        resolvedDependencies: [
          { uri: repository?.url, digest: { gitCommit: commit } },
          { uri: 'package-lock.json', digest: { sha256: digestOf(join(folder, 'package-lock.json'), 'sha256') } },
        ],
      },
      runDetails: { builder: { id: process.env['GITHUB_WORKFLOW_REF'] ?? 'local' } },
    },
  }
}

/** Runs a program without asking anything, and returns what it prints. */
function run(cwd: string, command: string, ...argv: readonly string[]): string {
  const stdio = ['ignore', 'pipe', 'inherit'] as const
  return execFileSync(command, argv, {
    cwd,
    encoding: 'utf8',
    stdio: [...stdio],
    shell: process.platform === 'win32',
  }).trim()
}

interface Manifest {
  readonly name: string
  readonly version: string
  readonly repository?: { readonly url: string }
}

function readJson(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8'))
}
