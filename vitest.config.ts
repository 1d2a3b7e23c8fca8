import { defineConfig } from 'vitest/config'

// Tests of the package as users get it, which need `npm run build` first, and of its documentation.
const packageTests = [
  'test/package/{api,api-report,budgets,row-budgets,declarations,exports,from,options,regular-expressions,release,source,tarball}.test.ts',
  'test/docs/{blocks,options,tutorial}.test.ts',
  'test/examples/*.test.ts',
  'test/conformance/*.test.ts',
  'test/demo.test.ts',
  'test/tools/cli/bin.test.ts',
]

// Tests that wait for servers and databases, for killed processes and for leases to end, and that measure memory; some run
// the built package in a process. Those of libraries need packages that are installed for them.
const durableTests = [
  'test/durable/**/*.test.ts',
  'test/libraries/*.test.ts',
  'test/tools/inspector/{captures/killed,sending/exact,relay-load}.test.ts',
  'test/stores/dedupe/{postgres,processes}.test.ts',
  'test/stores/inbox/planted.test.ts',
  'test/stores/inbox/sqlite/{contract,libsql}.test.ts',
  'test/stores/sequence/memory.test.ts',
  'test/clients/channels/postgres.test.ts',
  'test/clients/{latest/recipes,rate-limit-databases}.test.ts',
  // They start servers that crash, hang and leak, and wait for them.
  'test/tools/attack/{attack,hidden-failures,keys,memory,rows}.test.ts',
]

// Tests of the command line, the inspector, attacks and the doctor, which are not part of a receiver: they run whole commands,
// start servers for them, and compile what they write.
const toolTests = ['test/tools/**/*.test.ts']

// Tests of the inspector's page and of the site in a real browser, which is installed where it is missing.
const browserTests = ['test/browser/*.test.ts']

// Tests that attack many endpoints, for minutes; some need libraries of a folder package, and other languages.
const attackTests = ['test/tools/attack/wall/*.test.ts', 'test/libraries/attack/*.test.ts']

const installed = '**/node_modules/**'

export default defineConfig({
  resolve: { tsconfigPaths: true },
  ssr: { resolve: { conditions: ['@webhook-receiver/source', 'node'] } },
  test: {
    // Some tests start compilers and servers, and the machine may be busy.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Loading the modules again for each file takes longer than most files; tests that change the platform reset them.
    isolate: false,
    // Receivers without `onError` print their errors, and most tests cause some on purpose.
    onConsoleLog: (log) => !log.startsWith('webhook-receiver: '),
    // The page runs in a browser, and the build in the build.
    coverage: {
      provider: 'v8',
      include: ['src/**'],
      exclude: ['src/tools/inspector/page/**', 'src/build/**'],
      thresholds: { lines: 95 },
    },
    // These libraries throw outside of their callers' reach, which the attacks on them find.
    onUnhandledError: (error) => (/discord-interactions|@slack/.test(String(error.stack)) ? false : undefined),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: [
            installed,
            '**/.sandbox/**',
            ...packageTests,
            ...durableTests,
            ...toolTests,
            ...browserTests,
            ...attackTests,
          ],
          globalSetup: ['test/temporary-folder.ts'],
          setupFiles: ['test/each-file.ts'],
          maxWorkers: '100%',
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'tools',
          include: toolTests,
          exclude: [installed, ...packageTests, ...durableTests, ...attackTests],
          globalSetup: ['test/temporary-folder.ts'],
          setupFiles: ['test/each-file.ts'],
          maxWorkers: '100%',
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'package',
          include: packageTests,
          globalSetup: ['test/temporary-folder.ts', 'test/durable/install.mjs', 'test/package/pack.ts'],
          maxWorkers: '100%',
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        // The paths of test/durable/tsconfig.json name declarations.
        resolve: { tsconfigPaths: false },
        test: {
          name: 'durable',
          include: durableTests,
          exclude: [installed],
          globalSetup: [
            'test/temporary-folder.ts',
            'test/durable/install.mjs',
            'test/cloudflare/install.mjs',
            'test/libraries/install.mjs',
            'test/stores/dedupe/embedded-postgres.ts',
          ],
          // More than there are processors: these tests mostly wait.
          maxWorkers: 4,
          sequence: { groupOrder: 3 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: browserTests,
          exclude: [installed],
          globalSetup: ['test/temporary-folder.ts', 'test/browser/install.mjs', 'test/browser/build-page.ts'],
          // The tests measure times.
          maxWorkers: 1,
          sequence: { groupOrder: 4 },
        },
      },
      {
        extends: true,
        test: {
          name: 'attack',
          include: attackTests,
          exclude: [installed],
          globalSetup: ['test/temporary-folder.ts', 'test/libraries/install.mjs'],
          // These tests measure times, and wait for timeouts of others.
          maxWorkers: 1,
          maxConcurrency: 4,
          sequence: { groupOrder: 5 },
        },
      },
    ],
  },
})
