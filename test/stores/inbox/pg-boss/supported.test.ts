import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import type { PgBossClass, PgBossLike, PgBossSettings } from '../../../../src/stores/inbox/pg-boss/client.js'
import {
  describeOldNode,
  requireSupportedClass,
  requireSupportedTables,
  supportedPgBoss,
  warnOfOldNode,
} from '../../../../src/stores/inbox/pg-boss/supported.js'

const readJson = (path: string) => JSON.parse(readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8'))

/** A class of pg-boss that installs tables of a version, as pg-boss 12 does. */
function classOf(version: number): PgBossClass {
  return class {
    constructor(readonly settings: PgBossSettings) {}
    async start() {
      const { db, schema } = this.settings
      const installed = await db?.executeSql(`SELECT to_regclass('${schema}.version') AS name`)
      expect(installed?.rows).toEqual([{ name: null }])
      await db?.executeSql(`BEGIN; INSERT INTO ${schema}.version(version) VALUES ('${version}'); COMMIT`)
    }
    async stop() {}
  } as unknown as PgBossClass
}

describe('supportedPgBoss', () => {
  it('has the range of the peer dependency, and the release that the durable tests run with', () => {
    expect(readJson('package.json').peerDependencies['pg-boss']).toBe(supportedPgBoss.range)
    const tested = readJson('test/durable/package.json').dependencies['pg-boss']
    expect(tested).toMatch(new RegExp(`^${supportedPgBoss.release}\\.\\d+$`))
    expect(supportedPgBoss.range).toBe(`~${supportedPgBoss.release}.0`)
  })
})

describe('requireSupportedClass', () => {
  it('accepts a class that makes tables of the supported version', async () => {
    await expect(requireSupportedClass(classOf(supportedPgBoss.tables))).resolves.toBeUndefined()
  })

  it.each([supportedPgBoss.tables - 1, supportedPgBoss.tables + 3])(
    'refuses a class of version %i',
    async (version) => {
      const message = `PgBoss must come from pg-boss 12.35, whose tables have version 43; the tables of this class have version ${version}`
      await expect(requireSupportedClass(classOf(version))).rejects.toThrow(message)
    },
  )

  it('refuses a class that does not install tables', async () => {
    class Other {
      async start() {}
      async stop() {}
    }
    await expect(requireSupportedClass(Other as unknown as PgBossClass)).rejects.toThrow('version unknown')
  })
})

describe('requireSupportedTables', () => {
  it('refuses tables that another release has migrated', async () => {
    const boss = (version: number) => ({ schemaVersion: async () => version }) as PgBossLike
    await expect(requireSupportedTables(boss(supportedPgBoss.tables), 'hooks')).resolves.toBeUndefined()
    await expect(requireSupportedTables(boss(46), 'hooks')).rejects.toThrow(
      'the tables in the schema hooks have version 46; they must come from pg-boss 12.35, whose tables have version 43',
    )
  })
})

describe('describeOldNode', () => {
  it.each(['18.20.0', '20.19.0', '21.7.3', '22.11.9'])(
    'names Node %s, and the one that pg-boss declares',
    (version) => {
      expect(describeOldNode(version)).toContain(`Node 22.12 or newer, and this is Node ${version}.`)
    },
  )

  it.each(['22.12.0', '22.13.1', '24.0.0', undefined])('says nothing on %s', (version) => {
    expect(describeOldNode(version)).toBeUndefined()
  })

  it('knows what pg-boss declares', () => {
    const { packages } = readJson('test/durable/package-lock.json')
    expect(packages['node_modules/pg-boss'].engines.node).toBe('>=22.12.0')
  })
})

describe('warnOfOldNode', () => {
  it('writes one line for each process', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    warnOfOldNode('22.12.0')
    expect(warn).not.toHaveBeenCalled()
    warnOfOldNode('20.19.0')
    warnOfOldNode('20.19.0')
    expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
  })
})
