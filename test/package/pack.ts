import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import manifest from '../../package.json' with { type: 'json' }

declare module 'vitest' {
  interface ProvidedContext {
    /** A project with the packed package and its dependencies in `node_modules`. */
    packedProject: string
  }
}

const root = join(import.meta.dirname, '../..')
const execute = promisify(execFile)

/** Packs the built package once for all tests, and unpacks it in a project like that of a user. */
export default async function pack({ provide }: TestProject): Promise<() => Promise<void>> {
  const project = await mkdtemp(join(tmpdir(), 'webhook-receiver-'))
  const modules = join(project, 'node_modules')
  const unpacked = join(modules, 'webhook-receiver')
  await mkdir(unpacked, { recursive: true })
  await execute('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', project], { cwd: root })
  const tarball = join(project, `webhook-receiver-${manifest.version}.tgz`)
  await execute('tar', ['-xzf', tarball, '--strip-components=1', '-C', unpacked])
  for (const name of [...Object.keys(manifest.dependencies), '@opentelemetry', '@types', 'express', 'koa']) {
    await symlink(join(root, 'node_modules', name), join(modules, name))
  }
  provide('packedProject', project)
  return () => rm(project, { recursive: true, force: true })
}
