import { fileURLToPath } from 'node:url'
import { installPackages } from '../install-packages.mjs'

/** Installs the engines of inboxes. */
export default function install() {
  installPackages(import.meta.dirname)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) install()
