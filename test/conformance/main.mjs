// For Node, Bun and Deno: `<runtime> main.mjs` prints the results as JSON.
import { requireCases } from './cases/require.mjs'
import { serverCases } from './cases/servers.mjs'
import { runCases } from './run-cases.mjs'
import { runSuite } from './suite.mjs'

console.log(JSON.stringify([...(await runSuite()), ...(await runCases({ ...serverCases, ...requireCases }))]))
