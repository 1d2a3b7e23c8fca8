import { writeSync } from 'node:fs'
import { openCaptures } from '../../../../src/tools/inspector/captures/captures.js'

// Appends captures until it is killed, and prints the id of each once it is stored.
const [dir = '', size = '4000'] = process.argv.slice(2)
const captures = openCaptures({ dir, maxSegmentBytes: 100_000 })
for (let count = 0; ; count++) {
  const { id } = captures.append({
    receivedAt: new Date().toISOString(),
    method: 'POST',
    target: `/${process.pid}/${count}`,
    httpVersion: '1.1',
    rawHeaders: [['Host', 'localhost']],
    body: Buffer.alloc(Number(size), count).toString('base64'),
    verdict: { status: 'unknown' },
    origin: 'received',
  })
  captures.attempt({ capture: id, at: new Date().toISOString(), to: 'http://localhost/', status: 200, durationMs: 1 })
  // Throws once the test that reads it has ended.
  writeSync(1, `${id}\n`)
}
