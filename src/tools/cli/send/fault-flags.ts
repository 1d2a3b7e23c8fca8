import { type FaultChances, faultNames, type SendFault } from '../../inspector/sending/plan-faults.js'
import type { Flags } from '../command.js'
import { hintOf, UsageError } from '../exit.js'

/** What the help of a command says about faults. */
export const faultHelp = `Faults: ${faultNames.join(', ')}. A late one was signed a day ago, so only 4xx is right, unless its
provider checks no time.`

/** The flags of faults. */
export const faultFlags = {
  fault: {
    type: 'text',
    value: 'name[=0.2]',
    many: true,
    summary: 'A fault, and how likely it is, such as duplicate=20%',
  },
  seed: { type: 'number', value: 'number', default: 1, summary: 'Decides which deliveries have faults' },
} as const satisfies Flags

/**
 * Reads faults with their chances.
 *
 * @throws {UsageError} a name is unknown, or a chance is not from 0 to 1
 */
export function readFaults(given: readonly string[]): FaultChances {
  return Object.fromEntries(
    given.map((text): [SendFault, number] => {
      const [name = '', chance = '1'] = text.split('=', 2)
      const known = faultNames.find((fault) => fault === name)
      if (known === undefined) {
        throw new UsageError(
          `--fault cannot be ${name}${hintOf(name, faultNames) || `; it is one of ${faultNames.join(', ')}`}`,
        )
      }
      const number = /^(?:\d+(?:\.\d+)?|\.\d+)%?$/.test(chance)
        ? Number.parseFloat(chance) / (chance.endsWith('%') ? 100 : 1)
        : Number.NaN
      if (!(number >= 0 && number <= 1))
        throw new UsageError(`--fault ${name}: ${chance} must be from 0 to 1, or from 0% to 100%`)
      return [known, number]
    }),
  )
}
