import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NewCapture } from '../../../../src/tools/inspector/captures/capture.js'

/** The path of a new, empty folder in which a folder of captures can be made. */
export function newFolder(): string {
  return join(mkdtempSync(join(tmpdir(), 'captures-')), '.webhook-receiver')
}

/** A capture to store. */
export function newCapture(changes: Partial<NewCapture> = {}): NewCapture {
  return {
    receivedAt: '2026-11-22T09:00:00.000Z',
    method: 'POST',
    target: '/hooks?tenant=7',
    httpVersion: '1.1',
    rawHeaders: [
      ['Host', 'localhost:4400'],
      ['X-Repeated', 'one'],
      ['x-repeated', 'tw\u00ff'],
    ],
    body: Buffer.from('{"order":"0042"}').toString('base64'),
    verdict: { status: 'unknown' },
    origin: 'received',
    ...changes,
  }
}
