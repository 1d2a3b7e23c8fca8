import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { commandWriter } from '../../../../src/tools/cli/terminal/command-line.js'
import { newCwd } from '../run.js'

const write = (values: object, { env = {}, cwd = newCwd() } = {}) =>
  commandWriter({ values: { 'env-file': [], ...values }, env, cwd })

describe('commandWriter', () => {
  it('repeats the flags that another command needs', () => {
    expect(write({})('doctor 2', 'with secrets')).toBe('webhook-receiver doctor 2')
    const given = write({
      dir: 'a b',
      config: 'c.mjs',
      'secret-env': ['github=MY'],
      'env-file': ['.env', '.env.local'],
    })
    expect(given('show 2')).toBe("webhook-receiver show 2 --dir 'a b' --config c.mjs")
    expect(given('doctor 2', 'with secrets')).toBe(
      "webhook-receiver doctor 2 --dir 'a b' --config c.mjs --secret-env github=MY --env .env --env .env.local",
    )
    expect(write({ dir: "it's" })('list')).toBe("webhook-receiver list --dir 'it'\\''s'")
  })

  it('names the file .env of the folder, unless another one was given', () => {
    const cwd = newCwd()
    writeFileSync(join(cwd, '.env'), 'A=b')
    expect(write({}, { cwd })('doctor 2', 'with secrets')).toBe('webhook-receiver doctor 2 --env .env')
    expect(write({}, { cwd })('show 2')).toBe('webhook-receiver show 2')
    expect(write({ 'env-file': ['a'] }, { cwd })('doctor 2', 'with secrets')).toBe('webhook-receiver doctor 2 --env a')
    mkdirSync(join(cwd, 'below'))
    expect(write({}, { cwd: join(cwd, 'below') })('doctor 2', 'with secrets')).toBe('webhook-receiver doctor 2')
  })

  it('begins with npx if it was started so', () => {
    expect(write({}, { env: { npm_command: 'exec' } })('list')).toBe('npx webhook-receiver list')
  })
})
