import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { OnResolveResult, Plugin } from 'esbuild'
import { type SchemasOf, withGeneratedSchemas } from './generated-schemas.js'
import { cryptoModules, type Plan, platformChunk, resolveModule, specifierOf } from './plan.js'
import { markPure } from './source-edits.js'

/** The files of `dist` that esbuild writes, as its entry points. */
export function entryPoints(plan: Plan): { in: string; out: string }[] {
  const chunks = [...plan.chunks.keys()].filter((chunk) => chunk !== platformChunk)
  return [
    ...plan.entries.map((entry) => ({ in: `entry@${entry}`, out: entry })),
    ...chunks.map((chunk) => ({ in: `chunk@${chunk}`, out: chunk })),
    ...platforms.map((platform) => ({ in: `platform@src.${platform}`, out: `${platformChunk}.${platform}` })),
  ]
}

const platforms = ['node', 'web'] as const

// esbuild's namespaces: each platform has its own copy of the modules that `#crypto` uses.
const namespaces = ['src', ...platforms.map((platform) => `src.${platform}`)]

/** Stands for parts of schemas, which only schemas use; no built file contains it. */
const unusedPart = 'a part of a schema'

function sharedBy(home: string, module: string): OnResolveResult {
  return { path: `${home} uses ${module}`, namespace: 'shared' }
}

/** Builds `dist` according to a plan. */
export function bundleByPlan(root: string, plan: Plan, schemas: SchemasOf): Plugin {
  const src = join(root, 'src')
  const barrel = (chunk: string, namespace: string): string =>
    [...(plan.chunks.get(chunk) ?? [])]
      .filter(([module]) => !cryptoModules.includes(module) || `src.${module.slice('crypto/'.length)}` === namespace)
      .map(([module, names]) => {
        const list = [...names].map(([name, alias]) => (name === alias ? name : `${name} as ${alias}`))
        return list.length === 0 ? '' : `export { ${list.join(', ')} } from '/${module}.js'`
      })
      .join('\n')

  // What a file of `dist` imports from a module in a chunk.
  const imports = (home: string, module: string): string => {
    const chunk = plan.homeOf(module)
    const aliases = plan.chunks.get(chunk)?.get(module)
    const names = plan.namesFor(home, module)
    const list = names.flatMap((name) => {
      const alias = aliases?.get(name)
      return alias === undefined ? [] : alias === name ? name : `${alias} as ${name}`
    })
    const parts = names.filter((name) => aliases?.has(name) !== true)
    const unused = parts.map((name) => `export const ${name} = '${unusedPart}'`)
    return [`export { ${list.join(', ')} } from '${specifierOf(home, chunk)}'`, ...unused].join('\n')
  }

  const resolve = (module: string, importer: string, namespace: string): OnResolveResult => {
    const home = plan.homeOf(importer)
    const target = plan.homeOf(module)
    if (home === target) return { path: module, namespace }
    if (plan.entries.includes(module)) return { path: specifierOf(home, module), external: true }
    return sharedBy(home, module)
  }

  return {
    name: 'bundle by plan',
    setup(build) {
      build.onResolve({ filter: /^(entry|chunk|platform)@/ }, ({ path, kind }) => {
        if (kind !== 'entry-point') return undefined
        const [type = '', name = ''] = path.split('@')
        if (type === 'entry') return { path: name, namespace: 'src' }
        return type === 'chunk'
          ? { path: `${name}:`, namespace: 'src' }
          : { path: `${platformChunk}:`, namespace: name }
      })
      for (const namespace of namespaces) {
        build.onResolve({ filter: /^[./#]/, namespace }, ({ path, importer }) => {
          if (path === '#crypto') {
            const module = `crypto/${namespace === 'src.web' ? 'web' : 'node'}`
            return namespace === 'src' ? sharedBy(plan.homeOf(importer), module) : { path: module, namespace }
          }
          if (importer.endsWith(':')) return { path: path.slice(1, -3), namespace }
          return resolve(resolveModule(importer, path), importer, namespace)
        })
        build.onLoad({ filter: /:$/, namespace }, ({ path }) => ({ contents: barrel(path.slice(0, -1), namespace) }))
        build.onLoad({ filter: /[^:]$/, namespace }, ({ path }) => {
          const file = join(src, `${path}.ts`)
          const text = withGeneratedSchemas(file, readFileSync(file, 'utf8'), schemas)
          return { contents: markPure(text), loader: 'ts', resolveDir: dirname(file) }
        })
      }
      // Of qs, only the parser is used.
      build.onResolve({ filter: /^qs$/ }, ({ path }) => ({ path, namespace: 'parser' }))
      build.onLoad({ filter: /.*/, namespace: 'parser' }, () => ({
        contents: "import parse from 'qs/lib/parse.js'\nexport default { parse }",
        resolveDir: root,
      }))
      // qs supports engines without WeakMap by this package and twenty others; its keys are objects.
      build.onResolve({ filter: /^side-channel$/ }, ({ path }) => ({ path, namespace: 'replaced' }))
      build.onLoad({ filter: /.*/, namespace: 'replaced' }, () => ({
        contents: 'module.exports = () => new WeakMap()',
      }))
      build.onLoad({ filter: /.*/, namespace: 'shared' }, ({ path }) => {
        const [home = '', module = ''] = path.split(' uses ')
        return { contents: imports(home, module) }
      })
      build.onResolve({ filter: /.*/, namespace: 'shared' }, ({ path }) => ({ path, external: true }))
    },
  }
}
