import { installPackages } from '../install-packages.mjs'

/** Installs the runtime of Workers. */
export default function install() {
  installPackages(import.meta.dirname)
}
