import { defineConfig } from 'vitest/config'

export default defineConfig({
  ssr: { resolve: { conditions: ['@webhook-receiver/source', 'node'] } },
  test: {
    include: ['test/**/*.test.ts'],
    // Installs what has a lock file of its own, and makes an empty database, unless they are there.
    globalSetup: ['test/durable/install.mjs', 'test/dedupe/embedded-postgres.ts'],
    // Some tests start compilers and servers, and the machine may be busy.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Loading the same modules anew for each file takes longer than most files; what changes the platform resets them.
    isolate: false,
    // More than there are processors: what tests of servers and processes do most is to wait.
    maxWorkers: 4,
    coverage: { provider: 'v8', include: ['src/**'], thresholds: { lines: 95 } },
  },
})
