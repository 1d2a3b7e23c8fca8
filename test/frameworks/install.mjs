import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

const folder = import.meta.dirname
const root = resolve(folder, '../..')
const modules = join(folder, 'node_modules')
const lock = join(folder, 'package-lock.json')
const markOf = (set) => join(modules, `.${set}-lock.json`)
const isInstalled = (set) => existsSync(markOf(set)) && readFileSync(markOf(set), 'utf8') === readFileSync(lock, 'utf8')

/** Installs the frameworks, unless the versions of the lock file are installed, and the packed package beside them. */
export default function install(heavy) {
  if (!isInstalled('all') && (heavy || !isInstalled('light'))) {
    run('npm', ['ci', '--ignore-scripts', '--loglevel=error', ...(heavy ? [] : ['--omit=dev'])], folder)
    copyFileSync(lock, markOf(heavy ? 'all' : 'light'))
  }
  const unpacked = join(modules, 'webhook-receiver')
  rmSync(unpacked, { recursive: true, force: true })
  mkdirSync(unpacked)
  run('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', unpacked], root)
  const [tarball] = readdirSync(unpacked)
  run('tar', ['-xzf', tarball, '--strip-components=1'], unpacked)
  rmSync(join(unpacked, tarball))
}

function run(command, argv, cwd) {
  execFileSync(command, argv, { cwd, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' })
}
