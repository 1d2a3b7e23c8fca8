// @ts-check
import { relative } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'

/** Runs short files first: most changes fail a short one, and then no other file runs. */
class ShortestFirst extends BaseSequencer {
  /** @type {BaseSequencer['sort']} */
  async sort(files) {
    const { cache, config } = this.ctx
    const duration = (/** @type {typeof files[number]} */ { project, moduleId }) =>
      cache.getFileTestResults(`${project.name}:${relative(config.root, moduleId)}`)?.duration ?? 0
    return files.toSorted((left, right) => duration(left) - duration(right))
  }
}

// The tests that cover a room, for Stryker: without the projects of the package, which need a build and servers.
export default defineConfig({
  ssr: { resolve: { conditions: ['@webhook-receiver/source', 'node'] } },
  test: {
    testTimeout: 180_000,
    include: JSON.parse(process.env['MUTATION_TESTS'] ?? '[]'),
    exclude: ['test/stores/dedupe/{postgres,processes,redis}.test.ts'],
    setupFiles: ['test/mutation/setup.mjs'],
    sequence: { sequencer: ShortestFirst },
    onConsoleLog: (log) => !log.startsWith('webhook-receiver: '),
  },
})
