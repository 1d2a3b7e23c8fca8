import { endingOf, type Project } from './project.js'

/** The parts of package.json that `init` reads. */
export interface Manifest {
  readonly name?: string
  readonly type?: string
  readonly scripts?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

/** The names of the scripts that start and test the receiver. */
export interface ScriptNames {
  readonly start: string
  readonly test: string
}

/**
 * Adds the scripts and packages of a receiver to a package.json, and changes nothing that is there: where `start` or `test`
 * exists, the script has another name.
 *
 * @param present - of the project; `undefined` for a new one
 * @param version - of this package
 */
export function addToManifest(
  present: Manifest | undefined,
  project: Project,
  version: string,
): { readonly manifest: Manifest; readonly names: ScriptNames } {
  const { framework, store, isTypeScript, name } = project
  const { scripts = {}, dependencies = {}, devDependencies = {} } = present ?? {}
  const isFree = (script: string) => scripts[script] === undefined || /no test specified/.test(scripts[script])
  const { startScript = 'start' } = framework
  const start = isFree(startScript) || framework.isBundled ? startScript : 'start:webhooks'
  const test = isFree('test') ? 'test' : 'test:webhooks'
  const added = { ...scriptsOf(project, start), [test]: 'vitest run' }
  const kept = Object.fromEntries(Object.entries(scripts).filter(([script]) => !(script in added) || !isFree(script)))
  const packages = { ...framework.packages, ...store.packages, ...sqliteOf(project), 'webhook-receiver': `^${version}` }
  const tools = {
    ...framework.tools,
    vitest: '^4.1.0',
    ...(isTypeScript && { '@types/node': '^22.0.0', typescript: '^6.0.0', ...framework.types, ...store.types }),
    ...(isTypeScript && framework.main !== undefined && { tsx: '^4.23.0' }),
  }
  const known = { ...dependencies, ...devDependencies }
  const missing = (wanted: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(wanted).filter(([each]) => !Object.hasOwn(known, each)))
  const manifest = {
    ...(present ?? { name, private: true, type: 'module' }),
    scripts: { ...added, ...kept },
    dependencies: sorted({ ...dependencies, ...missing(packages) }),
    devDependencies: sorted({ ...devDependencies, ...missing(tools) }),
  }
  return { manifest, names: { start, test } }
}

function scriptsOf(project: Project, start: string): Readonly<Record<string, string>> {
  const { framework, isTypeScript } = project
  const file = (name: string) => `${project.folder}/${name}.${endingOf(project)}`
  const runner = isTypeScript ? 'tsx' : 'node'
  return {
    ...framework.scripts?.(file),
    ...(framework.main !== undefined && { [start]: `${runner} --env-file=.env ${file(framework.main)}` }),
    ...(isTypeScript && !framework.isBundled && { types: 'tsc' }),
  }
}

// Node has SQLite since 22.13.
function sqliteOf({ store }: Project): Readonly<Record<string, string>> {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const isOld = major < 22 || (major === 22 && minor < 13)
  return store.ignored === 'inbox' && isOld ? { libsql: '^0.5.0' } : {}
}

function sorted(packages: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(packages).sort(([left], [right]) => (left < right ? -1 : 1)))
}
