import type { Framework } from './frameworks.js'
import type { Store } from './stores.js'
import type { ProjectVendor } from './vendor.js'

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
