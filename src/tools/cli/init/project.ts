import type { Store, StoreName } from './stores.js'
import type { ProjectVendor } from './vendor.js'

/** A framework, or a platform, that a project can be written for. */
export interface Framework {
  readonly title: string
  readonly hint?: string
  readonly packages: Readonly<Record<string, string>>
  /** Packages for development: those of the second list with TypeScript only. */
  readonly tools?: Readonly<Record<string, string>>
  readonly types?: Readonly<Record<string, string>>
  readonly stores: readonly StoreName[]
  /** Where deliveries arrive, on this machine. */
  readonly address: string
  /** The file that `npm start` runs, by its name in `files`. */
  readonly main?: string
  /** Further scripts of package.json. @param file - the path of a file of the receiver */
  readonly scripts?: (file: (name: string) => string) => Readonly<Record<string, string>>
  /** The script with which development starts. @default 'start' */
  readonly startScript?: string
  /** Code is written with decorators, which need TypeScript. */
  readonly hasDecorators?: true
  /** A bundler resolves modules, and brings a configuration of TypeScript. */
  readonly isBundled?: true
  /** What git ignores. */
  readonly ignored?: string
  /** The folder of the receiver. @default 'src' */
  readonly folder?: string
  /** The files with code, by their paths below the folder of the receiver, without an ending. */
  readonly files: (project: Project) => Readonly<Record<string, string>>
  /** Other files, by their paths. */
  readonly others?: (project: Project) => Readonly<Record<string, string>>
}

/** What a person chose, and what is in the folder. */
export interface Project {
  readonly name: string
  readonly vendor: ProjectVendor
  readonly framework: Framework
  readonly store: Store
  readonly isTypeScript: boolean
  /** Whether `.ts` and `.js` are modules; a project of CommonJS needs `.mts` and `.mjs`. */
  readonly isModule: boolean
  /** The folder of the receiver, below that of the project, such as `src`. */
  readonly folder: string
}

/** The ending of a file with code. */
export function endingOf({ isTypeScript, isModule }: Pick<Project, 'isTypeScript' | 'isModule'>): string {
  return `${isModule ? '' : 'm'}${isTypeScript ? 'ts' : 'js'}`
}

/** The path with which one file imports another, given without its ending. */
export function importOf(path: string, { framework, isModule }: Project): string {
  // Next.js resolves modules as a bundler does.
  return framework.isBundled ? path : `${path}.${isModule ? 'js' : 'mjs'}`
}
