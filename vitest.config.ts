import { defineConfig } from 'vitest/config'

export default defineConfig({
  ssr: { resolve: { conditions: ['@webhook-receiver/source', 'node'] } },
  test: {
    include: ['test/**/*.test.ts'],
    // Some tests start compilers and servers, and the machine may be busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    coverage: { provider: 'v8', include: ['src/**'], thresholds: { lines: 95 } },
  },
})
