import { endingOf, type Project } from './project.js'
import { receiverCode } from './receiver-code.js'
import { testCode } from './test-code.js'

/** What a project has beside its package.json. */
export interface ProjectFiles {
  /** New files, by their paths: none of them may exist. */
  readonly created: ReadonlyMap<string, string>
  /** Files that exist or not, and the lines that they need; a comment may be above a line. */
  readonly lines: ReadonlyMap<string, readonly string[]>
  /** Files that are only written where they do not exist. */
  readonly defaults: ReadonlyMap<string, string>
}

/** The files of a project. */
export function filesOf(project: Project): ProjectFiles {
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
