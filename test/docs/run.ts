import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { toJavaScript } from './compile.js'
import { type Block, root } from './pages.js'

const execute = promisify(execFile)

/** What a block prints when it is run on the built package, in a process of its own. */
export async function outputOf(block: Block): Promise<string> {
  const { stdout, stderr } = await execute(process.execPath, ['--input-type=module', '--eval', toJavaScript(block)], {
    cwd: root,
    timeout: 15_000,
  })
  return stdout + stderr
}

/** The output that a page promises for a block: the block `text output` that follows. */
export function promisedOutput(block: Block, blocks: readonly Block[]): string | undefined {
  const next = blocks[blocks.indexOf(block) + 1]
  return next?.marks.includes('output') ? next.code : undefined
}
