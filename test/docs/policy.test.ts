import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readPages, root } from './pages.js'

const text = readPages().find(({ path }) => path === 'docs/operate/policy.md')?.text ?? ''
const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.includes('node_modules'),
)

describe('docs/operate/policy.md', () => {
  it('lists what the declarations mark as experimental', () => {
    const marked = sources.flatMap((file) =>
      [
        ...readFileSync(join(root, 'src', file), 'utf8').matchAll(
          /^ \* @experimental(?:(?!\*\/)[\s\S])*\*\/\nexport (?:abstract )?\w+ (\w+)/gm,
        ),
      ].map(([, name]) => name),
    )
    const [, section = ''] = /### Experimental\n([\s\S]*?)\n## /.exec(text) ?? []
    const listed = [...section.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = '']) =>
      cell.replaceAll('`', '').split(', '),
    )
    expect(listed.sort()).toEqual(marked.sort())
    expect(marked.length).toBeGreaterThan(5)
  })

  it('names the oldest Node of package.json', () => {
    const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    expect(text).toContain(`| Node ${engines.node.replace('>=', '')} |`)
  })
})
