import { describe, expect, it } from 'vitest'
import { requireLocal } from '../../../src/stores/database/sqlite-file.js'

describe('requireLocal', () => {
  it.runIf(process.platform === 'linux').each([
    ['NFS', 0x6969],
    ['SMB', 0xfe534d42],
    ['CIFS', 0xff534d42],
  ])('refuses a folder on %s, where locks are not those of SQLite', (name, type) => {
    expect(() => requireLocal('/hooks/inbox.db', 'sqliteInbox', () => type)).toThrow(
      `sqliteInbox: /hooks is on ${name}: the file must be on a disk of this machine`,
    )
  })

  it('accepts a folder on a disk of this machine', () => {
    requireLocal(`${import.meta.dirname}/inbox.db`, 'sqliteInbox')
  })
})
