import { randomBytes } from 'node:crypto'
import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { keyring } from '../../../../src/stores/inbox/encryption/index.js'
import type { CaptureEvent } from '../../../../src/tools/inspector/captures/capture.js'
import { openCaptures, openSealedCaptures } from '../../../../src/tools/inspector/captures/captures.js'
import { foundMarks, markOf } from '../../../stores/inbox/planted.js'
import { newCapture, newFolder } from './sample.js'

const [k1, k2, indexKey] = [randomBytes(32), randomBytes(32), randomBytes(32)]
const first = keyring({ current: 'k1', keys: { k1 }, indexKey })
const rotated = keyring({ current: 'k2', keys: { k2, k1 }, indexKey })
const marked = (person: number) =>
  newCapture({
    target: `/hooks?note=${markOf(person, 'query')}`,
    rawHeaders: [['x-note', markOf(person, 'header')]],
    body: Buffer.from(markOf(person, 'body')).toString('base64'),
    verdict: { status: 'verified', event: markOf(person, 'event'), deliveryId: markOf(person, 'id') },
  })
const filesOf = (dir: string) => readdirSync(dir).map((name) => join(dir, name))
const bytesOf = (dir: string) => Buffer.concat(filesOf(dir).map((file) => readFileSync(file)))
const segmentOf = (dir: string) => filesOf(dir).find((file) => file.endsWith('.ndjson')) ?? ''
const idsOf = (captures: readonly { readonly id: number }[]) => captures.map(({ id }) => id)

/** A folder with two sealed captures, an attempt and a diagnosis. */
async function sealedFolder() {
  const dir = newFolder()
  const captures = await openSealedCaptures({ dir }, first)
  const { id } = captures.append(marked(1))
  captures.append(marked(2))
  const body = Buffer.from(markOf(1, 'reason')).toString('base64')
  captures.attempt({ capture: id, at: newCapture().receivedAt, to: 'http://localhost/', durationMs: 1, body })
  captures.amend(id, { diagnosis: { cause: 'unknown', proof: markOf(1, 'event'), fix: 'none' } })
  return { dir, captures }
}

