import { dirname, join, relative } from 'node:path'
import { build, type Metafile, type Plugin } from 'esbuild'
import { cryptoModules, type Plan, resolveModule, specifierOf } from './plan.js'

/**
 * Builds the command line: `dist/tools/cli/bin.js`, and a file beside it for each part that it loads when it is needed.
 *
 * It imports the built files of the library, so that a configuration and the command line share its classes and state. A file
 * that only one subpath contains is copied: nothing else of the library knows its classes and state.
 *
 * @returns what esbuild has read
 */
export async function buildCommandLine(root: string, plan: Plan): Promise<Metafile> {
  const { metafile } = await build({
    entryPoints: Object.fromEntries(plan.workbenchEntries.map((entry) => [entry, join(root, `src/${entry}.ts`)])),
    outdir: join(root, 'dist'),
    chunkNames: 'tools/cli/[name]-[hash]',
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
    plugins: [importLibrary(join(root, 'src'), plan)],
  })
  return metafile
}

function importLibrary(src: string, plan: Plan): Plugin {
  const entries = new Map([...plan.entries].map(([file, module]) => [module, file]))
  const fileWith = (module: string) =>
    entries.get(module) ?? [...plan.chunks].find(([, modules]) => modules.has(module))?.[0]
  return {
    name: 'import library',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^[.#]/ }, ({ path, importer }) => {
        if (!importer.startsWith(`${src}/`)) return undefined
        const [node = ''] = cryptoModules
        const module = path === '#crypto' ? node : resolveModule(relative(src, importer), path)
        const file = fileWith(module)
        // All written files are two folders below `dist`.
        if (file !== undefined) return { path: specifierOf('tools/cli/bin', file), external: true }
        return { path: join(src, `${module}.ts`) }
      })
      onLoad({ filter: /\.ts$/ }, ({ path }) => ({
        contents: plan.codeOf(relative(src, path).slice(0, -3)),
        resolveDir: dirname(path),
      }))
    },
  }
}
