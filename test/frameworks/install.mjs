import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

const frameworks = import.meta.dirname
const root = resolve(frameworks, '../..')
const markOf = (folder, set) => join(folder, `node_modules/.${set}-lock.json`)

/**
 * Installs the frameworks of a folder, unless the versions of its lock file are installed, and the packed package beside them.
 *
 * @param heavy - whether the heavy ones are installed, too
 */
export default function install(heavy, folder = frameworks) {
  const lock = join(folder, 'package-lock.json')
  const isInstalled = (set) => {
    const mark = markOf(folder, set)
    return existsSync(mark) && readFileSync(mark, 'utf8') === readFileSync(lock, 'utf8')
  }
  if (!isInstalled('all') && (heavy || !isInstalled('light'))) {
    run('npm', ['ci', '--ignore-scripts', '--loglevel=error', ...(heavy ? [] : ['--omit=dev'])], folder)
    copyFileSync(lock, markOf(folder, heavy ? 'all' : 'light'))
  }
  const unpacked = join(folder, 'node_modules/webhook-receiver')
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
