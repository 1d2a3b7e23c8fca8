import { describe, expect, it } from 'vitest'
import { anchorsOf, proseOf, toPage } from './pages.js'

const page = toPage(
  'docs/page.md',
  `# The page: \`on\`, and more

\`\`\`ts run
first()
\`\`\`

1. In a list

   \`\`\`js file=a.mjs
   if (second) {
     third()
   }
   \`\`\`

## Next.js
`,
)

describe('toPage', () => {
  it('finds blocks with their marks and their line', () => {
    expect(page.blocks).toEqual([
      { page: 'docs/page.md', line: 3, language: 'ts', marks: ['run'], code: 'first()\n' },
      {
        page: 'docs/page.md',
        line: 9,
        language: 'js',
        marks: ['file=a.mjs'],
        code: 'if (second) {\n  third()\n}\n',
      },
    ])
  })
})

describe('proseOf', () => {
  it('omits blocks', () => {
    expect(proseOf(page)).not.toMatch(/first|third/)
  })
})

describe('anchorsOf', () => {
  it('writes headings as git hosts do', () => {
    expect(anchorsOf(page)).toEqual(['the-page-on-and-more', 'nextjs'])
  })
})