describe('openSealedCaptures', () => {
  it('stores nothing of a request that can be read, and reads it again', async () => {
    const { dir, captures } = await sealedFolder()
    expect(foundMarks(bytesOf(dir), 1)).toEqual([])
    expect(foundMarks(bytesOf(dir), 2)).toEqual([])
    const again = await openSealedCaptures({ dir }, first)
    expect(again.list()).toEqual(captures.list())
    expect(again.attemptsOf(1)).toEqual(captures.attemptsOf(1))
    expect(again.get(1)).toMatchObject({ ...marked(1), diagnosis: { cause: 'unknown' } })
    expect(again.damaged).toBe(0)
  })

  it('reads captures from before, and those of an older key', async () => {
    const dir = newFolder()
    openCaptures({ dir }).append(newCapture())
    const before = await openSealedCaptures({ dir }, first)
    before.append(marked(1))
    const after = await openSealedCaptures({ dir }, rotated)
    expect(after.append(marked(2)).id).toBe(3)
    expect(idsOf((await openSealedCaptures({ dir }, rotated)).list())).toEqual([1, 2, 3])
    const old = await openSealedCaptures({ dir }, first)
    expect([idsOf(old.list()), old.sealed()]).toEqual([[1, 2], [expect.objectContaining({ id: 3, sealedWith: 'k2' })]])
  })

  it('lists captures of an unknown key with its id, removes them, and stores none beside them in plain', async () => {
    const { dir } = await sealedFolder()
    const other = await openSealedCaptures({ dir }, keyring({ current: 'k2', keys: { k2 }, indexKey }))
    for (const captures of [openCaptures({ dir }), other]) {
      expect([captures.list(), captures.get(1), captures.attemptsOf(1)]).toEqual([[], undefined, []])
      expect(captures.sealed()).toMatchObject([
        { id: 1, sealedWith: 'k1', body: '' },
        { id: 2, sealedWith: 'k1' },
      ])
    }
    const without = openCaptures({ dir })
    expect(() => without.prepare()).toThrow('sealed with the key k1')
    expect(() => without.append(newCapture())).toThrow('sealed with the key k1')
    expect(without.remove([1, 2])).toBe(2)
    expect((await openSealedCaptures({ dir }, first)).append(newCapture()).id).toBe(3)
  })

  it('drops captures of a destroyed key, and erases them with the next removal', async () => {
    const { dir } = await sealedFolder()
    const destroyed = keyring({ current: 'k2', keys: { k2 }, destroyed: ['k1'], indexKey })
    const captures = await openSealedCaptures({ dir }, destroyed)
    expect([captures.list(), captures.sealed()]).toEqual([[], []])
    captures.remove([captures.append(marked(3)).id])
    expect(readFileSync(segmentOf(dir), 'utf8').trim().split('\n')).toHaveLength(2)
  })

  it('refuses each flipped bit, and a record that was moved to another capture', async () => {
    const { dir } = await sealedFolder()
    const text = readFileSync(segmentOf(dir), 'utf8')
    const lines = text.split('\n')
    const sealed = JSON.parse(lines[1] ?? '').sealed
    const bytes = Buffer.from(sealed.text, 'base64')
    for (let bit = 0; bit < bytes.length * 8; bit += 41) {
      const flipped = Buffer.from(bytes)
      flipped.writeUInt8((flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7)), bit >> 3)
      writeFileSync(segmentOf(dir), text.replace(sealed.text, flipped.toString('base64')))
      const captures = await openSealedCaptures({ dir }, first)
      expect([captures.get(1), captures.damaged]).toEqual([undefined, 1])
    }
    writeFileSync(segmentOf(dir), text)
    appendFileSync(segmentOf(dir), `${JSON.stringify({ sealed: { ...sealed, capture: 7 } })}\n`)
    expect(idsOf((await openSealedCaptures({ dir }, first)).list())).toEqual([1, 2])
  })

  it('opens what another process stores with a data key that it did not know', async () => {
    const dir = newFolder()
    const [reading, writing] = [await openSealedCaptures({ dir }, first), await openSealedCaptures({ dir }, first)]
    const events: CaptureEvent[] = []
    const stop = reading.subscribe((event) => events.push(event))
    writing.append(marked(1))
    reading.refresh()
    expect(reading.sealed()).toHaveLength(1)
    await expect.poll(() => idsOf(reading.list())).toEqual([1])
    expect(events.at(-1)).toMatchObject({ capture: marked(1) })
    reading.append(marked(2))
    const used = readFileSync(segmentOf(dir), 'utf8').match(/"key":"[^"]+"/g)
    expect(new Set(used).size).toBe(2)
    stop()
    // Later ones use one that is there.
    ;(await openSealedCaptures({ dir }, first)).append(marked(3))
    expect(new Set(readFileSync(segmentOf(dir), 'utf8').match(/"key":"[^"]+"/g)).size).toBe(2)
  })

  it('seals again what has another key or none, and keeps what it cannot open', async () => {
    const { dir, captures } = await sealedFolder()
    const unknown = await openSealedCaptures(
      { dir },
      keyring({ current: 'k3', keys: { k3: randomBytes(32) }, indexKey }),
    )
    unknown.append(marked(3))
    // As a capture from before the encryption.
    const plain = JSON.stringify({ capture: { ...marked(4), id: 4 } })
    appendFileSync(segmentOf(dir), `${plain}\n`)
    const before = captures.attemptsOf(1)
    expect((await openSealedCaptures({ dir }, rotated)).rotate()).toEqual({ resealed: 5, unreadable: 1 })
    const only = await openSealedCaptures({ dir }, keyring({ current: 'k2', keys: { k2 }, indexKey }))
    expect([idsOf(only.list()), only.attemptsOf(1)]).toEqual([[1, 2, 4], before])
    expect(only.get(1)).toMatchObject({ ...marked(1), diagnosis: { cause: 'unknown' } })
    expect(foundMarks(bytesOf(dir), 4)).toEqual([])
    expect(only.sealed()).toMatchObject([{ id: 3, sealedWith: 'k3' }])
    expect([only.rotate(), only.append(marked(5)).id]).toEqual([{ resealed: 0, unreadable: 1 }, 5])
    // Another process goes on with what it has read.
    captures.refresh()
    expect(idsOf(captures.list()).slice(0, 2)).toEqual([1, 2])
    expect(() => openCaptures({ dir }).rotate()).toThrow('there is no key')
  })

  it('keeps a capture that another process adds while it erases those that are too old', () => {
    const start = Date.parse(newCapture().receivedAt)
    const dir = newFolder()
    let meanwhile = () => {}
    // Asked for between reading and erasing.
    const now = () => {
      meanwhile()
      return start + 121_000
    }
    const [other, captures] = [openCaptures({ dir }), openCaptures({ dir, maxAgeMs: 120_000, now })]
    other.append(marked(1))
    meanwhile = () => {
      meanwhile = () => {}
      other.append({ ...marked(2), receivedAt: new Date(start + 121_000).toISOString() })
    }
    captures.refresh()
    expect([foundMarks(bytesOf(dir), 1), foundMarks(bytesOf(dir), 2).length]).toEqual([[], 5])
    expect([idsOf(captures.list()), idsOf(openCaptures({ dir }).list())]).toEqual([[2], [2]])
  })

  it('erases captures from the disk that are too old', async () => {
    let now = Date.parse(newCapture().receivedAt)
    const dir = newFolder()
    const captures = openCaptures({ dir, maxAgeMs: 120_000, now: () => now })
    captures.append(marked(1))
    now += 121_000
    captures.append({ ...marked(2), receivedAt: new Date(now).toISOString() })
    expect([foundMarks(bytesOf(dir), 1), foundMarks(bytesOf(dir), 2).length]).toEqual([[], 5])
  })
})
