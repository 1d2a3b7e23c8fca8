import { join } from 'node:path'

let copies = 0

/** Another copy of a module in `src`. To reset all modules instead would load them again for every later test file. */
export function copyOf<Module>(path: string): Promise<Module> {
  const file = join(import.meta.dirname, `../src/${path}.ts?copy=${++copies}`)
  return import(file)
}
