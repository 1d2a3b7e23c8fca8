import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '../..')
const generator = path.join(root, 'src/build/payloads')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const recorded: Record<string, { sources: string[]; bytes: number; sha256: string }> = JSON.parse(
  read('src/build/payloads/recorded.json'),
)
const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(read('src/build/payloads/package.json'))
const files = readdirSync(path.join(root, 'src/generated/payloads')).map((file) => `src/generated/payloads/${file}`)
const vendorOf = (file: string) => path.basename(file, '.ts')

describe('src/generated/payloads', () => {
  it('exists for each recorded vendor, and for no other', () => {
    expect(files.map(vendorOf).sort()).toEqual(Object.keys(recorded))
  })

  it.each(files)('%s is as npm run payloads wrote it', (file) => {
    const text = read(file)
    expect(createHash('sha256').update(text).digest('hex')).toBe(recorded[vendorOf(file)]?.sha256)
    expect(text.length).toBeLessThan(160_000)
    expect(text).not.toMatch(/[:<(|] ?any\b|^import/m)
  })

  it.each(Object.entries(recorded))(
    'of %s comes from the versions that src/build/payloads installs',
    (_, { sources }) => {
      const packages = sources.filter((source) => (source.split(' ')[0] as string) in dependencies)
      for (const source of packages) {
        const [name = '', version] = source.split(' ')
        expect(version, name).toBe(dependencies[name])
      }
    },
  )

  // After `npm ci --prefix src/build/payloads`. It reads the types of thirty packages.
  const isInstalled = existsSync(path.join(generator, 'node_modules/typescript'))
  it.runIf(isInstalled)('is what its sources say today', { timeout: 900_000 }, () => {
    execFileSync('node', ['generate.mjs', '--check'], { cwd: generator, stdio: 'pipe' })
  })
})
