import { cp, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { output } from './process.mjs'

const root = resolve(import.meta.dirname, '../..')

/** Calls `use` with a fresh project, outside of this repository, in which the packed package is installed. */
export async function withProject(use) {
  const project = await mkdtemp(join(tmpdir(), 'webhook-receiver-'))
  try {
    await output('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', project], { cwd: root })
    const tarball = (await readdir(project)).find((name) => name.endsWith('.tgz'))
    await writeFile(join(project, 'package.json'), '{ "private": true, "type": "module" }')
    await output('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', `./${tarball}`], { cwd: project })
    // The frameworks and types of a user; the package itself must not need them.
    for (const name of ['express', 'koa', '@types']) {
      await symlink(join(root, 'node_modules', name), join(project, 'node_modules', name))
    }
    await cp(join(root, 'test/conformance'), project, { recursive: true })
    await cp(join(import.meta.dirname, 'stores.mjs'), join(project, 'stores.mjs'))
    return await use(project)
  } finally {
    await rm(project, { recursive: true, force: true })
  }
}
