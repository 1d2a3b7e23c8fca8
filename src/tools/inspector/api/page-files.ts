import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const mediaTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
}

/**
 * Serves the built page: the files of one folder, listed once, so that no path leads out of it.
 *
 * @param folder - @default `dist/tools/inspector/page` of this package
 */
export function servePageFiles(folder?: string): (path: string) => Promise<Response | undefined> {
  let files: { readonly folder: string; readonly names: ReadonlySet<string> } | undefined
  return async (path) => {
    files ??= list(folder ?? builtPage())
    if (files.names.size === 0) return missing()
    if (!files.names.has(path)) return undefined
    const type = mediaTypes[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
    // The names of all files but the first contain a hash of the content.
    const cached = path === 'index.html' ? 'no-store' : 'private, max-age=31536000, immutable'
    const bytes = await readFile(join(files.folder, path))
    return new Response(bytes, { headers: { 'content-type': type, 'cache-control': cached } })
  }
}

function list(folder: string): { readonly folder: string; readonly names: ReadonlySet<string> } {
  try {
    const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    return {
      folder,
      names: new Set(entries.filter((name) => name.includes('.')).map((name) => name.replaceAll('\\', '/'))),
    }
  } catch {
    return { folder, names: new Set() }
  }
}

// From the root of the package, because this code is in different files of `src` and `dist`.
function builtPage(): string {
  const root = dirname(createRequire(import.meta.url).resolve('webhook-receiver/package.json'))
  return join(root, 'dist/tools/inspector/page')
}

function missing(): Response {
  const text = 'The page of the inspector is not built. In the repository, run `npm run build`.\n'
  return new Response(text, { status: 503, headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
