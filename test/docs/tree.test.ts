import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readPages, root } from './pages.js'

/** The paths of a tree in which each line is a name, indented below its folder, and what it is. */
function pathsOf(tree: string): readonly string[] {
  const folders: string[] = []
  return tree
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, indentation = '', name = ''] = /^( *)(\S+) {2,}\S/.exec(line) ?? /^( *)(\S+)$/.exec(line) ?? []
      const depth = indentation.length / 2
      folders.splice(depth, folders.length, name)
      return folders.join('')
    })
}

const contributing = readPages().find(({ path }) => path === 'CONTRIBUTING.md')
const tree = contributing?.blocks.find(({ marks }) => marks.includes('tree'))?.code ?? ''
const paths = pathsOf(tree)

describe('the tree in CONTRIBUTING.md', () => {
  it('names what exists', () => {
    expect(paths.length).toBeGreaterThan(100)
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })

  it('names every file of src, and every folder of test', () => {
    const files = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    const expected = files.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    expect(expected.filter((file) => !paths.includes(file.slice(root.length + 1)))).toEqual([])

    const mirrored = readdirSync(join(root, 'src'))
    const folders = readdirSync(join(root, 'test'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
    const others = folders.map(({ name }) => name).filter((name) => !mirrored.includes(name))
    expect(others.filter((name) => !paths.includes(`test/${name}/`))).toEqual([])
  })

  it('names nothing twice', () => {
    expect(new Set(paths).size).toBe(paths.length)
  })
})

describe('pathsOf', () => {
  it('joins names to the folder above them', () => {
    const text = 'a/    rooms\n  b/\n    c.ts  one\n  d.ts    two\ne.ts      three\n'
    expect(pathsOf(text)).toEqual(['a/', 'a/b/', 'a/b/c.ts', 'a/d.ts', 'e.ts'])
  })
})
