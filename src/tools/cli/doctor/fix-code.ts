import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DiagnosisFramework } from '../../doctor/index.js'

/** How to keep the received bytes, as code to copy. */
const rawBodyCode: Readonly<Record<Exclude<DiagnosisFramework, 'general'>, string>> = {
  express: `import { toExpress } from 'webhook-receiver/express'

// Above app.use(express.json()), so that nothing parses the body first.
app.post('/webhooks', toExpress(receiver))
app.use(express.json())`,
  koa: `import { toKoa } from 'webhook-receiver/koa'

// Above app.use(bodyParser()), so that nothing parses the body first.
router.post('/webhooks', toKoa(receiver))`,
  node: `import { toNode } from 'webhook-receiver/node'

const handle = toNode(receiver)
createServer((request, response) => handle(request, response)).listen(3000)`,
  fastify: `import { toFastify } from 'webhook-receiver/fastify'

await app.register(toFastify(receiver), { prefix: '/webhooks' })`,
  nest: `const app = await NestFactory.create(AppModule, { rawBody: true })`,
  fetch: `import { toFetch } from 'webhook-receiver/fetch'

// Nothing may call request.json() or request.text() before.
export default { fetch: toFetch(receiver) }`,
  hono: `import { toFetch } from 'webhook-receiver/fetch'

const handle = toFetch(receiver)
app.post('/webhooks', (c) => handle(c.req.raw))`,
  next: `// app/webhooks/route.ts
import { toNextRoute } from 'webhook-receiver/next'

export const POST = toNextRoute(receiver)`,
  lambda: `import { toLambda } from 'webhook-receiver/lambda'

export const handler = toLambda(receiver)`,
}

const causes: readonly string[] = [
  'body_reserialised',
  'body_whitespace',
  'body_line_endings',
  'body_charset',
  'body_lost',
  'body_base64',
  'body_read_before',
  'form_reserialised',
]

/** The code that corrects a cause in a framework; `undefined` if it is not a matter of code. */
export function fixCodeFor(cause: string, framework: DiagnosisFramework): string | undefined {
  return causes.includes(cause) && framework !== 'general' ? rawBodyCode[framework] : undefined
}

// The first one that a project depends on counts: NestJS and Next.js bring others along.
const packages: readonly (readonly [name: string, framework: DiagnosisFramework])[] = [
  ['next', 'next'],
  ['@nestjs/core', 'nest'],
  ['fastify', 'fastify'],
  ['hono', 'hono'],
  ['koa', 'koa'],
  ['express', 'express'],
  ['@types/aws-lambda', 'lambda'],
]

/** The framework of the project in a folder, from its package.json, so that fixes name the line to change. */
export function frameworkOf(folder: string): DiagnosisFramework {
  try {
    const manifest: { dependencies?: object; devDependencies?: object } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    )
    const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
    return packages.find(([name]) => names.includes(name))?.[1] ?? 'general'
  } catch {
    return 'general'
  }
}
