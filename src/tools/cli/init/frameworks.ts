import { type Framework, importOf, type Project } from './project.js'
import type { StoreName } from './stores.js'

const everywhere: readonly StoreName[] = ['none', 'memory', 'redis', 'postgres', 'sqlite-inbox', 'postgres-inbox']
const functions: readonly StoreName[] = ['none', 'redis', 'postgres']

const port = "const { PORT = '3000' } = process.env\n"
const listening = `() => console.log(\`Receiving at http://localhost:\${PORT}/webhooks\`)`

const receiver = (project: Project) => `import { receiver } from '${importOf('./receiver', project)}'\n`

/** Handles what the inbox stored, in the process of the server. */
function consumption({ store }: Project): string {
  if (store.kind !== 'inbox') return ''
  return `
const consumption = await inbox.consume(receiver)
process.once('SIGTERM', async () => {
  await consumption.close()
  await receiver.drain()
  await inbox.close()
  process.exit()
})
`
}

const storeImport = (project: Project) =>
  project.store.kind === 'inbox' ? `import { inbox } from '${importOf('./store', project)}'\n` : ''

/** A server: imports, the port, the consumption of the inbox, and the code of the framework. */
const server = (
  project: Project,
  imports: string,
  code: string,
  own = `${receiver(project)}${storeImport(project)}`,
) => ({ server: `${imports}${own}\n${port}${consumption(project)}\n${code}` })

const serverProject = { stores: everywhere, main: 'server', address: '3000/webhooks' } as const

