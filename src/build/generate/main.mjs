// npm run generate: writes every generated file, and names those that changed.
import { join } from 'node:path'
import { runnerImport } from 'vite'

await runnerImport(join(import.meta.dirname, 'write.ts'), {
  configFile: false,
  logLevel: 'error',
  environments: { inline: { resolve: { conditions: ['@webhook-receiver/source', 'node'] } } },
})
