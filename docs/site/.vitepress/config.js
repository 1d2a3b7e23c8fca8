import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitepress'
import { fixLinks, toIndex } from './links.js'
import { writeTexts } from './texts.js'

const page = (text, link) => ({ text, link: `/${link}` })
const docs = join(import.meta.dirname, '../..')

/** The pages of a folder by their titles: those named first, then the others. */
function folder(text, path, ...first) {
  const names = readdirSync(join(docs, path)).flatMap((name) => /^(.*)\.md$/.exec(name)?.[1] ?? [])
  const others = names.filter((name) => name !== 'README' && !first.includes(name)).sort()
  const items = [...first, ...others].map((name) => {
    const [, title = name] = /^# (.+)$/m.exec(readFileSync(join(docs, path, `${name}.md`), 'utf8')) ?? []
    return page(title, name === 'README' ? `${path}/` : `${path}/${name}`)
  })
  return { text, collapsed: path !== 'start', items }
}

const widePages = ['pages.md', 'vendors/index.md']

// Pages are outside of this package, so Vite does not find its `vue` from them.
const externalVue = {
  name: 'external-vue',
  enforce: 'pre',
  resolveId: (id, _importer, { ssr }) => (ssr && /^vue(\/|$)/.test(id) ? { id, external: true } : undefined),
}

// The Markdown stays in `docs`, where it is read without this site.
export default defineConfig({
  title: 'webhook-receiver',
  description: 'Receive webhooks safely: verify, type and dispatch them.',
  lang: 'en',
  // The path of the site on its server, such as `/webhook-receiver/`.
  base: process.env.DOCS_BASE ?? '/',
  srcDir: '..',
  srcExclude: ['site/README.md', 'site/node_modules/**', 'site/dist/**'],
  outDir: './dist',
  cacheDir: './.cache',
  rewrites: toIndex,
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  // Wide tables need the room of the outline.
  transformPageData: (data) => {
    if (widePages.includes(data.relativePath)) data.frontmatter.aside = false
  },
  vite: { plugins: [externalVue] },
  markdown: { config: fixLinks },
  buildEnd: writeTexts,
  themeConfig: {
    // Guides first: the API reference has every word somewhere.
    search: {
      provider: 'local',
      options: {
        miniSearch: { searchOptions: { boostDocument: (id) => (/^\/?(reference\/api|design)\//.test(id) ? 0.4 : 1) } },
      },
    },
    outline: [2, 3],
    nav: [
      page('Getting started', 'start/getting-started'),
      page('Vendors', 'vendors/'),
      page('Frameworks', 'frameworks/'),
      page('API', 'reference/api/'),
    ],
    sidebar: [
      folder('Start', 'start', 'getting-started', 'concepts'),
      folder('Receive', 'receive', 'handlers', 'what-is-signed', 'verification', 'secrets-and-keys'),
      folder('Store and order', 'store', 'dedupe', 'delivery-semantics', 'inbox', 'ordering'),
      folder('Vendors', 'vendors', 'README', 'table'),
      folder('Styles', 'vendors/styles', 'README'),
      folder('Frameworks', 'frameworks', 'README'),
      folder('Test and debug', 'test', 'local-development', 'inspector', 'troubleshooting', 'doctor', 'testing'),
      folder('Operate', 'operate', 'deploying', 'policy'),
      folder('Reference', 'reference', 'options', 'cli'),
      {
        text: 'More',
        collapsed: true,
        items: [
          page('All pages', 'pages'),
          page('Errors', 'errors'),
          page('API', 'reference/api/'),
          page('Decisions', 'design/decisions/'),
        ],
      },
    ],
  },
})
