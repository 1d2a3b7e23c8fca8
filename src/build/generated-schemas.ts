import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import { build } from 'esbuild'
import type { $ZodType } from 'zod/v4/core'
import { applyEdits, type Edit, parseSource, schemaCalls } from './source-edits.js'
import { ValidatorWriter } from './validator-code.js'

/** The names of `core/provider/generated-schema.ts` that generated code uses. */
const generatedNames = ['fail', 'generatedSchema', 'isRecord', 'matches'] as const

/** The schemas that each file passes to `compileSchema`, in their order, by the path of the file. */
export type SchemasOf = ReadonlyMap<string, readonly $ZodType[]>

/** Runs the files that call `compileSchema`, and collects the schemas. */
export async function collectSchemas(files: readonly string[]): Promise<SchemasOf> {
  const calling = files.filter((file) => callsIn(file, readFileSync(file, 'utf8')).length > 0)
  const { outputFiles } = await build({
    stdin: {
      contents: calling.map((file, index) => `export * as m${index} from '${file}'`).join('\n'),
      resolveDir: '/',
    },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    write: false,
    conditions: ['@webhook-receiver/source'],
    packages: 'external',
    logLevel: 'error',
    plugins: [
      {
        name: 'collect schemas',
        setup({ onLoad }) {
          onLoad({ filter: /\.ts$/ }, ({ path }) => ({ contents: collecting(path), loader: 'ts' }))
        },
      },
    ],
  })
  const schemas = new Map<string, $ZodType[]>()
  const collect = (file: string, schema: $ZodType): $ZodType => {
    schemas.set(file, [...(schemas.get(file) ?? []), schema])
    return schema
  }
  const run = compileFunction(String(outputFiles[0]?.text), ['require', 'module', 'collectSchema'])
  run(createRequire(join(import.meta.dirname, 'x.js')), { exports: {} }, collect)
  return schemas
}

function callsIn(file: string, text: string) {
  return text.includes('compileSchema(') && !file.endsWith('/compile-schema.ts')
    ? schemaCalls(parseSource(file, text))
    : []
}

function collecting(file: string): string {
  const text = readFileSync(file, 'utf8')
  return applyEdits(
    text,
    callsIn(file, text).map(({ arguments: [schema] }): Edit => {
      if (schema === undefined) throw new TypeError(`${file}: compileSchema takes a schema`)
      return { start: schema.pos, end: schema.end, text: `collectSchema(${JSON.stringify(file)}, ${schema.getText()})` }
    }),
  )
}

/** The text of a file whose calls of `compileSchema` are replaced by generated validators. */
export function withGeneratedSchemas(file: string, text: string, schemas: SchemasOf): string {
  const calls = callsIn(file, text)
  if (calls.length === 0) return text
  const writer = new ValidatorWriter()
  const edits = calls.map((call, index): Edit => {
    const schema = schemas.get(file)?.[index]
    if (schema === undefined) throw new TypeError(`${file}: schema ${index} is not known`)
    return { start: call.getStart(), end: call.end, text: `generatedSchema(${writer.write(schema)})` }
  })
  const edited = applyEdits(text, edits).replace(
    /import \{ compileSchema \} from '([^']*)compile-schema\.js'/,
    (_, folder) => {
      return `import { ${generatedNames.join(', ')} } from '${folder}generated-schema.js'`
    },
  )
  return `${edited}\n${writer.code}\n`
}
