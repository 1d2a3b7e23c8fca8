import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publicReport } from './report.js'

const folder = join(import.meta.dirname, '../../../api')

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
for (const [name, text] of publicReport()) writeFileSync(join(folder, name), text)
