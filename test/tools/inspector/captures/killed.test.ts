import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { beforeAll, describe, expect, it } from 'vitest'
import { openCaptures } from '../../../../src/tools/inspector/captures/captures.js'
import { newCapture, newFolder } from './sample.js'

// Each kill ends one of two processes that write to the same folder. `CAPTURE_KILLS=200` in the environment runs more.
const rounds = Number(process.env['CAPTURE_KILLS'] ?? 20) / 2
const writer = join(mkdtempSync(join(tmpdir(), 'writer-')), 'writer.mjs')

beforeAll(async () => {
  await build({
    entryPoints: [join(import.meta.dirname, 'writer.ts')],
    outfile: writer,
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['@webhook-receiver/source'],
  })
})

interface Writer {
  readonly child: ChildProcess
  /** The ids that were stored before the process was killed. */
  readonly stored: Promise<readonly number[]>
  /** Resolves after so many bytes of ids. */
  readonly after: (bytes: number) => Promise<void>
}

function startWriter(dir: string, size: number): Writer {
  const child = spawn(process.execPath, [writer, dir, String(size)], { stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  child.stdout.on('data', (chunk) => {
    text += String(chunk)
  })
  const stored = new Promise<readonly number[]>((resolve) => {
    // The last line may be torn, too.
    child.once('close', () => resolve(text.split('\n').slice(0, -1).map(Number)))
  })
  const after = (bytes: number) =>
    new Promise<void>((resolve) => {
      const check = () => text.length >= bytes && resolve()
      child.stdout.on('data', check)
      child.once('close', () => resolve())
    })
  return { child, stored, after }
}

async function killed(dir: string, round: number): Promise<readonly number[]> {
  const writers = [startWriter(dir, 200), startWriter(dir, 9_000)]
  await Promise.race(writers.map(({ after }) => after(3 + ((round * 7) % 60))))
  for (const { child } of writers) child.kill('SIGKILL')
  return (await Promise.all(writers.map(({ stored }) => stored))).flat()
}

describe('a folder of captures whose writers are killed', () => {
  it(`keeps every capture that was stored, over ${2 * rounds} kills in the middle of writing`, async () => {
    const lanes = Array.from({ length: 2 }, async (_, lane) => {
      let dir = newFolder()
      let stored: number[] = []
      let count = 0
      for (let round = lane; round < rounds; round += 2) {
        // A folder sees several kills, but does not grow with the number of rounds.
        if (round % 8 === lane) {
          dir = newFolder()
          stored = []
        }
        stored.push(...(await killed(dir, round)))
        const captures = openCaptures({ dir })
        const next = captures.append(newCapture()).id
        stored.push(next)
        count++
        const found = captures.list().map(({ id }) => id)
        expect(captures.damaged).toBe(0)
        expect(found).toEqual(found.map((_id, index) => index + 1))
        expect(stored.filter((id) => captures.get(id) === undefined)).toEqual([])
        expect(new Set(stored).size).toBe(stored.length)
      }
      return count
    })
    const counts = await Promise.all(lanes)
    expect(counts[0]).toBe(Math.ceil(rounds / 2))
  })
})
