import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  findCycles,
  type ImportGraph,
  missingFiles,
  readImportGraph,
  readRooms,
  wrongArrows,
  wrongPackages,
} from './import-graph.js'

const root = join(import.meta.dirname, '../..')
const contributing = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
const mayImport = readRooms(contributing.slice(contributing.indexOf('## The rooms')))

// Heavy packages, and packages that do not run everywhere, are imported only where they are used, behind a subpath.
const packagesIn: Readonly<Record<string, RegExp>> = {
  'node:':
    /^(build|inspector|cli)\/|^((crypto|adapters)\/(node|express|koa|fastify|nestjs|next|h3)[^/]*|(inbox\/embedded|testing\/contracts)\/.*|conformance\/wire\/node-[^/]*)$/,
  esbuild: /^build\//,
  preact: /^inspector\/page\//,
  typescript: /^build\//,
  vite: /^build\//,
  zod: /^(build|schema|provider|styles|vendors|cloudevents|clients|claims|inbox|inspector)\//,
  qs: /^request\/body\/form\.ts$/,
  'fast-xml-parser': /^request\/body\/xml[^/]*$/,
  jose: /^(verify\/(jws|keys\/)|vendors\/jira\/jwt)/,
  'structured-headers': /^verify\/http-signature/,
  '@opentelemetry/api': /^opentelemetry\//,
  tweetnacl: /^crypto\/ed25519/,
}

const graph = readImportGraph(join(root, 'src'), {
  '#crypto': ['crypto/node.ts', 'crypto/web.ts'],
})

function graphOf(imports: Readonly<Record<string, readonly string[]>>): ImportGraph {
  return new Map(Object.entries(imports))
}

describe('the imports of src', () => {
  it('lead to files that exist', () => {
    expect(graph.size).toBeGreaterThan(30)
    expect(missingFiles(graph)).toEqual([])
  })

  it('go in one direction only', () => {
    expect(wrongArrows(graph, mayImport)).toEqual([])
  })

  it('follow a table that lists every room after the rooms that it may import', () => {
    const rooms = Object.keys(mayImport)
    const folders = readdirSync(join(root, 'src'), { withFileTypes: true }).map((entry) =>
      entry.isDirectory() ? `${entry.name}/` : entry.name,
    )
    expect(rooms.filter((room) => !room.startsWith('*')).sort()).toEqual(folders.sort())
    const upward = rooms.flatMap((room, place) =>
      (mayImport[room] ?? []).filter((other) => rooms.indexOf(other) >= place).map((other) => `${room} -> ${other}`),
    )
    expect(upward).toEqual([])
  })

  it('connect folders of 2 to 15 files, with two files directly in src', () => {
    const files = new Map<string, number>()
    for (const file of graph.keys()) files.set(dirname(file), (files.get(dirname(file)) ?? 0) + 1)
    expect(files.get('.')).toBe(2)
    const hasRooms = (folder: string) => [...files.keys()].some((other) => other.startsWith(`${folder}/`))
    // Flat lists, with one file for each row of the table of vendors and for each command.
    files.delete('vendors/rows')
    files.delete('cli/commands')
    expect([...files].filter(([folder, count]) => count > 15 || (count < 2 && !hasRooms(folder)))).toEqual([])
  })

  it('never lead from the library to the workbench', () => {
    const isWorkbench = (file: string) => /^(cli|inspector)\//.test(file)
    const wrong = [...graph].filter(([file, imports]) => !isWorkbench(file) && imports.some(isWorkbench))
    expect([...graph.keys()].filter(isWorkbench).length).toBeGreaterThan(50)
    expect(wrong.map(([file]) => file)).toEqual([])
  })

  it('use each package only in its place', () => {
    expect(wrongPackages(graph, packagesIn)).toEqual([])
  })

  it('have no cycle', () => {
    expect(findCycles(graph)).toEqual([])
  })
})

describe('the check of the imports', () => {
  it('reports an arrow in the wrong direction and a room without a row', () => {
    const wrong = graphOf({
      'receiver/receiver.ts': ['styles/host.ts'],
      'attic/box.ts': [],
      'request/body/json.ts': ['request/headers.ts'],
    })
    expect(wrongArrows(wrong, mayImport)).toEqual([
      'receiver/receiver.ts -> styles/host.ts',
      'attic/box.ts is in no room of the table',
    ])
  })

  it('reports a package in the wrong place, and one without a place', () => {
    const wrong = graphOf({ 'body/json.ts': ['node:fs', 'qs', '@scope/new/deep'], 'crypto/node.ts': ['node:crypto'] })
    expect(wrongPackages(wrong, packagesIn)).toEqual([
      'body/json.ts -> node:fs',
      'body/json.ts -> qs',
      'body/json.ts -> @scope/new/deep',
    ])
  })

  it('reports each cycle once, also inside a room', () => {
    const wrong = graphOf({ 'a.ts': ['b.ts', 'c.ts'], 'b.ts': ['c.ts'], 'c.ts': ['d.ts'], 'd.ts': ['c.ts'] })
    expect(findCycles(wrong)).toEqual(['c.ts -> d.ts -> c.ts'])
  })

  it('reads imports of types, re-exports and dynamic imports', () => {
    expect(graph.get('index.ts')).toContain('request/delivery.ts')
    expect(graph.get('verify/hmac-signature.ts')).toContain('crypto/web.ts')
    expect(graph.get('verify/verifier.ts')).toContain('request/delivery.ts')
  })
})
