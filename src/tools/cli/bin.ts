#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { printable } from '../../core/base/printable.js'
import { exitCode } from './exit.js'
import { runProgram } from './program.js'
import { isForeground } from './terminal/entered-lines.js'

// Errors outside of a command's call, such as those of a timer of the configuration.
process.on('uncaughtException', (error: unknown) => {
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(`error unexpected: ${printable(message, 500)}\n`)
  process.exit(exitCode.failure)
})

const stop = new AbortController()
// The first Ctrl+C lets a command finish; the second one ends the process.
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort())
// A reader such as `head` that has seen enough ends the command, as SIGPIPE ends others: its result is not complete.
let broken: 141 | typeof exitCode.failure | undefined
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: Error & { code?: string }) => {
    if (broken === undefined && error.code !== 'EPIPE') process.stderr.write(`error cannot print: ${error.message}\n`)
    broken ??= error.code === 'EPIPE' ? 141 : exitCode.failure
    process.exitCode = broken
    stop.abort()
  })
}

const code = await runProgram(process.argv.slice(2), {
  stdin: process.stdin,
  isForeground,
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  cwd: process.cwd(),
  signal: stop.signal,
  version: versionOf(new URL('../../../package.json', import.meta.url)),
})
process.exitCode = broken ?? code

function versionOf(manifest: URL): string {
  const { version }: { readonly version: string } = JSON.parse(readFileSync(manifest, 'utf8'))
  return version
}
