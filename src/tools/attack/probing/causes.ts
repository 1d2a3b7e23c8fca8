import type { AttackCase } from '../attack-case.js'

/** Cases that show which other bytes an endpoint signs. They explain why it refuses genuine deliveries. */
export const readsOtherBytes: readonly AttackCase['id'][] = [
  'forged.lower-case-body',
  'forged.reserialised',
  'forged.trimmed-body',
  'forged.line-ends',
]

/** Cases that run although the first genuine delivery was refused: a failure of one is the reason of that refusal. */
export const diagnoses: readonly AttackCase['id'][] = [
  ...readsOtherBytes,
  'time.wrong-unit',
  'answers.redirect',
  'answers.gone',
]

/**
 * The case that shows that no signature is compared. It alone explains an accepted request with a well-formed signature: an
 * endpoint that skips only requests without a signature compares that one.
 */
export const comparesNothing: readonly AttackCase['id'][] = ['forged.any-signature']

/** Cases that show that nothing is verified. They explain an accepted request without a well-formed signature. */
export const verifiesNothing: readonly AttackCase['id'][] = [...comparesNothing, 'forged.no-signature']
