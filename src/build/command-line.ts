import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { build, type Metafile, type OnResolveResult, type Plugin } from 'esbuild'
import { type SchemasOf, withGeneratedSchemas } from './generated-schemas.js'
import { type Plan, resolveModule, specifierOf } from './plan.js'

/**
 * Builds the command line: `dist/cli/bin.js`, and a file beside it for each part that it loads when it is needed.
 *
 * It imports the built files of the library, so that a configuration and the command line share their classes and state. A file
 * that only one subpath contains is copied: nothing else of the library knows its classes and state.
 *
 * @returns what esbuild has read
 */
export async function buildCommandLine(root: string, plan: Plan, schemas: SchemasOf): Promise<Metafile> {
  const { metafile } = await build({
    entryPoints: Object.fromEntries(plan.workbenchEntries.map((entry) => [entry, join(root, `src/${entry}.ts`)])),
    outdir: join(root, 'dist'),
    chunkNames: 'cli/[name]-[hash]',
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    metafile: true,
    // These files are run, not imported or read. Names stay, for stack traces.
    minifyWhitespace: true,
    minifySyntax: true,
    logLevel: 'error',
    plugins: [importLibrary(join(root, 'src'), plan, schemas)],
  })
  return metafile
}

function importLibrary(src: string, plan: Plan, schemas: SchemasOf): Plugin {
  const resolve = (module: string): OnResolveResult => {
    // All written files are one folder below `dist`.
    if (plan.entries.includes(module)) return { path: `../${module}.js`, external: true }
    if (chunkOf(module) !== undefined) return { path: module, namespace: 'chunk' }
    return { path: join(src, `${module}.ts`) }
  }
  const chunkOf = (module: string) => [...plan.chunks].find(([, modules]) => modules.has(module))
  return {
    name: 'import library',
    setup(build) {
      build.onResolve({ filter: /^[.#]/ }, ({ path, importer, namespace }) => {
        if (namespace === 'chunk') return { path, external: true }
        if (!importer.startsWith(`${src}/`)) return undefined
        return resolve(path === '#crypto' ? 'crypto/node' : resolveModule(relative(src, importer), path))
      })
      build.onLoad({ filter: /.*/, namespace: 'chunk' }, ({ path }) => {
        const [chunk = '', modules] = chunkOf(path) ?? []
        const names = [...(modules?.get(path) ?? [])].map(([name, alias]) => `${alias} as ${name}`)
        return { contents: `export { ${names.join(', ')} } from '${specifierOf('cli/bin', chunk)}'` }
      })
      build.onLoad({ filter: /\.ts$/ }, ({ path }) => ({
        contents: withGeneratedSchemas(path, readFileSync(path, 'utf8'), schemas),
        loader: 'ts',
        resolveDir: dirname(path),
      }))
    },
  }
}
