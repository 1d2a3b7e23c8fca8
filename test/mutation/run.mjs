// @ts-check
// Changes the code of a room in many small ways, runs the tests of the room against each change, and prints the changes that no
// test notices.
//
//   npm run test:mutation -- bytes
//   npm run test:mutation -- verify/keys crypto
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Stryker } from '@stryker-mutator/core'

/** Tests outside of the folder of a room that test it too. @type {Readonly<Record<string, readonly string[]>>} */
const testsElsewhere = {
  dedupe: ['test/core/receiver/steps/*.test.ts'],
}

// Their tests need servers.
const notMutated = ['dynamodb', 'postgres', 'redis'].map((name) => `src/stores/dedupe/${name}.ts`)

/** @typedef {Awaited<ReturnType<Stryker['runMutationTest']>>[number]} Mutant */

const root = join(import.meta.dirname, '../..')
const rooms = process.argv.slice(2)
const ownTests = rooms.filter((room) => existsSync(join(root, 'test', room))).map((room) => `test/${room}/**/*.test.ts`)
const otherTests = rooms.flatMap((room) => testsElsewhere[room] ?? [])
const missing = rooms.filter(
  (room) => !existsSync(join(root, 'src', room)) || !(existsSync(join(root, 'test', room)) || room in testsElsewhere),
)
if (rooms.length === 0 || missing.length > 0) {
  console.error(
    `name one or more rooms with a folder in src and test, such as bytes: ${missing.join(', ') || 'none given'}`,
  )
  process.exit(2)
}

/**
 * @param {readonly string[]} mutate
 * @param {readonly string[]} tests
 */
async function run(mutate, tests) {
  process.env['MUTATION_TESTS'] = JSON.stringify(tests)
  const results = await new Stryker({
    testRunner: 'vitest',
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner'), join(import.meta.dirname, 'ignore-messages.mjs')],
    ignorers: ['messages'],
    mutate: [...mutate, ...notMutated.map((file) => `!${file}`)],
    vitest: { configFile: 'test/mutation/vitest.config.mjs', related: false },
    coverageAnalysis: 'perTest',
    concurrency: 2,
    timeoutMS: 5_000,
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
    tempDirName: 'test/mutation/.sandbox',
    // What no test of a room reads, and what takes long to copy.
    ignorePatterns: ['dist', 'docs', 'bench', 'examples', '**/node_modules'],
  }).runMutationTest()
  return results.filter(({ status }) => status !== 'Ignored' && status !== 'CompileError')
}

/**
 * @param {readonly Mutant[]} mutants what no test noticed yet
 * @param {readonly string[]} tests
 */
async function runAgain(mutants, tests) {
  if (mutants.length === 0 || tests.length === 0) return mutants
  const ranges = mutants.map(({ fileName, location: { start, end } }) => {
    // Stryker counts columns from 1, but those of ranges from 0.
    const range = `${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`
    return `${relative(root, fileName)}:${range}`
  })
  const results = await run([...new Set(ranges)], tests)
  const lost = new Set(results.filter(isLost).map(describe))
  return mutants.filter((mutant) => lost.has(describe(mutant)))
}

/** @param {Mutant} mutant */
function isLost({ status }) {
  return status === 'Survived' || status === 'NoCoverage'
}

/** @param {Mutant} mutant */
function describe({ fileName, location: { start, end }, mutatorName, replacement }) {
  const place = `${relative(root, fileName)}:${start.line}:${start.column}-${end.line}:${end.column}`
  return `${place} ${mutatorName} -> ${replacement.replaceAll(/\s+/g, ' ')}`
}

/**
 * Whether a comment above the line says that the change has no effect: ``// Equivalent (Mutator): `replacement`, `other`. Why.``
 *
 * @param {Mutant} mutant
 */
function isEquivalent({ fileName, location, mutatorName, replacement }) {
  // Stryker counts lines from 1.
  const before = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(0, location.start.line - 1)
  const comments = before.slice(before.findLastIndex((line) => !/^\s*\/\//.test(line)) + 1)
  return comments.some((line) => {
    const [, mutator, replacements = ''] = /^\s*\/\/ Equivalent \((\w+)\): (`.+?`(?:, `.+?`)*)\. /.exec(line) ?? []
    return mutator === mutatorName && replacements.slice(1, -1).split('`, `').includes(replacement)
  })
}

process.chdir(root)
const folders = rooms.map((room) => `src/${room}/**/*.ts`)
const [firstTests, laterTests] = ownTests.length > 0 ? [ownTests, otherTests] : [otherTests, []]
const mutants = await run(folders, firstTests)
const lost = await runAgain(mutants.filter(isLost), laterTests)
const unlisted = lost.filter((mutant) => !isEquivalent(mutant))
// Again, with as many random values as before a merge.
process.env['CI'] = '1'
const survivors = await runAgain(unlisted, [...ownTests, ...otherTests])

const equivalent = lost.length - unlisted.length
const found = mutants.length - equivalent - survivors.length
const score = ((100 * found) / (mutants.length - equivalent)).toFixed(1)
console.log(`${found} of ${mutants.length} mutants found, ${equivalent} are equivalent: ${score} %`)
for (const mutant of survivors) console.log(describe(mutant))
process.exitCode = survivors.length > 0 ? 1 : 0
