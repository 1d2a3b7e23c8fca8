// For the edge-light runtime: `node edge-light.mjs <project>` bundles the suite as the project resolves it, runs it in
// an isolated context without Node's globals and without code generation, and prints the results as JSON.
import { argv } from 'node:process'
import { EdgeVM } from '@edge-runtime/vm'
import { bundleSuite } from './bundle.mjs'

const project = argv[2] ?? import.meta.dirname
const script = await bundleSuite(project, {
  contents: `import { runSuite } from './suite.mjs'; globalThis.results = runSuite()`,
  format: 'iife',
  conditions: ['edge-light', 'worker', 'browser'],
})
const runtime = new EdgeVM({ codeGeneration: { strings: false, wasm: false } })
runtime.evaluate(script)
console.log(JSON.stringify(await runtime.evaluate('results')))
