import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { installPackages } from '../install-packages.mjs'
import { findChromium } from './find-chromium.mjs'

/** Installs the packages of this folder, and Chromium where it is missing: from Debian, or one of its relatives. */
export default function install() {
  installPackages(import.meta.dirname)
  if (findChromium() !== undefined) return
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  for (const command of [
    ['apt-get', 'update'],
    ['apt-get', 'install', '--yes', '--no-install-recommends', 'chromium'],
  ]) {
    const [name = '', ...args] = [...asRoot, ...command]
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const { status } = spawnSync(name, args, { stdio: ['ignore', 'ignore', 'inherit'], env: environment })
    // Without the package lists of today, those of yesterday may do.
    if (status !== 0 && command[1] === 'install') break
  }
  if (findChromium() === undefined) {
    throw new Error('The browser tests need Chromium. Install it, or name one: CHROMIUM=/path/to/chromium')
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) install()
