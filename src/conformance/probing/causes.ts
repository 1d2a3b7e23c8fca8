import type { AttackCase } from '../attack-case.js'

/** Cases that show which other bytes an endpoint signs. They explain why it refuses genuine deliveries. */
export const readsOtherBytes: readonly AttackCase['id'][] = [
  'forged.lower-case-body',
  'forged.reserialised',
  'forged.trimmed-body',
  'forged.line-ends',
]

/** Cases that show that nothing is verified. They explain every other forgery that is accepted. */
export const verifiesNothing: readonly AttackCase['id'][] = ['forged.any-signature', 'forged.no-signature']
