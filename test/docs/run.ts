import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { transform } from 'esbuild'
import { type Block, root } from './pages.js'

export const execute = promisify(execFile)

/** A folder like that of a reader after `npm install webhook-receiver express fastify vitest zod`, with the built package. */
export async function readersFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'webhook-receiver-docs-'))
  const modules = join(folder, 'node_modules')
  await mkdir(modules)
  await symlink(root, join(modules, 'webhook-receiver'))
  for (const name of ['express', 'fastify', 'vitest', 'zod'])
    await symlink(join(root, 'node_modules', name), join(modules, name))
  return folder
}

// Runs all blocks in one process, one after the other, because loading the package takes most of the time.
const driver = `
  const [, ...files] = process.argv
  const write = process.stdout.write
  const outputs = []
  for (const file of files) {
    let output = ''
    process.stdout.write = process.stderr.write = (chunk) => (output += chunk) !== ''
    await import(file).catch((error) => console.error(error))
    outputs.push(output)
  }
  process.stdout.write = write
  console.log(JSON.stringify(outputs))`

/** The output of each block, in the order of the blocks. */
export async function outputsOf(blocks: readonly Block[], folder: string): Promise<readonly string[]> {
  const files = blocks.map((_, index) => join(folder, `block-${index}.mjs`))
  const write = async ({ code }: Block, index: number) => {
    const { code: script } = await transform(code, { loader: 'ts', target: 'node20' })
    await writeFile(files[index] ?? '', script)
  }
  await Promise.all(blocks.map(write))
  const run = ['--input-type=module', '--eval', driver, '--', ...files]
  const { stdout } = await execute(process.execPath, run, { cwd: folder, timeout: 100_000 })
  // The lines of receivers without `onError`, which a reader sees too, are shown once, in getting started.
  const written: readonly string[] = JSON.parse(stdout)
  return written.map((output) => output.replaceAll(/^webhook-receiver: .*\n/gm, ''))
}

/** The documented output of a block: the block `text output` after it. */
export function promisedOutput(block: Block, blocks: readonly Block[]): string | undefined {
  const next = blocks[blocks.indexOf(block) + 1]
  return next?.marks.includes('output') ? next.code : undefined
}
