import { join, relative } from 'node:path'
import { build, type Plugin } from 'vite'
import type { BuildInputs } from './bill-of-materials.js'

/**
 * Builds the page of the inspector into `dist/tools/inspector/page`: an HTML file, and files with a hash in their names.
 *
 * @returns what is in it, for the bill of materials
 */
export async function buildPage(root: string): Promise<BuildInputs> {
  const inputs: Record<string, { bytesInOutput: number }> = {}
  const record: Plugin = {
    name: 'record inputs',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        for (const [module, { renderedLength }] of Object.entries(file.modules)) {
          inputs[relative(root, module)] = { bytesInOutput: renderedLength }
        }
      }
    },
  }
  await build({
    configFile: false,
    root: join(root, 'src/tools/inspector/page'),
    // The page may be below any path of an application.
    base: './',
    logLevel: 'warn',
    plugins: [record],
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: {
      outDir: join(root, 'dist/tools/inspector/page'),
      emptyOutDir: true,
      target: 'es2022',
      // The policy of the page allows neither inline scripts nor data URLs.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
    },
  })
  return { outputs: { page: { inputs } } }
}
