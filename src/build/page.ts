import { join } from 'node:path'
import { build } from 'vite'

/** Builds the page of the inspector into `dist/inspector/page`: an HTML file, and files with a hash in their names. */
export async function buildPage(root: string): Promise<void> {
  await build({
    configFile: false,
    root: join(root, 'src/inspector/page'),
    // The page may be below any path of an application.
    base: './',
    logLevel: 'warn',
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: {
      outDir: join(root, 'dist/inspector/page'),
      emptyOutDir: true,
      target: 'es2022',
      // The policy of the page allows neither inline scripts nor data URLs.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
    },
  })
}
