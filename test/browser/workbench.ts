import { join } from 'node:path'
import { attackFor } from '../../src/tools/cli/attack/attack-for.js'
import { createInspectorApi } from '../../src/tools/inspector/api/api.js'
import { servePageFiles } from '../../src/tools/inspector/api/page-files.js'
import type { InspectorParts } from '../../src/tools/inspector/api/parts.js'
import { serveLocally } from '../../src/tools/inspector/api/serve.js'
import { MemoryCaptures } from '../../src/tools/inspector/in-app/memory-captures.js'
import { answered, attackers, providers, toCapture } from './content.js'

// The pictures run as one bundled file elsewhere, so the path begins at the folder of the repository.
const page = join(process.cwd(), 'dist/tools/inspector/page')

/** A running page over captures in memory. */
export interface Workbench {
  readonly captures: MemoryCaptures
  readonly origin: string
  readonly launchUrl: () => string
  readonly close: () => Promise<void>
}

/** Serves the page, as `listen` does, with an application that answers 200. */
export async function startWorkbench(more: Partial<InspectorParts> = {}): Promise<Workbench> {
  const captures = new MemoryCaptures({ maxCaptures: 10_000, maxBytes: 500_000_000 })
  let launchPath = () => '/'
  const parts: InspectorParts = {
    providers: () => providers,
    send: async ({ request, provider, of, cause }) => {
      const attempt = { ...answered(Date.now(), 200, 7), cause }
      const id = of !== undefined && cause === 'replay' ? of.id : undefined
      if (id !== undefined) captures.addAttempt(id, attempt)
      const added = id ?? captures.add(await toCapture(provider ?? '', request, Date.now(), [attempt]))
      return { answer: 200, tookMs: 7, id: added }
    },
    captureUrl: () => 'http://127.0.0.1:4400/',
    attack: (wish) => attackFor(wish, attackers),
    target: () => 'http://localhost:3000/hooks',
    tunnel: () => 'none',
    limits: { 'Keeps at most': '10,000 requests, 256 MB' },
    ...more,
  }
  const server = await serveLocally(
    (port) => {
      const api = createInspectorApi({ source: captures, parts, file: servePageFiles(page), port })
      launchPath = api.launchPath
      return api.fetch
    },
    { port: 0 },
  )
  const origin = `http://127.0.0.1:${server.port}`
  return { captures, origin, launchUrl: () => origin + launchPath(), close: () => server.close() }
}
