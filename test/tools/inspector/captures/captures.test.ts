import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bodyOf, type CaptureEvent } from '../../../../src/tools/inspector/captures/capture.js'
import { openCaptures } from '../../../../src/tools/inspector/captures/captures.js'
import { runs } from '../../../runs.js'
import { newCapture, newFolder } from './sample.js'

function segmentsOf(dir: string): string[] {
  return readdirSync(dir).filter((name) => name.endsWith('.ndjson'))
}

function contentOf(dir: string): string {
  return segmentsOf(dir)
    .map((name) => readFileSync(join(dir, name), 'utf8'))
    .join('')
}

describe('openCaptures', () => {
  it('makes no folder before the first capture', () => {
    const dir = newFolder()
    expect(openCaptures({ dir }).list()).toEqual([])
    expect(existsSync(dir)).toBe(false)
  })

  it('makes a folder that only its owner can read and that git ignores', () => {
    const dir = newFolder()
    openCaptures({ dir }).append(newCapture())
    expect(statSync(dir).mode & 0o777).toBe(0o700)
    for (const name of readdirSync(dir)) expect(statSync(join(dir, name)).mode & 0o777).toBe(0o600)
    expect(readFileSync(join(dir, '.gitignore'), 'utf8')).toBe('*\n')
  })

  it('ignores only its own files in a folder with others', () => {
    const dir = newFolder()
    mkdirSync(dir, { mode: 0o700 })
    writeFileSync(join(dir, 'package.json'), '{}')
    openCaptures({ dir }).append(newCapture())
    const ignored = readFileSync(join(dir, '.gitignore'), 'utf8')
    expect(ignored).toContain('ndjson')
    expect(ignored).not.toMatch(/^\*$/m)
  })

  it('makes the folder again after someone has deleted it', () => {
    const dir = newFolder()
    const captures = openCaptures({ dir })
    captures.append(newCapture())
    rmSync(dir, { recursive: true })
    expect(captures.append(newCapture()).id).toBe(2)
    expect(
      openCaptures({ dir })
        .list()
        .map(({ id }) => id),
    ).toEqual([2])
  })

  it.skipIf(process.platform === 'win32')('writes through no link that a repository may contain', () => {
    const dir = newFolder()
    mkdirSync(dir, { mode: 0o700 })
    const profile = join(dir, '..', 'profile')
    writeFileSync(profile, 'echo hello\n')
    symlinkSync(profile, join(dir, '000001.ndjson'))
    expect(() => openCaptures({ dir }).append(newCapture())).toThrow('ELOOP')
    rmSync(join(dir, '000001.ndjson'))
    symlinkSync(profile, join(dir, 'rewriting'))
    const captures = openCaptures({ dir })
    captures.remove([captures.append(newCapture()).id])
    expect(readFileSync(profile, 'utf8')).toBe('echo hello\n')
  })

  it.skipIf(process.platform === 'win32')('closes a folder and segments that are open to other users', () => {
    const dir = newFolder()
    openCaptures({ dir }).append(newCapture())
    const segment = join(dir, segmentsOf(dir)[0] ?? '')
    for (const mode of [0o755, 0o777, 0o770]) {
      chmodSync(dir, mode)
      chmodSync(segment, 0o644)
      const notes: string[] = []
      openCaptures({ dir, onNote: (note) => notes.push(note) }).append(newCapture())
      expect(statSync(dir).mode & 0o777).toBe(0o700)
      expect(statSync(segment).mode & 0o777).toBe(0o600)
      expect(notes).toEqual([`${dir} was open to other users, and no longer is`])
    }
  })

  it.skipIf(process.platform === 'win32')('refuses a folder with other files that other users can look into', () => {
    const dir = newFolder()
    mkdirSync(dir)
    writeFileSync(join(dir, 'package.json'), '{}')
    for (const mode of [0o777, 0o755, 0o750]) {
      chmodSync(dir, mode)
      expect(() => openCaptures({ dir }).append(newCapture())).toThrow('other users can look into')
      // Its mode is not ours to change.
      expect(statSync(dir).mode & 0o777).toBe(mode)
    }
    expect(segmentsOf(dir)).toEqual([])
    chmodSync(dir, 0o700)
    expect(openCaptures({ dir }).append(newCapture()).id).toBe(1)
  })

  it.skipIf(process.platform === 'win32')('leaves the mode of an empty folder that is shared, such as /tmp', () => {
    const dir = newFolder()
    mkdirSync(dir)
    chmodSync(dir, 0o1777)
    expect(() => openCaptures({ dir }).append(newCapture())).toThrow('other users can look into')
    expect(statSync(dir).mode & 0o7777).toBe(0o1777)
    expect(segmentsOf(dir)).toEqual([])
  })

  it.skipIf(process.platform === 'win32')('makes no file at the end of a link', () => {
    const dir = newFolder()
    mkdirSync(dir, { mode: 0o700 })
    const elsewhere = join(dir, '..', 'elsewhere')
    symlinkSync(elsewhere, join(dir, '.gitignore'))
    openCaptures({ dir }).append(newCapture())
    expect(existsSync(elsewhere)).toBe(false)
  })

  it('leaves out lines that are too long, or nested a million times, and reads the others', () => {
    const dir = newFolder()
    const captures = openCaptures({ dir })
    captures.append(newCapture())
    const [line = ''] = contentOf(dir).trimEnd().split('\n').slice(-1)
    const file = join(dir, segmentsOf(dir)[0] ?? '')
    const nested = line.replace('"id":1', `"id":2,"more":${'['.repeat(500_000)}${']'.repeat(500_000)}`)
    const long = line.replace('"id":1', `"id":3,"more":"${'x'.repeat(67_200_000)}"`)
    appendFileSync(file, `${nested}\n${long}\n${line.replace('"id":1', '"id":4')}\n`)
    for (const again of [captures, openCaptures({ dir })]) {
      again.refresh()
      expect(again.list().map(({ id }) => id)).toEqual([1, 4])
      expect(again.damaged).toBe(2)
    }
    captures.remove([4])
    expect(statSync(file).size).toBeLessThan(10_000)
  })

  it('gives captures and attempts back after it is opened again', () => {
    const dir = newFolder()
    const captures = openCaptures({ dir })
    const first = captures.append(newCapture())
    captures.append(newCapture({ method: 'PUT' }))
    captures.attempt({ capture: first.id, at: 'then', to: 'http://localhost', status: 503, durationMs: 2 })
    captures.attempt({ capture: first.id, at: 'later', to: 'http://localhost', error: 'timeout', durationMs: 9 })
    captures.amend(first.id, { diagnosis: { cause: 'secret_wrong', proof: 'p', fix: 'f' } })
    const again = openCaptures({ dir })
    expect(again.list()).toEqual(captures.list())
    expect(again.get(1)).toMatchObject({ id: 1, diagnosis: { cause: 'secret_wrong' } })
    expect(again.attemptsOf(1).map(({ number, status }) => [number, status])).toEqual([
      [1, 503],
      [2, undefined],
    ])
    expect(again.append(newCapture()).id).toBe(3)
  })

  it('keeps any bytes and any Latin-1 header lines, in their order and with repeats', () => {
    const dir = newFolder()
    const captures = openCaptures({ dir })
    const latin1 = fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes).toString('latin1'))
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 400 }),
        fc.array(fc.tuple(latin1, latin1)),
        latin1,
        (body, lines, target) => {
          const { id } = captures.append(
            newCapture({ body: Buffer.from(body).toString('base64'), rawHeaders: lines, target }),
          )
          const stored = openCaptures({ dir }).get(id)
          expect(stored?.rawHeaders).toEqual(lines)
          expect(stored?.target).toBe(target)
          expect(bodyOf(stored ?? {}).equals(body)).toBe(true)
        },
      ),
      { numRuns: runs(20) },
    )
  })

  it('leaves out a line with many fields, and reads lists of more ids than a call takes arguments', () => {
    const dir = newFolder()
    const captures = openCaptures({ dir })
    for (let count = 0; count < 2; count++) captures.append(newCapture())
    const [line = ''] = contentOf(dir).trimEnd().split('\n').slice(-1)
    const many = Array.from({ length: 200_000 }, (_, index) => index + 10)
    const wide = line.replace('"id":2', `"id":3,${many.map((number) => `"${number}":1`).join()}`)
    const removed = JSON.stringify({ removed: [1, ...many] })
    appendFileSync(join(dir, segmentsOf(dir)[0] ?? ''), `${wide}\n${removed}\n`)
    captures.refresh()
    expect(captures.list().map(({ id }) => id)).toEqual([2])
    expect(captures.damaged).toBe(1)
  })

  it('leaves out a torn last line, and removes it with the next write', () => {
    const dir = newFolder()
    openCaptures({ dir }).append(newCapture())
    const file = join(dir, '000001.ndjson')
    appendFileSync(file, readFileSync(file).subarray(60, 150))
    const again = openCaptures({ dir })
    expect(again.list()).toHaveLength(1)
    expect(again.append(newCapture()).id).toBe(2)
    expect(openCaptures({ dir }).list()).toHaveLength(2)
    expect(openCaptures({ dir }).damaged).toBe(0)
  })

  it('leaves out damaged lines in the middle, and counts them', () => {
    const dir = newFolder()
    const captures = openCaptures({ dir })
    for (let count = 0; count < 3; count++) captures.append(newCapture())
    const lines = readFileSync(join(dir, '000001.ndjson'), 'utf8').split('\n')
    for (const damage of ['{"capture":{"id":2}}', '\u0000\u0000', '[]', 'null', '{"capture"', '{"removed":["x"]}']) {
      writeFileSync(join(dir, '000001.ndjson'), lines.with(2, damage).join('\n'))
      const again = openCaptures({ dir })
      expect(again.list().map(({ id }) => id)).toEqual([1, 3])
      expect(again.damaged).toBe(1)
    }
  })

  it('leaves out records whose fields have other types', () => {
    const dir = newFolder()
    const store = openCaptures({ dir })
    store.append(newCapture())
    const [segment = ''] = segmentsOf(dir)
    const finding = { cause: 'body_lost', proof: 'p', fix: 'f' }
    const captures = [
      { diagnosis: null },
      { diagnosis: { ...finding, fix: [] } },
      { diagnosis: { ...finding, hints: 'abc' } },
      { provider: {} },
      { verdict: { status: 'refused', code: {} } },
      { verdict: { status: 'verified', signedAt: 'x' } },
      { verdict: undefined },
    ].map((changes) => ({ capture: { id: 9, ...newCapture(), ...changes } }))
    const attempt = { capture: 1, number: 1, at: '2026-11-22T09:00:00.000Z', to: 'http://localhost/', durationMs: 1 }
    const attempts = [{ to: 'nonsense' }, { to: 'data:x' }, { status: 'constructor' }, { error: {} }].map(
      (changes) => ({ attempt: { ...attempt, ...changes } }),
    )
    const amended = [{ verdict: { status: 7 } }, { diagnosis: { cause: 'x' } }].map((changes) => ({
      amended: { id: 1, ...changes },
    }))
    const lines = [...captures, ...attempts, ...amended].map((line) => `${JSON.stringify(line)}\n`)
    appendFileSync(join(dir, segment), lines.join(''))
    const again = openCaptures({ dir })
    expect(again.list()).toEqual([{ id: 1, ...newCapture() }])
    expect(again.attemptsOf(1)).toEqual([])
  })

  it('keeps at most max captures, and deletes segments without any', () => {
    const dir = newFolder()
    const captures = openCaptures({ dir, max: 3, maxSegmentBytes: 1_000 })
    for (let count = 0; count < 20; count++) captures.append(newCapture())
    expect(captures.list().map(({ id }) => id)).toEqual([18, 19, 20])
    expect(segmentsOf(dir).length).toBeLessThan(4)
    expect(openCaptures({ dir, max: 3 }).append(newCapture()).id).toBe(21)
  })

  it('keeps at most maxBytes, but always the newest capture', () => {
    const dir = newFolder()
    const captures = openCaptures({ dir, maxBytes: 1_000 })
    for (let count = 0; count < 9; count++) captures.append(newCapture())
    expect(captures.list().length).toBeLessThan(5)
    captures.append(newCapture({ body: 'A'.repeat(4_000) }))
    expect(captures.list().map(({ id }) => id)).toEqual([10])
  })

  it('keeps captures for at most maxAgeMs', () => {
    const dir = newFolder()
    const captures = openCaptures({ dir, maxAgeMs: 60_000 })
    captures.append(newCapture({ receivedAt: new Date(Date.now() - 61_000).toISOString() }))
    captures.append(newCapture({ receivedAt: new Date().toISOString() }))
    captures.append(newCapture({ receivedAt: new Date(Date.now() - 61_000).toISOString() }))
    captures.append(newCapture({ receivedAt: new Date().toISOString() }))
    expect(captures.list().map(({ id }) => id)).toEqual([2, 4])
  })

  it('erases removed captures and their attempts from the disk, and does not give their ids again', () => {
    const dir = newFolder()
    const captures = openCaptures({ dir })
    const secret = captures.append(newCapture({ target: '/?token=s3cret' }))
    captures.attempt({ capture: 1, at: 'then', to: 'http://s3cret', durationMs: 1 })
    captures.append(newCapture())
    const other = openCaptures({ dir })
    expect(captures.remove([secret.id, 99])).toBe(1)
    expect(contentOf(dir)).not.toContain('s3cret')
    expect(captures.remove([2])).toBe(1)
    expect(openCaptures({ dir }).append(newCapture()).id).toBe(3)
    other.refresh()
    expect(other.list().map(({ id }) => id)).toEqual([3])
  })

  it('erases with the next removal what a kill has left of an earlier one', () => {
    for (const ids of [[], [1], [2]]) {
      const dir = newFolder()
      const captures = openCaptures({ dir })
      captures.append(newCapture({ target: '/?token=s3cret' }))
      captures.append(newCapture())
      appendFileSync(join(dir, '000001.ndjson'), '{"removed":[1]}\n')
      writeFileSync(join(dir, 'rewriting'), 's3cret')
      const again = openCaptures({ dir })
      expect(again.remove(ids)).toBe(ids[0] === 2 ? 1 : 0)
      expect(contentOf(dir)).not.toContain('s3cret')
      expect(existsSync(join(dir, 'rewriting'))).toBe(false)
      expect(again.append(newCapture()).id).toBe(3)
    }
    expect(openCaptures({ dir: newFolder() }).remove([1])).toBe(0)
  })

  it('deletes with the next eviction what a kill has left of rewriting a segment', () => {
    const dir = newFolder()
    const captures = openCaptures({ dir, max: 1 })
    captures.append(newCapture())
    writeFileSync(join(dir, 'rewriting'), 's3cret')
    captures.append(newCapture())
    expect(existsSync(join(dir, 'rewriting'))).toBe(false)
  })

  it('shows what another process adds, with ids that follow', () => {
    const dir = newFolder()
    const [left, right] = [openCaptures({ dir, maxSegmentBytes: 900 }), openCaptures({ dir, maxSegmentBytes: 900 })]
    const ids = Array.from({ length: 12 }, (_, index) => (index % 3 === 0 ? left : right).append(newCapture()).id)
    expect(ids).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    left.refresh()
    expect(left.list()).toEqual(right.list())
    expect(left.attempt({ capture: 12, at: 'then', to: 'http://x/', durationMs: 1 })?.number).toBe(1)
    expect(right.attempt({ capture: 12, at: 'then', to: 'http://x/', durationMs: 1 })?.number).toBe(2)
  })

  it('tells subscribers of each change once, and gives the changes after a position', () => {
    const captures = openCaptures({ dir: newFolder() })
    const events: CaptureEvent[] = []
    const stop = captures.subscribe((event) => events.push(event))
    captures.append(newCapture())
    const { position } = captures
    captures.attempt({ capture: 1, at: 'then', to: 'http://x/', durationMs: 1 })
    captures.remove([1])
    stop()
    captures.append(newCapture())
    expect(events.map((event) => Object.keys(event)[1])).toEqual(['capture', 'attempt', 'removed'])
    expect(captures.since(position)?.slice(0, 2)).toEqual(events.slice(1))
    expect(captures.since(captures.position)).toEqual([])
    expect(captures.since('7-12')).toBeUndefined()
  })

  it('ignores attempts and amendments of captures that are gone', () => {
    const captures = openCaptures({ dir: newFolder() })
    expect(captures.attempt({ capture: 4, at: 'then', to: 'http://x/', durationMs: 1 })).toBeUndefined()
    expect(captures.amend(4, { provider: 'github' })).toBeUndefined()
  })

  it('removes the lock of a process that is gone', () => {
    const dir = newFolder()
    openCaptures({ dir }).append(newCapture())
    // No process has this id: the greatest on Linux is 4194304.
    writeFileSync(join(dir, 'lock'), `99999999 ${hostname()}`)
    expect(openCaptures({ dir }).append(newCapture()).id).toBe(2)
    expect(existsSync(join(dir, 'lock'))).toBe(false)
  })

  it('refuses options that do not exist or are wrong', () => {
    const misspelled = { dir: 'x', maxx: 1 }
    expect(() => openCaptures({ dir: '' })).toThrow(TypeError)
    expect(() => openCaptures({ dir: 'x', max: 0 })).toThrow(/max must be/)
    expect(() => openCaptures(misspelled)).toThrow(/did you mean max/)
  })
})
