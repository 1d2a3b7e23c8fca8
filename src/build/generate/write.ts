import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generatedFiles } from './generated-files.js'

const root = join(import.meta.dirname, '../../..')

for (const { path, text } of generatedFiles) {
  const file = join(root, path)
  const wanted = await text()
  if (readFileSync(file, 'utf8') === wanted) continue
  writeFileSync(file, wanted)
  console.log(`wrote ${path}`)
}
