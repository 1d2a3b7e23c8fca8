import { claiming } from './claiming.js'
import { toConditions } from './conditions.js'
import { erasing } from './erasing.js'
import { keeping } from './keeping.js'
import { operating } from './operating.js'
import { replacing } from './replacing.js'
import { settling } from './settling.js'
import { storing } from './storing.js'
import { turning } from './turns.js'

export type Statements = ReturnType<typeof toStatements>

/** The statements of an inbox in tables that begin with a name. */
export function toStatements(name: string) {
  const conditions = toConditions(name)
  return {
    ...storing(conditions),
    ...turning(conditions),
    ...claiming(conditions),
    ...settling(conditions),
    ...operating(conditions),
    ...erasing(conditions),
    ...keeping(conditions),
    ...replacing(conditions),
  }
}
