import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Installs the packages of a folder of tests, unless the versions of its lock file are installed.
 *
 * @param {string} folder
 */
export function installPackages(folder) {
  const lock = join(folder, 'package-lock.json')
  const installed = join(folder, 'node_modules/.installed-lock.json')
  if (existsSync(installed) && readFileSync(installed, 'utf8') === readFileSync(lock, 'utf8')) return
  // As an argument, because npm warns about `engines` before it reads .npmrc.
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`npm ci in ${folder} ended with ${status}`)
  // A folder with its own package.json cannot import the enclosing package by name.
  symlinkSync('../../..', join(folder, 'node_modules/webhook-receiver'), 'junction')
  writeFileSync(installed, readFileSync(lock))
}
