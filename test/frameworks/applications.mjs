import { secretMissing } from './cases.mjs'

const node = process.execPath
const nest = (...argv) => ({ folder: 'nestjs', start: [node, '../../.cache/nestjs/apps/nestjs/main.js', ...argv] })

/**
 * One row for each framework: how it is built and started, and where it differs. A heavy one runs only when it is named, and
 * with `all`.
 */
export const applications = [
  { name: 'fastify', title: 'Fastify', module: 'fastify', start: [node, 'server.mjs'] },
  {
    name: 'nestjs-raw',
    title: 'NestJS on Express, rawBody',
    module: '@nestjs/core',
    build: ['tsc', '-p', '.'],
    ...nest('express', '{"rawBody":true}'),
  },
  {
    name: 'nestjs-unparsed',
    title: 'NestJS on Express, no bodyParser',
    module: '@nestjs/core',
    ...nest('express', '{"bodyParser":false}'),
  },
  {
    name: 'nestjs-fastify',
    title: 'NestJS on Fastify, rawBody',
    module: '@nestjs/core',
    ...nest('fastify', '{"rawBody":true}'),
  },
  {
    name: 'next',
    title: 'Next.js, app router',
    module: 'next',
    build: ['next', 'build'],
    start: ['next', 'start', '-H', '127.0.0.1'],
    // Next takes the scheme from the sender, which is why the adapter never believes it, and the host from its options.
    expected: { url: /^https:\/\/localhost:\d+\/webhooks$/ },
    // Its build evaluates this route, without the secret in the environment.
    also: [secretMissing('/unset')],
  },
  {
    name: 'next-pages',
    folder: 'next',
    title: 'Next.js, pages router',
    module: 'next',
    path: '/api/webhooks',
    start: ['next', 'start', '-H', '127.0.0.1'],
    expected: { url: /^http:\/\/hooks\.example\/api\/webhooks$/ },
  },
  { name: 'h3-1', folder: 'h3', title: 'h3', module: 'h3-1', start: [node, 'version-1.mjs'] },
  { name: 'h3-2', folder: 'h3', title: 'h3', module: 'h3', start: [node, 'version-2.mjs'] },
  {
    name: 'nitro-2',
    heavy: true,
    folder: 'nitro',
    title: 'Nitro',
    module: 'nitropack',
    build: ['nitropack', 'build'],
    start: [node, '.output/server/index.mjs'],
  },
  {
    name: 'nuxt',
    heavy: true,
    // Its versions of shared packages are others than those of the frameworks here.
    separate: true,
    folder: '../nuxt',
    title: 'Nuxt',
    module: 'nuxt',
    build: ['node_modules/.bin/nuxt', 'build'],
    start: [node, '.output/server/index.mjs'],
    env: { NUXT_WEBHOOK_SECRET: 'secret' },
  },
  { name: 'hono', title: 'Hono on Node', module: 'hono', start: [node, 'server.mjs'] },
  {
    name: 'sveltekit',
    heavy: true,
    title: 'SvelteKit',
    module: '@sveltejs/kit',
    build: ['vite', 'build'],
    start: [node, 'build/index.js'],
    // Its URL always says https, unless ORIGIN or PROTOCOL_HEADER is set.
    expected: { early: [413, 'ECONNRESET', 'EPIPE'], encrypted: true, url: /^https:\/\/hooks\.example\/webhooks$/ },
  },
  {
    name: 'astro',
    heavy: true,
    title: 'Astro',
    module: 'astro',
    build: ['astro', 'build'],
    start: [node, 'dist/server/entry.mjs'],
    // It takes the scheme from the sender.
    expected: { encrypted: true, url: /^https:\/\/localhost\/webhooks$/ },
  },
  {
    name: 'react-router',
    heavy: true,
    title: 'React Router',
    module: 'react-router',
    build: ['react-router', 'build'],
    start: ['react-router-serve', './build/server/index.js'],
    // It answers 413, and resets the connection before the sender can read it.
    expected: { early: [413, 'ECONNRESET', 'EPIPE'] },
  },
  {
    name: 'google',
    heavy: true,
    folder: 'functions',
    title: 'Google Cloud Functions',
    module: '@google-cloud/functions-framework',
    path: '/',
    start: [node, 'google.mjs'],
    expected: { url: /^http:\/\/hooks\.example\/$/ },
  },
  // Tests of a user's handlers, under Jest with each of its compilers.
  ...[
    ['babel', 'json'],
    ['ts-jest', 'cjs'],
    ['swc', 'cjs'],
  ].map(([compiler, extension]) => ({
    name: `jest-${compiler}`,
    heavy: true,
    folder: '../jest',
    title: `Jest with ${compiler}`,
    module: 'jest',
    build: ['jest', '-c', `jest.${compiler}.${extension}`],
  })),
]
