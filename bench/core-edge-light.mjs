// For the edge-light runtime: bundles the tables of core.mjs as the project resolves them, runs their functions in an isolated
// context without Node's globals, and measures them from outside, because the context has no processor clock.
import process, { argv } from 'node:process'
import { EdgeVM } from '@edge-runtime/vm'
import { bundleSuite } from '../test/conformance/bundle.mjs'
import { compare } from './measure.mjs'

const script = await bundleSuite(argv[2], {
  contents: `
    import bodies from './bodies.json'
    import { toTables } from './core.mjs'
    import { parse, prepareMac } from './core-worker.mjs'
    globalThis.tables = toTables({ bodies, prepareMac, parse })`,
  format: 'iife',
  conditions: ['edge-light', 'worker', 'browser'],
})
const runtime = new EdgeVM({ codeGeneration: { strings: false, wasm: false } })
runtime.evaluate(script)
const results = []
for (const [title, candidates] of Object.entries(await runtime.evaluate('tables'))) {
  results.push(await compare(title, candidates, { rounds: 15 }))
}
process.stdout.write(JSON.stringify(results), () => process.exit())
