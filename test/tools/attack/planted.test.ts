import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listCases } from '../../../src/tools/attack/index.js'
import { flaws } from './wall/flaws.js'
import { answerFlaws } from './wall/flaws-answers.js'
import { forgedFlaws } from './wall/flaws-forged.js'
import { repeatFlaws } from './wall/flaws-repeats.js'

// Their rows end with the case that must find the defect.
const otherWalls = ['rows.test.ts', 'keys.test.ts', 'wall/languages.test.ts']

it('plants a defect for each case', () => {
  const text = otherWalls.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')).join()
  const others = [...text.matchAll(/'([a-z]+\.[a-z0-9.-]+)'\s*,?\s*\],/g)].map(([, id]) => id)
  const planted = new Set([
    ...[...flaws, ...forgedFlaws, ...repeatFlaws, ...answerFlaws].map(({ finds }) => finds),
    ...others,
  ])
  expect(listCases().filter(({ id }) => !planted.has(id))).toEqual([])
})
