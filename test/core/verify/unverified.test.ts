import { describe, expect, it } from 'vitest'
import { unverified } from '../../../src/index.js'
import { verify, withHeaders } from './run.js'

describe('unverified', () => {
  it('accepts everything and proves nothing', async () => {
    await expect(verify(unverified(), withHeaders({}))).resolves.toEqual({ strength: 'none', verifier: 'unverified' })
  })
})
