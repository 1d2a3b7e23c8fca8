import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

interface Entry {
  readonly resolved?: string
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

type Lock = Readonly<Record<string, Entry>>

function readLock(file: string): Lock {
  return JSON.parse(readFileSync(join(import.meta.dirname, '../..', file), 'utf8')).packages
}

// npm silently omits packages that its registry lacks, and `npm ci` then refuses the lock on another platform.
function missingOptional(lock: Lock): string[] {
  const installed = new Set(Object.keys(lock).map((path) => path.replace(/^.*node_modules\//, '')))
  return Object.values(lock)
    .flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}))
    .filter((name) => !installed.has(name))
}

function withAddress(lock: Lock): string[] {
  return Object.keys(lock).filter((path) => lock[path]?.resolved !== undefined)
}

describe.each([
  'package-lock.json',
  'docs/site/package-lock.json',
  'test/browser/package-lock.json',
  'test/durable/package-lock.json',
  'test/frameworks/package-lock.json',
  'test/libraries/package-lock.json',
  'test/mutation/package-lock.json',
  'src/build/payloads/package-lock.json',
  'test/runtimes/package-lock.json',
  'test/vendor-libraries/package-lock.json',
  'bench/package-lock.json',
])('%s', (file) => {
  const lock = readLock(file)

  it('has the optional packages of every platform', () => {
    expect(missingOptional(lock)).toEqual([])
  })

  it('contains no registry address', () => {
    expect(Object.keys(lock).length).toBeGreaterThan(2)
    expect(withAddress(lock)).toEqual([])
  })
})

describe('the check of a lock file', () => {
  it('reports an optional package without an entry, and an address', () => {
    const lock = {
      a: { optionalDependencies: { b: '1', c: '1' } },
      'a/node_modules/b': { resolved: 'https://x.example' },
    }
    expect(missingOptional(lock)).toEqual(['c'])
    expect(withAddress(lock)).toEqual(['a/node_modules/b'])
  })
})
