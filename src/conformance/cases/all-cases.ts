import type { AttackCase } from '../attack-case.js'
import { answerCases } from './answers.js'
import { aroundCases } from './forged-around.js'
import { bodyCases } from './forged-body.js'
import { proofCases } from './forged-proof.js'
import { genuineCases } from './genuine.js'
import { framingCases } from './genuine-framing.js'
import { handshakeCase } from './handshake.js'
import { leakCases } from './leaks.js'
import { repeatCases } from './repeats.js'
import { survivalCases } from './survival.js'
import { loadCases } from './survival-load.js'
import { timeCases } from './time.js'

/** All cases, in the order in which they run. */
export const allCases: readonly AttackCase[] = [
  ...genuineCases,
  ...framingCases,
  handshakeCase,
  ...proofCases,
  ...bodyCases,
  ...aroundCases,
  ...timeCases,
  ...repeatCases,
  ...survivalCases,
  ...loadCases,
  ...answerCases,
  ...leakCases,
]
