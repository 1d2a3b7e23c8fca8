import { describe, expect, it } from 'vitest'
import { type Page, readPages, toPage } from './pages.js'

// Of one shell only: variables, quotation marks that cmd does not know, chains that Windows PowerShell does not know.
const special = /^\s*(export|set|\$env:)\b|^\s*[A-Z_]+=\S*\s|\\$|\$\(|\$\w|'|&&|\|\||`/

/** Lines of blocks for a shell that only some shells understand, as `page: line`. */
function specialLines(pages: readonly Page[]): string[] {
  return pages
    .flatMap(({ blocks }) => blocks)
    .filter(({ language }) => ['sh', 'bash', 'console'].includes(language))
    .flatMap(({ page, code }) => code.split('\n').map((line) => ({ page, line })))
    .filter(({ line }) => special.test(line))
    .map(({ page, line }) => `${page}: ${line}`)
}

describe('the commands in the documentation', () => {
  it('work in bash, in PowerShell and in cmd', () => {
    // Contributors have bash.
    const forUsers = readPages().filter(({ path }) => path !== 'CONTRIBUTING.md')
    expect(specialLines(forUsers)).toEqual([])
  })

  it.each(['export A=b', 'A=b node x.mjs', 'node \\', 'a && b', "curl -d '{}'", 'echo $(pwd)'])(
    'would be found: %s',
    (line) => {
      expect(specialLines([toPage('x.md', `\`\`\`sh\n${line}\n\`\`\`\n`)])).toEqual([`x.md: ${line}`])
    },
  )
})
