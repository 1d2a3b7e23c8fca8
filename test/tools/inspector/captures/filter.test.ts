import { describe, expect, it } from 'vitest'
import { openCaptures } from '../../../../src/tools/inspector/captures/captures.js'
import type { CaptureFilter } from '../../../../src/tools/inspector/captures/filter.js'
import { newCapture, newFolder } from './sample.js'

const captures = openCaptures({ dir: newFolder() })
captures.append(
  newCapture({ provider: 'github', verdict: { status: 'verified', event: 'issues.opened', deliveryId: 'a' } }),
)
captures.append(
  newCapture({ provider: 'stripe', verdict: { status: 'refused', code: 'signature_mismatch' }, method: 'PUT' }),
)
captures.append(newCapture({ receivedAt: '2026-11-22T10:00:00.000Z', target: '/other', origin: 'sent' }))
captures.append(newCapture({ body: Buffer.from('Größe \u{1f600}').toString('base64') }))
captures.attempt({ capture: 1, at: 'then', to: 'http://x/', status: 503, durationMs: 1 })
captures.attempt({ capture: 1, at: 'then', to: 'http://x/', status: 200, durationMs: 1 })
captures.attempt({ capture: 2, at: 'then', to: 'http://x/', error: 'timeout', durationMs: 1 })

describe('CaptureFilter', () => {
  it.each<[CaptureFilter, number[]]>([
    [{}, [1, 2, 3, 4]],
    [{ status: 'refused' }, [2]],
    [{ provider: 'github' }, [1]],
    [{ event: 'issues' }, [1]],
    [{ event: 'issues.opened' }, [1]],
    [{ event: 'issue' }, []],
    [{ deliveryId: 'a' }, [1]],
    [{ method: 'put' }, [2]],
    [{ path: '/hooks' }, [1, 2, 4]],
    [{ origin: 'sent' }, [3]],
    [{ after: Date.parse('2026-11-22T10:00:00Z') }, [3]],
    [{ before: Date.parse('2026-11-22T10:00:00Z') }, [1, 2, 4]],
    [{ search: 'TENANT=7' }, [1, 2, 4]],
    [{ search: 'x-repeated: one' }, [1, 2, 3, 4]],
    [{ search: '0042' }, [1, 2, 3]],
    [{ search: 'GRÖSSE' }, []],
    [{ search: 'GRÖßE \u{1f600}' }, [4]],
    [{ answer: '200' }, [1]],
    [{ answer: '2xx' }, [1]],
    [{ answer: '5xx' }, []],
    [{ answer: 'none' }, [2, 3, 4]],
    [{ afterId: 1, beforeId: 4 }, [2, 3]],
    [{ limit: 2 }, [3, 4]],
    [{ limit: 0 }, []],
    [{ status: 'unknown', path: '/hooks', search: 'host' }, [4]],
  ])('%j finds %j', (filter, ids) => {
    expect(captures.list(filter).map(({ id }) => id)).toEqual(ids)
  })
})
