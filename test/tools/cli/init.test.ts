import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { isNamed } from '../../../src/testing/table/named-secret.js'
import type { SampleRow } from '../../../src/testing/table/row-of.js'
import { initVendors } from '../../../src/tools/cli/init/vendor.js'
import { vendorList } from '../../../src/tools/inspector/providers/vendor-list.js'
import { keep, newCwd, run } from './run.js'

// test/frameworks/generated.mjs compiles and runs what is written.

const read = (cwd: string, file: string) => readFileSync(join(cwd, file), 'utf8')
const filesIn = (cwd: string) => readdirSync(cwd, { recursive: true, encoding: 'utf8' }).sort()

function folderWith(files: Readonly<Record<string, string>>): string {
  const cwd = newCwd()
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(cwd, name, '..'), { recursive: true })
    writeFileSync(join(cwd, name), content)
  }
  return cwd
}

describe('the vendors of init', () => {
  it('have no table of secrets, which no variable can hold', async () => {
    const loaded = initVendors.map(async (name) => [name, (await vendorList[name as keyof typeof vendorList]()).row])
    const named = (await Promise.all(loaded)).filter(([, row]) => row !== undefined && isNamed(row as SampleRow))
    expect(named).toEqual([])
  })
})

describe('webhook-receiver init', () => {
  it('writes a project into a new folder, and says what to type next', async () => {
    const cwd = newCwd()
    const { code, stdout } = await run(['init', 'hooks', '--vendor', 'github', '--framework', 'fastify', '--yes'], {
      cwd,
    })
    expect(code).toBe(0)
    expect(filesIn(join(cwd, 'hooks')).filter((file) => file.includes('.'))).toEqual([
      '.env',
      '.env.example',
      '.gitignore',
      'package.json',
      'src/receiver.ts',
      'src/server.ts',
      'test/receiver.test.ts',
      'tsconfig.json',
    ])
    expect(JSON.parse(read(cwd, 'hooks/package.json'))).toMatchObject({
      type: 'module',
      scripts: { start: 'tsx --env-file=.env src/server.ts', test: 'vitest run' },
      dependencies: { fastify: expect.any(String), 'webhook-receiver': '^1.2.3' },
    })
    expect(read(cwd, 'hooks/.env')).toMatch(/^GITHUB_WEBHOOK_SECRET=\S{20,}\n$/)
    expect(read(cwd, 'hooks/.env.example')).toBe('# the secret of the hook\nGITHUB_WEBHOOK_SECRET=\n')
    expect(stdout.split('\n\n').at(-2)).toBe(`  cd hooks
  npm install
  npm test
  npm start
  npx webhook-receiver send github --to 3000/webhooks --env .env  # in a second terminal`)
  })

  it('names the files that exist, and writes nothing', async () => {
    const cwd = folderWith({ 'src/server.ts': 'mine', 'test/receiver.test.ts': 'mine' })
    const { code, stderr } = await run(['init', '--vendor', 'stripe', '--yes'], { cwd })
    expect(code).toBe(2)
    expect(stderr).toContain('files exist already: src/server.ts, test/receiver.test.ts')
    expect(filesIn(cwd).filter((file) => file.includes('.'))).toEqual(['src/server.ts', 'test/receiver.test.ts'])
  })

  it.each([
    ['a file to extend', '.env', 'secrets'],
    ['a file to create, which does not exist there', 'src/server.ts', 'nothing'],
    ['a folder', 'test', '.'],
  ])('writes nothing through a link out of the folder: %s', async (_, link, target) => {
    const outside = folderWith({ secrets: 'mine' })
    const cwd = folderWith({ 'src/other.ts': '' })
    symlinkSync(join(outside, target), join(cwd, link))
    const { code, stderr } = await run(['init', '--vendor', 'stripe', '--yes'], { cwd })
    expect(code).toBe(2)
    expect(stderr).toContain(`links lead out of the folder at ${link}`)
    expect(filesIn(outside)).toEqual(['secrets'])
    expect(read(outside, 'secrets')).toBe('mine')
    expect(filesIn(cwd)).not.toContain('package.json')
  })

  it('follows a link within the folder', async () => {
    const cwd = folderWith({ 'settings/env': 'A=1\n' })
    symlinkSync('settings/env', join(cwd, '.env'))
    const { code } = await run(['init', '--vendor', 'stripe', '--yes'], { cwd })
    expect(code).toBe(0)
    expect(read(cwd, 'settings/env')).toMatch(/^A=1\nSTRIPE_WEBHOOK_SECRET=/)
  })

  it('adds to a project of CommonJS, and keeps what it has', async () => {
    const manifest = { name: 'shop', scripts: { start: 'node .', test: 'jest' }, dependencies: { koa: '^2.16.0' } }
    const cwd = folderWith({
      'package.json': JSON.stringify(manifest, null, '\t'),
      '.env': 'STRIPE_WEBHOOK_SECRET=whsec_mine',
      '.gitignore': '/node_modules/\n',
      'tsconfig.json': '{}',
    })
    const { code, stdout } = await run(['init', '--vendor', 'stripe', '--yes', '--json'], { cwd })
    expect(code).toBe(0)
    expect(stdout).toContain('{"file":".gitignore","action":"extended"}')
    expect(read(cwd, 'src/server.mts')).toContain("import { receiver } from './receiver.mjs'")
    expect(read(cwd, 'package.json')).toMatch(/^\t"name": "shop",$/m)
    const { scripts, dependencies } = JSON.parse(read(cwd, 'package.json'))
    expect(scripts).toMatchObject({
      ...manifest.scripts,
      'start:webhooks': 'tsx --env-file=.env src/server.mts',
      'test:webhooks': 'vitest run',
    })
    expect(dependencies.koa).toBe('^2.16.0')
    expect(read(cwd, '.env')).toBe('STRIPE_WEBHOOK_SECRET=whsec_mine')
    expect(read(cwd, '.gitignore')).toBe('/node_modules/\n.env\n')
    expect(read(cwd, 'tsconfig.json')).toBe('{}')
  })

  it('puts a route of Next.js beside the other ones', async () => {
    const cwd = folderWith({ 'package.json': '{"dependencies":{"next":"16"}}', 'src/app/page.tsx': '' })
    await run(['init', '--vendor', 'slack', '--yes'], { cwd })
    expect(filesIn(join(cwd, 'src/app/webhooks'))).toEqual(['receiver.ts', 'route.ts'])
  })

  it.each([
    [['--vendor', 'github'], /needs --framework, --store, --typescript or --javascript where it cannot ask/],
    [['--yes'], /needs --vendor where it cannot ask/],
    [['--vendor', 'githob', '--yes'], /for githob; did you mean github/],
    [['--vendor', 'ucp', '--yes'], /in the docs of the vendor/],
    [
      ['--vendor', 'github', '--framework', 'lambda', '--store', 'memory', '--yes'],
      /--store memory does not fit AWS Lambda/,
    ],
    [['--vendor', 'github', '--framework', 'nestjs', '--javascript', '--yes'], /NestJS has decorators/],
    [['--typescript', '--javascript'], /exclude each other/],
  ])('refuses %s', async (flags, message) => {
    const cwd = newCwd()
    const { code, stderr } = await run(['init', ...flags], { cwd })
    expect(code).toBe(2)
    expect(stderr).toMatch(message)
    expect(filesIn(cwd)).toEqual([])
  })

  it('refuses a package.json that is not JSON', async () => {
    const cwd = folderWith({ 'package.json': '{' })
    expect(await run(['init', '--vendor', 'github', '--yes'], { cwd })).toMatchObject({ code: 2 })
  })

  it.each([
    ['writes what is chosen on a terminal', ['stri\r', '\r', '\r', '\r'], 0],
    ['writes nothing after Ctrl+C', ['\u0003'], 2],
  ])('%s', async (_title, answers, code) => {
    const cwd = newCwd()
    const keys = new PassThrough()
    const stderr = keep()
    const stdin = Object.assign(keys, { isTTY: true, setRawMode: () => {} }) as unknown as NodeJS.ReadStream
    const ran = run(['init'], { cwd, stdin, stderr: stderr.stream })
    const questions = ['Who sends?', 'What receives?', 'What remembers deliveries?', 'Which language?']
    for (const [index, answer] of answers.entries()) {
      await expect.poll(() => stderr.text()).toContain(`◆  ${questions[index]}`)
      keys.write(answer)
    }
    expect((await ran).code).toBe(code)
    if (code !== 0) expect(filesIn(cwd)).toEqual([])
    else expect(read(cwd, 'src/receiver.ts')).toContain("stripe({ secrets: fromEnv('STRIPE_WEBHOOK_SECRET') })")
  })
})
