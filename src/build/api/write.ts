import { join } from 'node:path'
import { writeApiReference } from './reference.js'

await writeApiReference(join(import.meta.dirname, '../../../docs/reference/api'))
