import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { output } from './process.mjs'

const consumer = join(import.meta.dirname, '../package/consumer')

const programs = {
  'a program for Node': ['-p', 'tsconfig.node.json', '--module', 'nodenext'],
  'a program for Express and Koa': ['-p', 'tsconfig.frameworks.json', '--module', 'nodenext'],
  'a program for a worker': ['-p', 'tsconfig.worker.json', '--module', 'esnext', '--moduleResolution', 'bundler'],
}

// TypeScript 5.5 knows no `Uint8Array<ArrayBuffer>`, which declarations contain: it needs skipLibCheck, as getting started shows.
const versions = [
  { module: 'typescript-5-5', flags: ['--skipLibCheck'] },
  { module: 'typescript-5', flags: [] },
  { module: 'typescript-7', flags: [] },
]

/** The oldest and the newest TypeScript that users may have; the tests in test/package use one between. */
export const compilers = versions.map(({ module, flags }) => ({
  name: 'TypeScript',
  module,
  run: (project) => compile(join(import.meta.dirname, 'node_modules', module, 'bin/tsc'), flags, project),
}))

async function compile(tsc, flags, project) {
  await cp(consumer, project, { recursive: true })
  const compiling = Object.entries(programs).map(async ([name, args]) => {
    const error = await output(process.execPath, [tsc, ...args, ...flags], { cwd: project }).then(
      () => undefined,
      (thrown) => thrown.message,
    )
    return { name, error }
  })
  return Promise.all(compiling)
}
