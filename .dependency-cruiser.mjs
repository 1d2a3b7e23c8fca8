// Which part of src may import which: CONTRIBUTING.md explains it. `npm run check:imports` runs this.

/** The wings, and the rooms of the core: each may import only those before it. */
const wings = [
  'core',
  'stores',
  'generated',
  'vendors',
  'clients',
  'frameworks',
  'telemetry',
  'testing',
  'tools',
  'build',
]
const core = ['base', 'bytes', 'crypto', 'request', 'ports', 'verify', 'provider', 'receiver']

const inOrder = (parent, rooms) =>
  rooms.slice(0, -1).map((room, place) => ({
    name: `${room}-imports-nothing-after-it`,
    severity: 'error',
    from: { path: `^src/${parent}${room}/` },
    to: { path: `^src/${parent}(${rooms.slice(place + 1).join('|')})/` },
  }))

/** Packages that are heavy, or do not run everywhere, and where they may be imported. */
const packages = {
  '^node:':
    '^src/(build|tools/(cli|inspector))/|^src/(core/crypto|frameworks)/(node|express|koa|fastify|nestjs|next|h3)|^src/core/verify/keys/public-fetch|^src/testing/contracts/|^src/stores/database/(make-folder|sqlite-file)|^src/tools/attack/wire/node-',
  '^(esbuild|typescript|vite)$': '^src/build/',
  '^@clack/prompts$': '^src/tools/cli/init/ask',
  '^preact$': '^src/tools/inspector/page/',
  '^zod$': '^src/(build|core/provider|vendors|clients|stores/inbox|tools/inspector)/',
  '^qs$': '^src/core/request/body/form',
  '^fast-xml-parser$': '^src/core/request/body/xml',
  '^jose$': '^src/(core/verify/(jws|keys/|token/decrypt-tokens)|vendors/jira/jwt)',
  '^structured-headers$': '^src/core/verify/http-signature',
  '^@opentelemetry/api$': '^src/telemetry/opentelemetry/',
  '^tweetnacl$': '^src/core/crypto/ed25519',
}

export default {
  forbidden: [
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-missing-file', severity: 'error', from: {}, to: { couldNotResolve: true, path: '^[.#]' } },
    {
      name: 'only-tools-import-the-index',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(tools|build)/' },
      to: { path: '^src/(index|authors)\\.ts$' },
    },
    {
      name: 'only-these-packages',
      severity: 'error',
      from: { path: '^src/' },
      to: {
        path: '^node_modules/',
        pathNot: Object.keys(packages).map((name) => `^node_modules/${name.slice(1).replace(/\$$/, '')}/`),
      },
    },
    ...inOrder('', wings),
    ...inOrder('core/', core),
    {
      name: 'what-engines-share-imports-no-engine',
      severity: 'error',
      from: { path: '^src/stores/inbox/(storing|handling|operating)/' },
      to: { path: '^src/stores/inbox/(bullmq|jetstream|pg-boss|sqlite|sqs|encryption|redaction)/' },
    },
    {
      name: 'generated-imports-only-the-core',
      severity: 'error',
      from: { path: '^src/generated/' },
      to: { path: '^src/', pathNot: '^src/(core|generated)/' },
    },
    {
      name: 'only-tools-import-testing',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(testing|tools|build)/' },
      to: { path: '^src/testing/' },
    },
    {
      name: 'the-library-does-not-import-the-workbench',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(build|tools/(cli|inspector))/' },
      to: { path: '^src/tools/(cli|inspector)/' },
    },
    ...Object.entries(packages).map(([name, place]) => ({
      name: `place-of-${name.replace(/\W+/g, '-')}`,
      severity: 'error',
      from: { path: '^src/', pathNot: place },
      to:
        name === '^node:'
          ? { dependencyTypes: ['core'] }
          : { path: `^node_modules/${name.slice(1, -1).replace(/\$$/, '')}/` },
    })),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|test)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { conditionNames: ['@webhook-receiver/source', 'node', 'import', 'types', 'default'] },
  },
}
