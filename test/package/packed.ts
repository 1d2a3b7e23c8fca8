import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }

export const root = join(import.meta.dirname, '../..')
export const execute = promisify(execFile)

/** The files that `npm publish` would send, as paths in the package. */
export async function packedFiles(): Promise<readonly string[]> {
  const { stdout } = await execute('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: root })
  const [{ files }] = JSON.parse(stdout)
  return files.map(({ path }: { path: string }) => path)
}

/** A project with the packed package and its dependencies in `node_modules`, gone when the file's tests have run. */
export async function packedProject(others: readonly string[] = []): Promise<string> {
  const project = await mkdtemp(join(tmpdir(), 'webhook-receiver-'))
  afterAll(() => rm(project, { recursive: true, force: true }))
  const modules = join(project, 'node_modules')
  await mkdir(join(modules, 'webhook-receiver'), { recursive: true })
  await execute('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', project], { cwd: root })
  const tarball = join(project, `webhook-receiver-${manifest.version}.tgz`)
  await execute('tar', ['-xzf', tarball, '--strip-components=1', '-C', join(modules, 'webhook-receiver')])
  for (const name of [...Object.keys(manifest.dependencies), ...others]) {
    await symlink(join(root, 'node_modules', name), join(modules, name))
  }
  return project
}
