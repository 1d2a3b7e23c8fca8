import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { transformSync } from 'esbuild'
import { afterEach, describe, expect, it } from 'vitest'
import { refusal } from '../src/errors.js'
import { isWebhookError, WebhookError } from '../src/index.js'
import { copyOf } from './copy-of.js'

describe('WebhookError', () => {
  it('carries its code, cause and details', () => {
    const cause = new Error('underneath')
    const error = new WebhookError('timestamp_too_old', 'too old', {
      cause,
      field: 'X-Time',
      limit: 300,
      skewSeconds: 301,
      issues: [{ path: 'a', message: 'b' }],
      challenge: 'Basic',
    })
    expect(error).toBeInstanceOf(Error)
    expect({ ...error }).toEqual({
      name: 'WebhookError',
      code: 'timestamp_too_old',
      field: 'X-Time',
      limit: 300,
      skewSeconds: 301,
      issues: [{ path: 'a', message: 'b' }],
      challenge: 'Basic',
    })
    expect(error.cause).toBe(cause)
    expect(error.message).toBe('too old')
  })

  it('has no cause where none was given', () => {
    expect('cause' in new WebhookError('internal_error', 'x')).toBe(false)
  })

  it('captures a stack, for it is a fault of this side', () => {
    expect(new WebhookError('internal_error', 'x').stack).toMatch(/errors\.test\.ts/)
  })
})

describe('refusal', () => {
  const limit = Error.stackTraceLimit
  afterEach(() => {
    Error.stackTraceLimit = limit
  })

  it('captures no stack', () => {
    expect(refusal('signature_mismatch', 'wrong').stack).not.toMatch(/\n +at /)
  })

  it('leaves the limit of stacks as it was', () => {
    Error.stackTraceLimit = 7
    refusal('signature_mismatch', 'wrong')
    expect(Error.stackTraceLimit).toBe(7)
  })

  it('leaves the limit of stacks as it was where it fails itself', () => {
    Error.stackTraceLimit = 7
    const details = Object.defineProperty({}, 'cause', {
      get: () => {
        throw new Error('hostile')
      },
    })
    expect(() => refusal('signature_mismatch', 'wrong', details)).toThrow('hostile')
    expect(Error.stackTraceLimit).toBe(7)
  })

  it('works where Error is frozen', () => {
    const source = readFileSync(new URL('../src/errors.ts', import.meta.url), 'utf8')
    const { code } = transformSync(source, { loader: 'ts', format: 'esm', target: 'es2022' })
    const program = `Object.freeze(Error)\n${code}\nconst e = refusal('key_unknown', 'none', { field: 'f' })
      console.log(JSON.stringify([e.code, e.message, e.field, isWebhookError(e, 'key_unknown'), typeof e.stack]))`
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
    expect(stderr).toBe('')
    expect(JSON.parse(stdout)).toEqual(['key_unknown', 'none', 'f', true, 'string'])
  })
})

describe('isWebhookError', () => {
  const error = new WebhookError('key_unknown', 'none')

  it('knows an error, and its code where one is asked for', () => {
    expect(isWebhookError(error)).toBe(true)
    expect(isWebhookError(error, 'key_unknown')).toBe(true)
    expect(isWebhookError(error, 'key_unavailable')).toBe(false)
  })

  it('knows an error of another copy of the package', async () => {
    const copy = await copyOf<typeof import('../src/errors.js')>('errors')
    const foreign = new copy.WebhookError('key_unknown', 'none')
    expect(foreign).not.toBeInstanceOf(WebhookError)
    expect(isWebhookError(foreign, 'key_unknown')).toBe(true)
  })

  it.each<[string, unknown]>([
    ['undefined', undefined],
    ['null', null],
    ['a text', 'key_unknown'],
    ['another error', new Error('x')],
    ['an error with a code', Object.assign(new Error('x'), { code: 'key_unknown' })],
    ['an error with the name alone', Object.assign(new Error('x'), { name: 'WebhookError' })],
    ['an error with a code that is no text', Object.assign(new Error('x'), { name: 'WebhookError', code: 1 })],
    ['an object like one', { name: 'WebhookError', code: 'key_unknown' }],
    ['an object of another realm', runInNewContext(`({ name: 'WebhookError', code: 'key_unknown' })`)],
  ])('is not taken in by %s', (_, value) => {
    expect(isWebhookError(value)).toBe(false)
  })
})
