import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { encryptedInbox, keyring } from '../../../src/stores/inbox/encryption/index.js'
import { sqliteInbox } from '../../../src/stores/inbox/sqlite/index.js'
import { findMarks, foundMarks, markedReceiver, markOf, places, sendMarked } from './planted.js'

const folder = await mkdtemp(join(tmpdir(), 'planted-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const keys = keyring({ current: 'k1', keys: { k1: randomBytes(32) }, indexKey: randomBytes(32) })
const persons = Array.from({ length: 500 }, (_, person) => person)
const half = persons.length / 2
const credentials = ['authorization', 'cookie', 'token']

/** What the files of a directory hold. */
async function filesOf(directory: string): Promise<Buffer> {
  const names = await readdir(directory)
  return Buffer.concat(await Promise.all(names.map((name) => readFile(join(directory, name)))))
}

/** Stores a delivery of each person, of which the first half fails. */
async function plant(isEncrypted: boolean) {
  const directory = join(folder, String(isEncrypted))
  const engine = await sqliteInbox({ directory, attempts: 1, settleMs: 0 })
  const inbox = isEncrypted ? encryptedInbox(engine, { keys }) : engine
  const receiver = markedReceiver(inbox)
  for (const person of persons) {
    expect(await sendMarked(receiver, person)).toBe('stored')
    while (person === half - 1 && (await inbox.depth()).waiting > 0) await inbox.handleDue(receiver)
  }
  return { inbox, directory }
}

describe('planted marks', () => {
  it('are found by the search, in each spelling', () => {
    const mark = Buffer.from(`a ${markOf(1, 'body')} b`)
    const spellings = [mark, mark.toString('base64'), mark.toString('hex'), gzipSync(mark)]
    for (const each of spellings) {
      expect(foundMarks(Buffer.concat([Buffer.from('x'), Buffer.from(each), Buffer.from('y')]), 1)).toEqual(['body'])
    }
  })

  it('are in the files of SQLite but for credentials, and gone once their person is erased', async () => {
    const { inbox, directory } = await plant(false)
    const before = findMarks(await filesOf(directory))
    for (const person of persons) {
      const expected = places.filter((place) => !credentials.includes(place) && (place !== 'reason' || person < half))
      expect([person, places.filter((place) => before.get(person)?.has(place))]).toEqual([person, expected])
    }
    expect(await inbox.erase('person-6')).toMatchObject({ dead: 1 })
    expect(await inbox.erase('person-417')).toMatchObject({ waiting: 1 })
    const after = findMarks(await filesOf(directory))
    expect([after.has(6), after.has(417), after.size]).toEqual([false, false, persons.length - 2])
    await inbox.close()
  })

  it('are nowhere in the files of SQLite with encryption', async () => {
    const { inbox, directory } = await plant(true)
    const bytes = await filesOf(directory)
    expect(findMarks(bytes).size).toBe(0)
    const [record] = await inbox.export('person-417')
    expect(record?.delivery.event).toBe(markOf(417, 'event'))
    expect(await inbox.erase('person-417')).toMatchObject({ waiting: 1 })
    await inbox.close()
  })
})
