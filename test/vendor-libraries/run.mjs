// Compares rows of the table of vendors with the vendors' own packages, in both directions:
//
//     npm run test:vendor-libraries [-- linear paddle]
//
// A check in `checks/` says how the vendor's package verifies a request, and how the package signs one, or `node:crypto` if the
// package cannot. Each package must accept what this package signs, and refuse what is changed; and this package must accept
// what the check signs. Then `mutations.mjs` compares both for twenty changes of a delivery.
import { compareMutations } from './mutations.mjs'
import { checked, prepare, textOf, toPlain, url, verdictOf, verdicts, withBody, withHeaders } from './prepare.mjs'

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))

async function compare(prepared) {
  const { vendor, check, sample, own, other, header } = prepared
  const genuine = await own.sign(sample)
  const [, value] = genuine.headers.find(([key]) => key.toLowerCase() === header?.toLowerCase()) ?? ['', '']
  const forged = check.changeProof
    ? check.changeProof(genuine)
    : header
      ? withHeaders(genuine, { [header]: (check.changeHeader ?? changed)(value) })
      : withChangedField(genuine)
  const cases = [
    ['a genuine delivery', true, genuine],
    ['another secret', false, await other.sign(sample)],
    ['no signature', false, sample],
    ['a changed signature', false, forged],
  ]
  if (vendor.row.strength === 'signed' || vendor.row.strength === 'signed with time')
    cases.push(['a changed body', false, withBody(genuine, (check.change ?? addField)(textOf(genuine)))])
  // A chain has one root for all samples.
  const relevant = vendor.row.token?.chain ? cases.filter(([what]) => what !== 'another secret') : cases
  const failures = []
  for (const [what, expected, request] of relevant) {
    const { ours, theirs } = await verdicts(prepared, request)
    if (theirs !== expected) failures.push(`their package ${theirs ? 'accepts' : 'refuses'} ${what}`)
    if (ours !== expected) failures.push(`this package ${ours ? 'accepts' : 'refuses'} ${what}`)
  }
  const signs = check.sign ?? check.signBody
  if (signs) {
    const { text } = toPlain(sample, own)
    const proof = await signs({ text, secret: own.shown, url, privateKey: own.privateKey })
    const signed = check.sign ? withHeaders(sample, proof) : withBody(sample, proof)
    const provider = check.provider?.(vendor) ?? own.provider
    if (!(await verdictOf(async () => Boolean(await provider.verify(signed)))))
      failures.push('this package refuses what the check signs')
  }
  return { cases: relevant.length, signs: signs !== undefined, failures }
}

const addField = (text) => text.replace('{', '{"changed":1,')

// Not only in its case, which does not matter in hex.
const changed = (value) => value.slice(0, -6) + (/a/i.test(value.at(-6)) ? 'B' : 'A') + value.slice(-5)

/** Changes the first text of at least 44 characters that is base64, which is a signature. */
function withChangedField(sample) {
  return withBody(
    sample,
    textOf(sample).replace(/"([\w+/]{43,}={0,2})"/, (_, value) => `"${changed(value)}"`),
  )
}

let failed = 0
for (const name of checked.filter((each) => wanted.length === 0 || wanted.includes(each))) {
  const prepared = await prepare(name)
  const { cases, signs, failures } = await compare(prepared)
  const mutations =
    prepared.check.accepts === undefined ? { count: 0, failures: [] } : await compareMutations(name, prepared)
  const all = [...failures, ...mutations.failures]
  const state = all.length === 0 ? 'ok  ' : 'FAIL'
  const extra = signs ? ', and one that the check signs' : ''
  console.log(`${state} ${name}: ${cases + mutations.count} requests${extra}`)
  for (const failure of all) console.log(`       ${failure}`)
  failed += all.length
}
console.log(failed === 0 ? 'all agree' : `${failed} differences`)
process.exitCode = failed === 0 ? 0 : 1
