#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { runProgram } from './program.js'

const stop = new AbortController()
// The first Ctrl+C lets a command finish; the second one ends the process.
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort())
// A reader such as `head` that has seen enough is not an error.
process.stdout.on('error', (error: Error & { code?: string }) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

process.exitCode = await runProgram(process.argv.slice(2), {
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  cwd: process.cwd(),
  signal: stop.signal,
  version: versionOf(new URL('../../package.json', import.meta.url)),
})

function versionOf(manifest: URL): string {
  const { version }: { readonly version: string } = JSON.parse(readFileSync(manifest, 'utf8'))
  return version
}
