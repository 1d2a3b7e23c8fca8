import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runInThisContext } from 'node:vm'
import ts from 'typescript'
import * as z from 'zod/mini'
import * as authors from '../../../../src/authors.js'
import type { AnyProvider } from '../../../../src/core/provider/provider.js'
import * as form from '../../../../src/core/request/body/form.js'
import * as main from '../../../../src/index.js'
import { newCwd, type Ran, run } from '../run.js'

/** Runs `types --from` over documents; the first one is named. A document is written as YAML or JSON, as its text is. */
export function typesFrom(
  documents: Readonly<Record<string, unknown>>,
  flags: readonly string[] = ['--verifier', 'token', '--header', 'X-Token'],
  cwd = newCwd(),
): Promise<Ran> {
  for (const [name, content] of Object.entries(documents)) {
    mkdirSync(dirname(join(cwd, name)), { recursive: true })
    writeFileSync(join(cwd, name), typeof content === 'string' ? content : JSON.stringify(content))
  }
  // The package of the user's project that reads YAML.
  mkdirSync(join(cwd, 'node_modules'), { recursive: true })
  rmSync(join(cwd, 'node_modules/yaml'), { force: true })
  symlinkSync(join(import.meta.dirname, '../../../../node_modules/yaml'), join(cwd, 'node_modules/yaml'))
  return run(['types', '--from', Object.keys(documents)[0] ?? '', ...flags], { cwd })
}

/** A written module. */
export interface Written {
  readonly provider: AnyProvider
  readonly events: Readonly<Record<string, z.ZodMiniType>>
}

const modules: Readonly<Record<string, unknown>> = {
  'webhook-receiver': main,
  'webhook-receiver/authors': authors,
  'webhook-receiver/form': form,
  'zod/mini': z,
}

/** Runs written code with the sources of the package. */
export function load(code: string): Written {
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2023 },
  })
  const exported: Record<string, unknown> = {}
  // In this context, so that its objects are those of the test.
  const body = runInThisContext(`(require, exports) => {${outputText}\n}`) as (...given: readonly unknown[]) => void
  body((name: string) => modules[name], exported)
  const of = (ending: string) => Object.entries(exported).find(([name]) => name.endsWith(ending))?.[1]
  // A written module has both.
  return { provider: of('Provider') as AnyProvider, events: of('Events') as Written['events'] }
}

/** A document of OpenAPI with webhooks, by the schemas of their payloads. */
export function openApi(webhooks: Readonly<Record<string, unknown>>, schemas: object = {}): object {
  const items = Object.entries(webhooks).map(([name, schema]) => [
    name,
    { post: { requestBody: { content: { 'application/json': { schema } } } } },
  ])
  return { openapi: '3.1.0', info: { title: 'Acme' }, webhooks: Object.fromEntries(items), components: { schemas } }
}
