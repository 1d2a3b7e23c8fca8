import { build } from 'esbuild'

/** The suite and the package in one script, as a bundler for workers would make it. */
export async function bundleSuite(project, { contents, format, conditions }) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: project },
    bundle: true,
    // Not the paths of the sources.
    tsconfigRaw: {},
    write: false,
    platform: 'browser',
    target: 'es2022',
    format,
    conditions,
  })
  return outputFiles[0].text
}
