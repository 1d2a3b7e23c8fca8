import { existsSync } from 'node:fs'
import { lstat, mkdir, readFile, realpath, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { UsageError } from '../exit.js'
import { addToManifest, type Manifest, type ScriptNames } from './manifest.js'
import { endingOf, type Project } from './project.js'
import { receiverCode } from './receiver-code.js'
import { testCode } from './test-code.js'

/** A file that was written, as a path in the folder. */
export interface WrittenFile {
  readonly file: string
  readonly action: 'created' | 'extended'
}

/** Reads package.json of a folder. @throws {UsageError} it is not JSON */
export async function readManifest(root: string): Promise<Manifest | undefined> {
  const text = await readIfPresent(join(root, 'package.json'))
  if (text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new UsageError(`${join(root, 'package.json')} is not JSON`)
  }
}

/**
 * Writes the files of a project. Lines and packages are added to files that may exist; no other file is touched.
 *
 * @throws {UsageError} a file exists, or a link leads out of the folder; nothing was written then, and the message names all of them
 */
export async function writeProject(
  root: string,
  project: Project,
  version: string,
): Promise<{ readonly written: readonly WrittenFile[]; readonly names: ScriptNames }> {
  const { created, lines, defaults } = filesOf(project)
  await refuseLinks(root, ['package.json', ...created.keys(), ...lines.keys(), ...defaults.keys()])
  const taken = [...created.keys()].filter((file) => existsSync(join(root, file)))
  if (taken.length > 0) {
    throw new UsageError(
      `nothing was written, because ${taken.length === 1 ? 'a file exists' : 'files exist'} already: ${taken.join(', ')}. ` +
        'Move them, or name a folder: webhook-receiver init <folder>',
    )
  }
  const manifestText = await readIfPresent(join(root, 'package.json'))
  const { manifest, names } = addToManifest(await readManifest(root), project, version)
  const contents = new Map([...created, ...[...defaults].filter(([file]) => !existsSync(join(root, file)))])
  contents.set('package.json', `${JSON.stringify(manifest, null, indentOf(manifestText))}\n`)
  for (const [file, wanted] of lines) {
    const text = extended(await readIfPresent(join(root, file)), wanted)
    if (text !== undefined) contents.set(file, text)
  }
  const written: WrittenFile[] = []
  for (const [file, content] of [...contents].sort(([left], [right]) => (left < right ? -1 : 1))) {
    const path = join(root, file)
    const action = existsSync(path) ? 'extended' : 'created'
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content, { flag: action === 'created' ? 'wx' : 'w', mode: file === '.env' ? 0o600 : 0o666 })
    written.push({ file, action })
  }
  return { written, names }
}

// A checkout may have links that lead to files of its reader.
async function refuseLinks(root: string, files: readonly string[]): Promise<void> {
  const folder = await realpath(root)
  const outside: string[] = []
  for (const file of files) {
    let path = join(root, file)
    while (path !== root && (await lstat(path).catch(() => undefined)) === undefined) path = dirname(path)
    // A link to nothing has no real path.
    const real = await realpath(path).catch(() => '')
    if (real !== folder && !real.startsWith(folder + sep)) outside.push(file)
  }
  if (outside.length > 0) {
    throw new UsageError(`nothing was written, because links lead out of the folder at ${outside.join(', ')}`)
  }
}

async function readIfPresent(path: string): Promise<string | undefined> {
  return existsSync(path) ? readFile(path, 'utf8') : undefined
}

function indentOf(text: string | undefined): string {
  return /^([ \t]+)"/m.exec(text ?? '')?.[1] ?? '  '
}

/** A file with the lines that it lacks; `undefined` if it has all. A variable is there whatever its value is. */
function extended(text: string | undefined, wanted: readonly string[]): string | undefined {
  const nameOf = (line: string) => {
    const [name = ''] = line
      .replace(/^#.*\n/, '')
      .trim()
      .split('=', 1)
    return name.replace(/^\//, '').replace(/\/$/, '')
  }
  const present = (text ?? '').split(/\r?\n/).map(nameOf)
  const missing = wanted.filter((line) => !present.includes(nameOf(line)))
  if (missing.length === 0) return undefined
  const before = text === undefined || text === '' || text.endsWith('\n') ? (text ?? '') : `${text}\n`
  return `${before}${missing.join('\n')}\n`
}

/** What a project has beside its package.json. */
interface ProjectFiles {
  /** New files, by their paths: none of them may exist. */
  readonly created: ReadonlyMap<string, string>
  /** Files that exist or not, and the lines that they need; a comment may be above a line. */
  readonly lines: ReadonlyMap<string, readonly string[]>
  /** Files that are only written where they do not exist. */
  readonly defaults: ReadonlyMap<string, string>
}

/** The files of a project. */
function filesOf(project: Project): ProjectFiles {
  const { vendor, framework, store, isTypeScript, folder } = project
  const ending = endingOf(project)
  const code = {
    receiver: receiverCode(project),
    ...(store.code !== undefined && { store: store.code }),
    ...framework.files(project),
  }
  const variables = [...vendor.variables, ...(store.variable === undefined ? [] : [store.variable])]
  const ignored = ['node_modules', '.env', framework.ignored, store.ignored].filter((line) => line !== undefined)
  return {
    created: new Map([
      ...Object.entries(code).map(([name, text]) => [`${folder}/${name}.${ending}`, text] as const),
      [`test/receiver.test.${ending}`, testCode(project)],
      ...Object.entries(framework.others?.(project) ?? {}),
    ]),
    lines: new Map([
      ['.env.example', variables.map(({ about, env }) => `# ${about}\n${env}=`)],
      ['.env', variables.map(({ env, value }) => `${env}=${value}`)],
      ['.gitignore', ignored],
    ]),
    defaults: new Map(isTypeScript && !framework.isBundled ? [['tsconfig.json', configurationOf(project)]] : []),
  }
}

function configurationOf({ framework, folder }: Project): string {
  const compilerOptions = {
    target: 'es2023',
    module: 'nodenext',
    types: ['node'],
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    ...(framework.hasDecorators && { experimentalDecorators: true }),
  }
  return `${JSON.stringify({ compilerOptions, include: [folder, 'test'] }, null, 2)}\n`
}
