import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { toEngineError } from '../../src/inbox/engine-error.js'
import { toPolicy } from '../../src/inbox/policy.js'
import { embeddedPostgres } from '../dedupe/embedded-postgres.js'

describe('toEngineError', () => {
  it('leaves what was sent out of an error, and the rest as it is', async () => {
    const database = await embeddedPostgres()
    const error: unknown = await database
      .query('SELECT 1 / $1::int, $2::text', [0, 'a token'])
      .catch((thrown) => thrown)
    await database.close()
    expect(inspect(error)).toContain('a token')
    expect(toEngineError(error)).toBe(error)
    expect(error).toMatchObject({ code: '22012', message: 'division by zero' })
    expect(inspect(error)).not.toContain('a token')
  })

  it('leaves it out of what an observer is told', () => {
    const told: unknown[] = []
    const { onError } = toPolicy({ onError: (error) => told.push(error) }, 'test')
    // As ioredis refuses a password.
    onError(Object.assign(new Error('WRONGPASS'), { command: { name: 'auth', args: ['a password'] } }))
    expect(inspect(told, { depth: 9 })).not.toContain('a password')
  })

  it('gives another one for what throws when it is asked', () => {
    const fail = () => {
      throw new Error('asked')
    }
    const error = new Proxy(Object.assign(new Error('away'), { params: ['a token'] }), { deleteProperty: fail })
    expect(toEngineError(error)).toBeInstanceOf(Error)
    expect(toEngineError(error)).not.toBe(error)
    expect(toEngineError(new Proxy({}, { getPrototypeOf: fail }))).toBeInstanceOf(Error)
  })

  it('takes what is no error', () => {
    expect(toEngineError('away')).toBe('away')
    expect(toEngineError(undefined)).toBe(undefined)
  })
})
