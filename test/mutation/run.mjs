// @ts-check
// Changes the code of a room in many small ways, runs the tests of the room against each change, and prints the changes that no
// test notices.
//
//   npm run test:mutation -- bytes
//   npm run test:mutation -- verify/keys crypto
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { equivalents } from './equivalents.mjs'

const root = join(import.meta.dirname, '../..')
const rooms = process.argv.slice(2)
const missing = rooms.filter((room) => !existsSync(join(root, 'src', room)) || !existsSync(join(root, 'test', room)))
if (rooms.length === 0 || missing.length > 0) {
  console.error(
    `name one or more rooms with a folder in src and test, such as bytes: ${missing.join(', ') || 'none given'}`,
  )
  process.exit(2)
}

process.chdir(root)
process.env['MUTATION_TESTS'] = JSON.stringify(rooms.map((room) => `test/${room}/**/*.test.ts`))
const results = await new Stryker({
  testRunner: 'vitest',
  plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
  mutate: rooms.map((room) => `src/${room}/**/*.ts`),
  vitest: { configFile: 'test/mutation/vitest.config.mjs', related: false },
  // Not by test: some state is made by the first test that needs it.
  coverageAnalysis: 'all',
  timeoutMS: 5_000,
  reporters: ['progress-append-only'],
  tempDirName: 'test/mutation/.sandbox',
  // What no test of a room reads, and what takes long to copy.
  ignorePatterns: ['dist', 'docs', 'bench', 'examples', '**/node_modules'],
}).runMutationTest()

/** @param {(typeof results)[number]} mutant */
const describe = ({ fileName, location, mutatorName, replacement }) =>
  `${relative(root, fileName)}:${location.start.line}:${location.start.column} ${mutatorName} -> ${replacement.replaceAll(/\s+/g, ' ')}`

/** @param {(typeof results)[number]} mutant */
function isEquivalent({ fileName, location, mutatorName, replacement }) {
  const file = relative(root, fileName)
  // Stryker counts lines from 1.
  const line = readFileSync(join(root, file), 'utf8').split('\n')[location.start.line - 1]?.trim()
  return equivalents.some(
    (each) =>
      each.file === file && each.line === line && each.mutator === mutatorName && each.replacement === replacement,
  )
}

const counted = results.filter(({ status }) => status !== 'Ignored' && status !== 'CompileError')
const lost = counted.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
const survivors = lost.filter((mutant) => !isEquivalent(mutant))
const found = counted.length - lost.length
console.log(`${found} of ${counted.length} mutants found, ${lost.length - survivors.length} are equivalent`)
for (const mutant of survivors) console.log(describe(mutant))
process.exitCode = survivors.length > 0 ? 1 : 0
