import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { afterAll, describe, expect, it } from 'vitest'
import { openInProcess } from '../../../src/stores/database/sqlite-in-process.js'

const folder = await mkdtemp(join(tmpdir(), 'sqlite-driver-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

async function openTable() {
  const path = join(folder, `${crypto.randomUUID()}.db`)
  const database = new Database(path)
  const driver = await openInProcess(database, 'a test')
  database.exec('CREATE TABLE t (value INTEGER UNIQUE)')
  const values = () =>
    database
      .prepare('SELECT value FROM t ORDER BY value')
      .all()
      .map((row) => (row as { value: number }).value)
  return { path, database, driver, values }
}

const insert = (value: number) => ['INSERT INTO t VALUES (?) RETURNING value', value] as const

describe('openInProcess', () => {
  it('commits the batches of one tick together', async () => {
    const { database, driver } = await openTable()
    let commits = 0
    const counted = await openInProcess(
      {
        exec: (sql) => database.exec(sql),
        prepare(sql) {
          const statement = database.prepare(sql)
          const run = () => {
            commits++
            return statement.run()
          }
          return sql === 'COMMIT' ? { reader: false, all: () => [], run } : statement
        },
        close() {},
      },
      'a test',
    )
    const results = await Promise.all([1, 2, 3].map((value) => counted.batch([insert(value)])))
    expect(results).toEqual([[[{ value: 1 }]], [[{ value: 2 }]], [[{ value: 3 }]]])
    expect(commits).toBe(1)
    await driver.close()
  })

  it('undoes the batch that failed, and keeps the others of its tick', async () => {
    const { driver, values } = await openTable()
    const outcomes = await Promise.allSettled([
      driver.batch([insert(1)]),
      driver.batch([insert(2), insert(1)]),
      driver.batch([insert(3)]),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(values()).toEqual([1, 3])
  })

  it('rejects the batch of a tick that fails the commit, and keeps the others', async () => {
    const { database, driver, values } = await openTable()
    database.exec('PRAGMA foreign_keys = 1')
    database.exec('CREATE TABLE child (t INTEGER REFERENCES t (value) DEFERRABLE INITIALLY DEFERRED)')
    const outcomes = await Promise.allSettled([
      driver.batch([insert(1)]),
      driver.batch([['INSERT INTO child VALUES (9)']]),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    expect(values()).toEqual([1])
    await driver.batch([insert(2)])
    expect(values()).toEqual([1, 2])
  })

  it('waits for the lock of another connection, without holding up the process', async () => {
    const { path, driver, values } = await openTable()
    const other = new Database(path)
    other.exec('BEGIN IMMEDIATE')
    const inserting = driver.batch([insert(1)])
    await new Promise((resolve) => setTimeout(resolve, 250))
    other.exec('COMMIT')
    await inserting
    expect(values()).toEqual([1])
  })

  it('undoes the statements of a transaction whose effect throws', async () => {
    const { driver, values } = await openTable()
    expect(() =>
      driver.transact?.([insert(1)], ([rows]) => {
        expect(rows).toEqual([{ value: 1 }])
        throw new Error('the effect')
      }),
    ).toThrow('the effect')
    expect(values()).toEqual([])
    driver.transact?.([insert(2)], () => {})
    expect(values()).toEqual([2])
  })
})
