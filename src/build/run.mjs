// node src/build/run.mjs MODULE: runs a module of this folder, which is in TypeScript and imports the sources.
import { join } from 'node:path'
import { runnerImport } from 'vite'

await runnerImport(join(import.meta.dirname, process.argv[2] ?? ''), {
  configFile: false,
  logLevel: 'error',
  environments: { inline: { resolve: { conditions: ['@webhook-receiver/source', 'node'] } } },
})
