// For workerd: any request runs the suite.
import { runSuite } from './suite.mjs'

export default { fetch: async () => Response.json(await runSuite()) }
