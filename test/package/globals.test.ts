import { join, relative } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { createHost } from './compiler-host.js'

const root = join(import.meta.dirname, '../..')
const src = join(root, 'src')

// The only files that may know that they run on Node.
const nodeOnly = /^((crypto|adapters)\/(node|express|koa)[^/]*|inbox\/embedded\/.*)$/

function programOf(files: readonly string[], madeUp?: string): ts.Program {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const host = createHost(options)
  const { fileExists, getSourceFile } = host
  if (madeUp !== undefined) {
    host.fileExists = (name) => files.includes(name) || fileExists(name)
    host.getSourceFile = (name, how, ...rest) =>
      files.includes(name) ? ts.createSourceFile(name, madeUp, how) : getSourceFile(name, how, ...rest)
  }
  return ts.createProgram(files, options, host)
}

/** Names that only Node's types declare, and `console`, as `file: name`. */
function nodeGlobals(program: ts.Program, files: readonly string[]): string[] {
  const checker = program.getTypeChecker()
  return files.flatMap((file) => {
    const found = new Set<string>()
    const visit = (node: ts.Node) => {
      if (ts.isIdentifier(node) && !isMember(node) && isNodeGlobal(checker, node))
        found.add(`${relative(src, file)}: ${node.text}`)
      ts.forEachChild(node, visit)
    }
    const source = program.getSourceFile(file)
    if (source === undefined) throw new Error(`${file} is not part of the program`)
    visit(source)
    return [...found]
  })
}

function isMember(node: ts.Identifier): boolean {
  return ts.isPropertyAccessExpression(node.parent) && node.parent.name === node
}

function isNodeGlobal(checker: ts.TypeChecker, node: ts.Identifier): boolean {
  const declarations = checker.getSymbolAtLocation(node)?.declarations ?? []
  if (declarations.length === 0) return false
  const ofNode = (declaration: ts.Declaration) => /\/@types\/node\//.test(declaration.getSourceFile().fileName)
  return declarations.every(ofNode) || (node.text === 'console' && declarations.some(ofNode))
}

describe('src', () => {
  it('uses nothing that only Node has, except where it is meant for Node', () => {
    const files = ts.sys.readDirectory(src, ['.ts']).filter((file) => !nodeOnly.test(relative(src, file)))
    expect(nodeGlobals(programOf(files), files)).toEqual([])
  })
})

describe('the check for globals of Node', () => {
  it('reports them and leaves own names alone', () => {
    const file = join(src, 'made-up.ts')
    const text = `
      export async function process() { return Buffer.from('') }
      export const later: NodeJS.Timeout = setImmediate(() => console.log(setTimeout, { Buffer: 1 }))
      void process()`
    const found = nodeGlobals(programOf([file], text), [file])
    expect(found.map((line) => line.replace('made-up.ts: ', ''))).toEqual(
      expect.arrayContaining(['Buffer', 'NodeJS', 'setImmediate', 'console']),
    )
    expect(found).not.toContain('made-up.ts: process')
    expect(found).not.toContain('made-up.ts: setTimeout')
  })
})
