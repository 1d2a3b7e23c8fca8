import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import manifest from '../../package.json' with { type: 'json' }

export const root = join(import.meta.dirname, '../..')

/** The content of a user's bundle. */
export interface Bundle {
  readonly gzipBytes: number
  /** The dependencies in `package.json` that contribute code. */
  readonly dependencies: readonly string[]
  /** The files that contribute code, as paths from the root of the repository. */
  readonly files: readonly string[]
}

/** Bundles and minifies a program that uses the built package, for a worker. */
export async function bundleForWorkers(program: string): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: program, resolveDir: root },
    bundle: true,
    // Not the paths of the sources.
    tsconfigRaw: {},
    minify: true,
    write: false,
    metafile: true,
    logLevel: 'silent',
    platform: 'browser',
    format: 'esm',
    target: 'es2022',
    conditions: ['workerd', 'worker', 'browser'],
  })
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs))
  const files = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([file]) => file)
  return {
    gzipBytes: outputFiles.reduce((bytes, file) => bytes + gzipSync(file.contents).length, 0),
    dependencies: Object.keys(manifest.dependencies).filter((name) => files.some((file) => isOf(name, file))),
    files,
  }
}

function isOf(name: string, file: string): boolean {
  return file.includes(`node_modules/${name}/`)
}
