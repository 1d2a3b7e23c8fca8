import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publicReport } from './report.js'

const folder = join(import.meta.dirname, '../../../test/package/surface')
const report = publicReport()

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
for (const [name, text] of report) writeFileSync(join(folder, name), text)
