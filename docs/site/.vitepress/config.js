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
        miniSearch: { searchOptions: { boostDocument: (id) => (/^\/?(api|decisions)\//.test(id) ? 0.4 : 1) } },
      },
    },
    outline: [2, 3],
    nav: [
      page('Getting started', 'getting-started'),
      page('Vendors', 'vendors/'),
      page('Frameworks', 'adapters/'),
      page('API', 'api/'),
    ],
    sidebar: [
      {
        text: 'Start',
        items: [
          page('All tasks', ''),
          page('Getting started', 'getting-started'),
          page('Next steps', 'next-steps'),
          page('Local development', 'local-development'),
          page('Send and replay', 'sending'),
          page('Tunnels', 'tunnels'),
          page('Command line', 'cli'),
          page('The inspector', 'inspector'),
          page('For editors and agents', 'mcp'),
          page('Troubleshooting', 'troubleshooting'),
          page('Testing', 'testing'),
          page('Deploying', 'deploying'),
          page('Migrating', 'migrating'),
        ],
      },
      {
        text: 'Receive',
        items: [
          page('Concepts', 'concepts'),
          page('Handlers and types', 'handlers'),
          page('Options and receipts', 'options'),
          page('Errors', 'errors'),
          page('Delivery semantics', 'delivery-semantics'),
          page('Once and in time', 'delivery-options'),
          page('Dedupe stores', 'dedupe'),
          page('A slow store, your own', 'dedupe-own'),
          page('Ordering', 'ordering'),
          page('Ordering in detail', 'ordering-details'),
          page('Observability', 'observability'),
        ],
      },
      {
        text: 'Verify',
        items: [
          page('Verification', 'verification'),
          page('Combining verifiers', 'combining-verifiers'),
          page('Verifying PayPal', 'paypal-verification'),
          page('Jira apps', 'jira-apps'),
          page('Secrets and keys', 'secrets-and-keys'),
          page('Wrong signatures', 'signature-mismatch'),
          page('The doctor', 'doctor'),
          page('Who sent it?', 'who-sent-it'),
          page('Attack your endpoint', 'conformance'),
          page('What an attack tests', 'conformance-cases'),
          page('How libraries score', 'conformance-scoreboard'),
          page('Your own verifier', 'own-verifier'),
          page('Threat model', 'threat-model'),
          page('Remaining risks', 'remaining-risks'),
        ],
      },
      {
        text: 'Vendors',
        collapsed: true,
        items: [
          page('What each one signs', 'vendors/'),
          page('The table of vendors', 'vendor-table'),
          ...vendors.map((name) => page(name, `vendors/${name.toLowerCase()}`)),
          page('Standard Webhooks', 'vendors/standard-webhooks'),
          page('A2A', 'vendors/a2a'),
          page('AdCP', 'vendors/adcp'),
          page('UCP', 'vendors/ucp'),
          page('CloudEvents', 'vendors/cloudevents'),
          page('Converting to CloudEvents', 'to-cloudevents'),
          page('HTTP message signatures', 'vendors/http-signatures'),
          page('Custom providers', 'custom-provider'),
          page('Body formats', 'body-formats'),
          page('Styles', 'styles/'),
        ],
      },
      {
        text: 'Frameworks',
        collapsed: true,
        items: [
          page('All frameworks', 'adapters/'),
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
          page('Choosing', 'choosing-an-inbox'),
          page('The inbox', 'inbox'),
          page('PostgreSQL', 'inbox-postgres'),
          page('Redis', 'inbox-redis'),
          page('NATS', 'inbox-nats'),
          page('Other engines', 'inbox-engines'),
          page('Running it', 'inbox-operations'),
          page('Outages', 'inbox-outages'),
          page('Faults', 'inbox-faults'),
          page('Capacity', 'inbox-capacity'),
        ],
      },
      {
        text: 'More',
        collapsed: true,
        items: [
          page('Clients', 'clients'),
          page('Push channels', 'clients-channels'),
          page('Trackers, payments, chat', 'clients-services'),
          page('Registrations as code', 'clients-hooks'),
          page('The resource of a delivery', 'clients-resources'),
          page('After a downtime', 'claims'),
          page('The simulator', 'simulator'),
          page('The simulator in detail', 'simulator-details'),
          page('Contracts', 'testing-contracts'),
          page('Performance', 'performance'),
          page('By framework and algorithm', 'performance-frameworks'),
          page('Growth, memory, size', 'performance-growth'),
          page('Decisions', 'decisions/'),
          page('API reference', 'api/'),
        ],
      },
    ],
  },
})
