import assert from 'node:assert/strict'
import { createRequire } from 'node:module'

const specifiers = ['webhook-receiver', 'webhook-receiver/node', 'webhook-receiver/vendors/github']

// Bun and Deno have their own rules for mixing modules.
const isNode = process.versions.bun === undefined && process.versions.deno === undefined

/** CommonJS programs on Node. */
export const requireCases = isNode
  ? {
      require: Object.fromEntries(
        specifiers.map((specifier) => [
          `loads ${specifier} as import does`,
          async () => {
            const [imported, required] = [await import(specifier), createRequire(import.meta.url)(specifier)]
            assert.ok(Object.keys(imported).length > 0)
            for (const name of Object.keys(imported)) assert.equal(required[name], imported[name])
          },
        ]),
      ),
    }
  : {}
