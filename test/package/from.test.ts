import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, inject, it } from 'vitest'
import { errorsOf } from '../../src/build/api/compiler-host.js'
import { openApi, typesFrom } from '../tools/cli/from/written.js'
import { newCwd } from '../tools/cli/run.js'
import { root } from './bundle.js'

const paid = {
  type: 'object',
  required: ['type', 'total'],
  properties: { type: { const: 'paid' }, total: { type: 'integer' }, 'odd name': { type: ['string', 'null'] } },
}
const shipped = {
  allOf: [{ $ref: '#/components/schemas/Base' }, { properties: { type: { const: 'shipped' } }, required: ['type'] }],
  oneOf: [{ properties: { by: { enum: ['rail', 1] } } }, { $ref: '#/components/schemas/Tree' }],
}
const schemas = {
  Base: { type: 'object', required: ['id'], properties: { id: { type: 'string', format: 'uuid' } } },
  Tree: { type: 'object', properties: { trees: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } } },
}

const use = `import { createReceiver } from 'webhook-receiver'
import { acmeProvider } from './provider.js'

createReceiver({
  provider: acmeProvider,
  on: {
    paid: ({ payload, id }) => [payload.total.toFixed(), payload['odd name']?.length, id?.length],
    shipped: ({ payload }) => payload.id.length,
  },
})
// @ts-expect-error There is no such event.
createReceiver({ provider: acmeProvider, on: { payd: () => {} } })
// @ts-expect-error There is no such field.
createReceiver({ provider: acmeProvider, on: { paid: ({ payload }) => payload.total.length } })
`

describe('what types --from writes', () => {
  it.each([
    ['one field', ['--verifier', 'hmac', '--header', 'X-Signature', '--id-in', 'meta.id']],
    ['a header and a field', ['--verifier', 'token', '--header', 'Authorization', '--event-in', 'header:X-Event,type']],
    ['Standard Webhooks', ['--verifier', 'standard-webhooks', '--event-in', 'type']],
    ['basic', ['--verifier', 'basic', '--event-in', 'type,header:X-Event']],
  ])('compiles, with payloads by event: %s', async (_, flags) => {
    const cwd = newCwd()
    const { stdout } = await typesFrom({ 'api.json': openApi({ paid, shipped }, schemas) }, flags, cwd)
    await mkdir(join(cwd, 'node_modules'), { recursive: true })
    for (const [name, folder] of [
      ['webhook-receiver', join(inject('packedProject'), 'node_modules/webhook-receiver')],
      ['zod', join(root, 'node_modules/zod')],
    ] as const) {
      await symlink(folder, join(cwd, 'node_modules', name))
    }
    await writeFile(join(cwd, 'package.json'), '{ "type": "module" }')
    await writeFile(join(cwd, 'provider.ts'), stdout)
    await writeFile(join(cwd, 'use.ts'), use)
    await writeFile(
      join(cwd, 'tsconfig.json'),
      '{ "files": ["use.ts"], "compilerOptions": { "strict": true, "exactOptionalPropertyTypes": true, "noPropertyAccessFromIndexSignature": true, "noUncheckedIndexedAccess": true, "verbatimModuleSyntax": true, "types": [] } }',
    )
    expect(errorsOf(join(cwd, 'tsconfig.json'), { module: ts.ModuleKind.NodeNext, skipLibCheck: true })).toEqual([])
  })
})
