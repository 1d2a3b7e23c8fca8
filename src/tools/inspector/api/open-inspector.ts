import type { Captures } from '../captures/captures.js'
import { createInspectorApi, type InspectorApi } from './api.js'
import { servePageFiles } from './page-files.js'
import type { InspectorParts } from './parts.js'
import { serveLocally } from './serve.js'
import { toCaptureSource } from './stored-source.js'

/** Options of {@link openInspector}. */
export interface OpenInspectorOptions extends InspectorParts {
  /** The captures that the page shows. */
  readonly captures: Captures
  /** `0` chooses a free one. @default 4401 */
  readonly port?: number
}

/** A running inspector. */
export interface OpenInspector {
  readonly port: number
  /** Makes an address that opens the page once: print it, and do not write it to a log. */
  readonly launchUrl: () => string
  readonly close: () => Promise<void>
}

/**
 * Serves the page of the workbench on 127.0.0.1, on a separate port, so that a tunnel to the captures cannot reach it.
 *
 * @throws {Error} of Node, if the port is in use
 */
export async function openInspector({ captures, port = 4401, ...parts }: OpenInspectorOptions): Promise<OpenInspector> {
  let api: InspectorApi | undefined
  const source = toCaptureSource(captures)
  const server = await serveLocally(
    (actual) => {
      api = createInspectorApi({ source, parts, file: servePageFiles(), port: actual })
      return api.fetch
    },
    { port },
  )
  return {
    port: server.port,
    launchUrl: () => `http://127.0.0.1:${server.port}${api?.launchPath() ?? '/'}`,
    close: () => {
      api?.close()
      return server.close()
    },
  }
}
