import { Server, Socket } from 'node:net'
import fc from 'fast-check'
import { afterAll } from 'vitest'
import { runs } from './runs.js'

// A property that names no number of values has this one.
fc.configureGlobal({ numRuns: runs(100) })

// Files share a process. What a file leaves open would go on sending and setting timers while tests of another file run, which
// count timers or change the clock.
afterAll(() => {
  for (const handle of activeHandles()) {
    if (handle instanceof Server) handle.close()
    else if (handle instanceof Socket && handle.remotePort !== undefined) handle.destroy()
  }
})

// Node has no other way to find them; the types leave this one out.
function activeHandles(): readonly unknown[] {
  return Reflect.get(process, '_getActiveHandles').call(process)
}
