import type { AttackCase } from '../attack-case.js'
import { staysUpId } from '../probing/silences.js'

/** What all cases together show: whether the endpoint is there at the end. */
export const staysUp: Omit<AttackCase, 'plan'> = {
  id: staysUpId,
  rule: 'Serves genuine deliveries to the end of the attack',
  defect: 'Stops serving genuine deliveries',
  why: 'A request that ends the process, or breaks its state, ends the service for everyone.',
  references: ['CVE-2023-50728'],
  severity: 'critical',
  fix: 'errors',
}