/** The frameworks by the values of `--framework`. */
export const frameworks = {
  express: {
    title: 'Express',
    packages: { express: '^5.2.0' },
    types: { '@types/express': '^5.0.0' },
    ...serverProject,
    files: (project) =>
      server(
        project,
        "import express from 'express'\nimport { toExpress } from 'webhook-receiver/express'\n",
        `const app = express()
// Above any body parser: the signature is over the bytes as they arrive.
app.post('/webhooks', toExpress(receiver))
app.use(express.json())

app.listen(Number(PORT), ${listening})
`,
      ),
  },
  fastify: {
    title: 'Fastify',
    packages: { fastify: '^5.6.0' },
    ...serverProject,
    files: (project) =>
      server(
        project,
        "import fastify from 'fastify'\nimport { toFastify } from 'webhook-receiver/fastify'\n",
        `const app = fastify()
app.register(toFastify(receiver), { prefix: '/webhooks' })

await app.listen({ port: Number(PORT) })
console.log(\`Receiving at http://localhost:\${PORT}/webhooks\`)
`,
      ),
  },
  nestjs: {
    title: 'NestJS',
    packages: {
      '@nestjs/common': '^12.5.0',
      '@nestjs/core': '^12.5.0',
      '@nestjs/platform-express': '^12.0.0',
      'reflect-metadata': '^0.2.2',
      rxjs: '^7.8.0',
    },
    ...serverProject,
    hasDecorators: true,
    files: (project) => ({
      'webhook.controller': `import { Controller, Post, Req, Res } from '@nestjs/common'
import { type NestRequest, type NestResponse, toNestjs } from 'webhook-receiver/nestjs'
${receiver(project)}
const receive = toNestjs(receiver)

@Controller('webhooks')
export class WebhookController {
  @Post()
  receive(@Req() request: NestRequest, @Res() response: NestResponse) {
    return receive(request, response)
  }
}
`,
      ...server(
        project,
        `import 'reflect-metadata'
import { Module } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
`,
        `@Module({ controllers: [WebhookController] })
class AppModule {}

// rawBody keeps the bytes that were signed.
const app = await NestFactory.create(AppModule, { rawBody: true })
await app.listen(PORT)
`,
        `${project.store.kind === 'inbox' ? `${receiver(project)}${storeImport(project)}` : ''}import { WebhookController } from '${importOf('./webhook.controller', project)}'\n`,
      ),
    }),
  },
  next: {
    title: 'Next.js',
    hint: 'app router',
    packages: { next: '^16.4.0', react: '^19.0.0', 'react-dom': '^19.0.0' },
    types: { '@types/react': '^19.0.0' },
    stores: ['none', 'memory', 'redis', 'postgres'],
    address: '3000/webhooks',
    scripts: () => ({ dev: 'next dev', build: 'next build', start: 'next start' }),
    startScript: 'dev',
    isBundled: true,
    folder: 'app/webhooks',
    ignored: '.next',
    files: () => ({
      route: `import { toNextRoute } from 'webhook-receiver/next'
import { receiver } from './receiver'

export const POST = toNextRoute(receiver)
`,
    }),
  },
  hono: {
    title: 'Hono',
    packages: { hono: '^4.13.0', '@hono/node-server': '^2.1.0' },
    ...serverProject,
    files: (project) =>
      server(
        project,
        `import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { toFetch } from 'webhook-receiver/fetch'
`,
        `const receive = toFetch(receiver)
const app = new Hono()
app.post('/webhooks', (c) => receive(c.req.raw))

serve({ fetch: app.fetch, port: Number(PORT) }, ${listening})
`,
      ),
  },
  koa: {
    title: 'Koa',
    packages: { koa: '^3.1.0' },
    types: { '@types/koa': '^3.0.0' },
    ...serverProject,
    files: (project) =>
      server(
        project,
        "import Koa from 'koa'\nimport { toKoa } from 'webhook-receiver/koa'\n",
        `const receive = toKoa(receiver)
const app = new Koa()
// Above any body parser: the signature is over the bytes as they arrive.
app.use((ctx, next) => (ctx.path === '/webhooks' ? receive(ctx) : next()))

app.listen(Number(PORT), ${listening})
`,
      ),
  },
  h3: {
    title: 'h3',
    packages: { h3: '^2.0.8' },
    ...serverProject,
    files: (project) =>
      server(
        project,
        "import { H3, serve } from 'h3'\nimport { toH3 } from 'webhook-receiver/h3'\n",
        `const app = new H3().post('/webhooks', toH3(receiver))

serve(app, { port: Number(PORT) })
`,
      ),
  },
  node: {
    title: 'node:http',
    hint: 'no framework',
    packages: {},
    ...serverProject,
    files: (project) =>
      server(
        project,
        "import { createServer } from 'node:http'\nimport { toNode } from 'webhook-receiver/node'\n",
        `const receive = toNode(receiver)

createServer((request, response) => {
  if (request.url?.startsWith('/webhooks')) return receive(request, response)
  return response.writeHead(404).end()
}).listen(Number(PORT), ${listening})
`,
      ),
  },
  workers: {
    title: 'Cloudflare Workers',
    packages: {},
    tools: { wrangler: '^4.60.0' },
    // Isolates share no memory.
    stores: ['none'],
    address: '3000',
    scripts: () => ({ start: 'wrangler dev --port 3000', deploy: 'wrangler deploy' }),
    ignored: '.wrangler',
    files: (project) => ({
      worker: `import { toFetch } from 'webhook-receiver/fetch'
${receiver(project)}
export default { fetch: toFetch(receiver) }
`,
    }),
    others: ({ name, folder, isTypeScript, isModule }) => ({
      'wrangler.jsonc': `${JSON.stringify(
        {
          name,
          main: `${folder}/worker.${isModule ? '' : 'm'}${isTypeScript ? 'ts' : 'js'}`,
          compatibility_date: '2026-04-01',
          compatibility_flags: ['nodejs_compat'],
        },
        null,
        2,
      )}\n`,
    }),
  },
  lambda: {
    title: 'AWS Lambda',
    packages: {},
    tools: { esbuild: '^0.28.0' },
    stores: functions,
    address: '3000',
    main: 'local',
    scripts: (file) => ({
      build: `esbuild ${file('handler')} --bundle --platform=node --target=node22 --format=esm --outfile=dist/handler.mjs`,
    }),
    ignored: 'dist',
    files: (project) => ({
      handler: `import { toLambda } from 'webhook-receiver/lambda'
${receiver(project)}
export const handler = toLambda(receiver)
`,
      local: `// The receiver on this machine, to try it out.
import { createServer } from 'node:http'
import { toNode } from 'webhook-receiver/node'
${receiver(project)}
${port}
createServer(toNode(receiver)).listen(Number(PORT), () => console.log(\`Receiving at http://localhost:\${PORT}\`))
`,
    }),
  },
} as const satisfies Readonly<Record<string, Framework>>

/** The name of a framework. */
export type FrameworkName = keyof typeof frameworks
