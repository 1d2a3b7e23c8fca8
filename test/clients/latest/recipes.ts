import ts from 'typescript'
import { readPages } from '../../docs/pages.js'

/** The code of a block of the page, as a module. */
export async function recipe<Module>(name: string): Promise<Module> {
  const page = readPages().find(({ path }) => path === 'docs/receive/latest.md')
  const code = page?.blocks.find(({ marks }) => marks.includes(`file=${name}`))?.code
  if (code === undefined) throw new Error(`the page has no block ${name}`)
  const target = { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext }
  const { outputText } = ts.transpileModule(code, { compilerOptions: target })
  return import(`data:text/javascript,${encodeURIComponent(outputText)}`)
}
