import { defineConfig } from 'vitest/config'

// The tests that cover a room, for Stryker: without the projects of the package, which need a build and servers.
export default defineConfig({
  ssr: { resolve: { conditions: ['@webhook-receiver/source', 'node'] } },
  test: {
    testTimeout: 180_000,
    include: JSON.parse(process.env['MUTATION_TESTS'] ?? '[]'),
    exclude: ['test/dedupe/{postgres,processes,redis}.test.ts'],
    onConsoleLog: (log) => !log.startsWith('webhook-receiver: '),
  },
})
