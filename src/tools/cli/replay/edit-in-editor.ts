import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Context } from '../command.js'
import { UsageError } from '../exit.js'

/**
 * Lets a person edit a body in `$VISUAL` or `$EDITOR`. The file is readable by its owner only, and is removed.
 *
 * @throws {UsageError} there is no editor, or it ends with an error
 */
export function editInEditor(body: Uint8Array, { env, signal }: Pick<Context, 'env' | 'signal'>): Uint8Array {
  const editor = env['VISUAL'] || env['EDITOR']
  if (editor === undefined || editor === '') {
    throw new UsageError(
      '--edit needs an editor: set EDITOR, such as EDITOR="code --wait", or change fields with --set',
    )
  }
  const [program = '', ...args] = editor.split(' ').filter((part) => part !== '')
  const folder = mkdtempSync(join(tmpdir(), 'webhook-receiver-'))
  const file = join(folder, looksLikeJson(body) ? 'body.json' : 'body.txt')
  try {
    writeFileSync(file, body, { mode: 0o600 })
    const { status, error } = spawnSync(program, [...args, file], { stdio: 'inherit', env: { ...env }, signal })
    if (error !== undefined) throw new UsageError(`--edit: ${program} cannot be started (${error.message}); set EDITOR`)
    if (status !== 0) throw new UsageError(`--edit: ${program} ended with ${status ?? 'a signal'}, so nothing is sent`)
    return new Uint8Array(readFileSync(file))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function looksLikeJson([first]: Uint8Array): boolean {
  return first === 0x7b || first === 0x5b
}
