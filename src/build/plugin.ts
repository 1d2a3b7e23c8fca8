import { join } from 'node:path'
import type { OnResolveResult, Plugin } from 'esbuild'
import { cryptoModules, type Plan, platformChunk, resolveModule, specifierOf } from './plan.js'
import { markPure } from './source-edits.js'

const platforms = ['node', 'web'] as const

// esbuild's namespaces: each platform has its own copy of the modules that `#crypto` uses.
const namespaces = ['src', ...platforms.map((platform) => `src.${platform}`)]

/** The files of `dist` that esbuild writes, as its entry points. */
export function entryPoints(plan: Plan): { in: string; out: string }[] {
  const chunks = [...plan.chunks.keys()].filter((chunk) => chunk !== platformChunk)
  const files = [...plan.entries.keys(), ...chunks, ...platforms.map((platform) => `${platformChunk}.${platform}`)]
  return files.map((file) => ({ in: `dist:${file}`, out: file }))
}

/** Builds `dist` according to a plan: a module in the same file is bundled, and a module in another one is imported from it. */
export function bundleByPlan(root: string, plan: Plan): Plugin {
  const resolve = (module: string, importer: string, namespace: string): OnResolveResult => {
    const home = plan.homeOf(importer)
    const target = plan.homeOf(module)
    return home === target ? { path: module, namespace } : { path: specifierOf(home, target), external: true }
  }
  return {
    name: 'bundle by plan',
    setup(build) {
      build.onResolve({ filter: /^dist:/ }, ({ path }) => ({ path: path.slice(5), namespace: 'dist' }))
      build.onLoad({ filter: /.*/, namespace: 'dist' }, ({ path }) => ({ contents: exportsOf(path, plan) }))
      build.onResolve({ filter: /^src/, namespace: 'dist' }, ({ path }) => {
        const [namespace = '', module = ''] = path.split(':')
        return { path: module, namespace }
      })
      for (const namespace of namespaces) {
        build.onResolve({ filter: /^[.#]/, namespace }, ({ path, importer }) => {
          if (path !== '#crypto') return resolve(resolveModule(importer, path), importer, namespace)
          const module = cryptoModules[namespace === 'src.web' ? 1 : 0] ?? ''
          return resolve(module, importer, namespace)
        })
        build.onLoad({ filter: /.*/, namespace }, ({ path }) => ({
          contents: markPure(plan.codeOf(path)),
          resolveDir: join(root, 'src'),
        }))
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
    },
  }
}

/** What a file of `dist` exports. */
function exportsOf(file: string, plan: Plan): string {
  const entry = plan.entries.get(file)
  if (entry !== undefined) return `export * from 'src:${entry}'`
  const [chunk = '', platform] = file.split('.')
  const namespace = platform === undefined ? 'src' : `src.${platform}`
  return [...(plan.chunks.get(chunk) ?? [])]
    .filter(([module]) => !cryptoModules.includes(module) || module.endsWith(`/${platform}`))
    .map(([module, names]) => `export { ${[...names].sort().join(', ')} } from '${namespace}:${module}'`)
    .join('\n')
}
