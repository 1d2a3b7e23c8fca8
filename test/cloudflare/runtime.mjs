// Starts the runtime of Workers with a Worker, in this process or as a child that a test can kill.
import { build } from 'esbuild'
import { Miniflare } from 'miniflare'

export { Miniflare }

/**
 * @param {string} entry the file of the Worker
 * @param {object} settings of miniflare
 */
export async function startRuntime(entry, settings) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    format: 'esm',
    platform: 'browser',
    conditions: ['@webhook-receiver/source', 'workerd', 'worker', 'browser'],
    external: ['node:*', 'cloudflare:*'],
    write: false,
    logLevel: 'error',
  })
  const runtime = new Miniflare({
    modules: true,
    script: outputFiles[0]?.text ?? '',
    compatibilityDate: '2026-04-01',
    compatibilityFlags: ['nodejs_compat'],
    ...settings,
  })
  return { runtime, url: String(await runtime.ready) }
}

if (process.send && process.argv[1] === import.meta.filename) {
  const [entry = '', settings = '{}'] = process.argv.slice(2)
  const { url } = await startRuntime(entry, JSON.parse(settings))
  process.send(url)
}
