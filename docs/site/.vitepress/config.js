import { defineConfig } from 'vitepress'
import { fixLinks, toIndex } from './links.js'
import { writeTexts } from './texts.js'

const page = (text, link) => ({ text, link: `/${link}` })
const vendors = 'Discord GitHub GitLab Google HubSpot Jira PayPal Shopify Slack Square Stripe Twilio Twitch Zoom'.split(
  ' ',
)

const widePages = ['index.md', 'vendors/index.md']

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
  srcExclude: ['site/**'],
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
      {
        text: 'Start',
        items: [
          page('All tasks', ''),
          page('Getting started', 'start/getting-started'),
          page('Next steps', 'start/next-steps'),
          page('Local development', 'test/local-development'),
          page('Send and replay', 'test/sending'),
          page('Tunnels', 'test/tunnels'),
          page('Command line', 'reference/cli'),
          page('The inspector', 'test/inspector'),
          page('For editors and agents', 'test/mcp'),
          page('Troubleshooting', 'test/troubleshooting'),
          page('Testing', 'test/testing'),
          page('Deploying', 'operate/deploying'),
          page('Migrating', 'start/migrating'),
        ],
      },
      {
        text: 'Receive',
        items: [
          page('Concepts', 'start/concepts'),
          page('Handlers and types', 'receive/handlers'),
          page('Options and receipts', 'reference/options'),
          page('Errors', 'errors'),
          page('Delivery semantics', 'store/delivery-semantics'),
          page('Once and in time', 'store/delivery-options'),
          page('Dedupe stores', 'store/dedupe'),
          page('A slow store, your own', 'store/dedupe-own'),
          page('Ordering', 'store/ordering'),
          page('Ordering in detail', 'store/ordering-details'),
          page('Observability', 'operate/observability'),
        ],
      },
      {
        text: 'Verify',
        items: [
          page('Verification', 'receive/verification'),
          page('Combining verifiers', 'receive/combining-verifiers'),
          page('Secrets and keys', 'receive/secrets-and-keys'),
          page('Wrong signatures', 'test/signature-mismatch'),
          page('The doctor', 'test/doctor'),
          page('Who sent it?', 'test/who-sent-it'),
          page('Attack your endpoint', 'test/attack'),
          page('What an attack tests', 'test/attack-cases'),
          page('How libraries score', 'test/attack-scoreboard'),
          page('Your own verifier', 'receive/own-verifier'),
          page('Threat model', 'operate/threat-model'),
          page('Remaining risks', 'operate/remaining-risks'),
        ],
      },
      {
        text: 'Vendors',
        collapsed: true,
        items: [
          page('What each one signs', 'vendors/'),
          page('The table of vendors', 'vendors/table'),
          ...vendors.map((name) => page(name, `vendors/${name.toLowerCase()}`)),
          page('Standard Webhooks', 'vendors/standard-webhooks'),
          page('A2A', 'vendors/a2a'),
          page('AdCP', 'vendors/adcp'),
          page('UCP', 'vendors/ucp'),
          page('CloudEvents', 'vendors/cloudevents'),
          page('Converting to CloudEvents', 'receive/to-cloudevents'),
          page('HTTP message signatures', 'vendors/http-signatures'),
          page('Custom providers', 'receive/custom-provider'),
          page('Body formats', 'receive/body-formats'),
          page('Styles', 'vendors/styles/'),
        ],
      },
      {
        text: 'Frameworks',
        collapsed: true,
        items: [
          page('All frameworks', 'frameworks/'),
          page('Express', 'adapters/express'),
          page('Fastify', 'adapters/fastify'),
          page('NestJS', 'adapters/nestjs'),
          page('Koa', 'adapters/koa'),
          page('node:http', 'adapters/node'),
          page('Next.js', 'adapters/next'),
          page('h3, Nitro, Nuxt', 'adapters/h3'),
          page('AWS Lambda', 'adapters/lambda'),
          page('Hono, Workers, Bun, Deno', 'adapters/fetch'),
          page('Others', 'adapters/recipes'),
        ],
      },
      {
        text: 'Inbox',
        collapsed: true,
        items: [
          page('Choosing', 'store/choosing-an-inbox'),
          page('The inbox', 'store/inbox'),
          page('PostgreSQL', 'store/inbox-postgres'),
          page('Redis', 'store/inbox-redis'),
          page('NATS', 'store/inbox-nats'),
          page('Other engines', 'store/inbox-engines'),
          page('Running it', 'operate/inbox-operations'),
          page('Outages', 'operate/inbox-outages'),
          page('Faults', 'operate/inbox-faults'),
          page('Capacity', 'operate/inbox-capacity'),
        ],
      },
      {
        text: 'More',
        collapsed: true,
        items: [
          page('Clients', 'reference/clients'),
          page('Push channels', 'reference/clients-channels'),
          page('Trackers, payments, chat', 'reference/clients-services'),
          page('Registrations as code', 'reference/clients-hooks'),
          page('The resource of a delivery', 'reference/clients-resources'),
          page('After a downtime', 'store/missed'),
          page('The simulator', 'test/simulator'),
          page('The simulator in detail', 'test/simulator-details'),
          page('Contracts', 'test/testing-contracts'),
          page('Performance', 'reference/performance'),
          page('By framework and algorithm', 'reference/performance-frameworks'),
          page('Growth, memory, size', 'reference/performance-growth'),
          page('Decisions', 'design/decisions/'),
          page('API reference', 'reference/api/'),
        ],
      },
    ],
  },
})
