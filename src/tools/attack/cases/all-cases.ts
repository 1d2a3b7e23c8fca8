import type { AttackCase } from '../attack-case.js'
import { staysUpId } from '../probing/silences.js'
import { answerCases } from './answers.js'
import { echoCases } from './answers-echo.js'
import { oddCase } from './answers-odd.js'
import { guessCases } from './answers-to-guesses.js'
import { aroundCases } from './forged/around.js'
import { bodyCases } from './forged/body.js'
import { keyUrlCase } from './forged/key-urls.js'
import { keyCases, namedKeyCases } from './forged/keys.js'
import { partCases } from './forged/parts.js'
import { proofCases } from './forged/proof.js'
import { readingCases } from './forged/readings.js'
import { schemeCases } from './forged/schemes.js'
import { urlCases } from './forged/urls.js'
import { variantCases } from './forged/variants.js'
import { genuineCases } from './genuine/contents.js'
import { framingCases } from './genuine/framing.js'
import { handshakeCase } from './genuine/handshake.js'
import { leakCases } from './leaks.js'
import { repeatCases } from './repeats.js'
import { disturbedCases } from './repeats-disturbed.js'
import { idCases } from './repeats-ids.js'
import { memoryCases } from './repeats-memory.js'
import { numberCases } from './repeats-numbers.js'
import { survivalCases } from './survival.js'
import { connectionCases } from './survival-connections.js'
import { headerCases } from './survival-headers.js'
import { inflateCase } from './survival-inflate.js'
import { loadCases, memoryCase, trickleCase } from './survival-load.js'
import { timeCases } from './time.js'

/** All cases, in the order in which they run. */
export const allCases: readonly AttackCase[] = [
  ...genuineCases,
  ...framingCases,
  handshakeCase,
  ...proofCases,
  ...keyCases,
  ...schemeCases,
  ...partCases,
  ...namedKeyCases,
  keyUrlCase,
  ...bodyCases,
  ...urlCases,
  ...aroundCases,
  ...variantCases,
  ...readingCases,
  ...timeCases,
  ...repeatCases,
  ...disturbedCases,
  ...numberCases,
  ...idCases,
  ...survivalCases,
  inflateCase,
  ...headerCases,
  ...connectionCases,
  ...loadCases,
  memoryCase,
  ...answerCases,
  oddCase,
  ...guessCases,
  ...leakCases,
  ...echoCases,
  ...memoryCases,
  trickleCase,
]

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
