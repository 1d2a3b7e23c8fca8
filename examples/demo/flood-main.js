// @ts-check
// The flood alone, at any scale, with its result as JSON: `npm run build && node examples/demo/flood-main.js 10000`.
import { runFlood } from './flood.js'

const [deliveries = '10000', seed = '1'] = process.argv.slice(2)
const flood = await runFlood({ deliveries: Number(deliveries), seed: Number(seed) })
console.log(JSON.stringify(flood, null, 2))
process.exitCode = flood.broken.length === 0 ? 0 : 1
