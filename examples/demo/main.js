// @ts-check
// Sends genuine and broken deliveries of every style through real HTTP to every adapter, and shows the answers.
import { runDemo } from './run.js'
import { createStyles } from './styles.js'

process.exitCode = await runDemo(await createStyles(), console.log)
