import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import {
  declarationFile,
  exportsOf,
  publicProgram,
  resolveAlias,
  subpaths,
  targets,
} from '../../src/build/api/program.js'
import { entriesOf } from '../../src/build/subpaths.js'
import { toWebhookRequest, unverified } from '../../src/index.js'
import { hostSample } from '../../src/testing/index.js'
import { linear } from '../../src/vendors/linear.js'
import { host } from '../../src/vendors/styles/host.js'
import { root } from './bundle.js'

interface PublicFunction {
  readonly name: string
  readonly subpath: string
  /** The names of its parameters. */
  readonly parameters: readonly string[]
}

/** All public functions, each once. */
function publicFunctions(): readonly PublicFunction[] {
  const checker = publicProgram.getTypeChecker()
  const functions = new Map<ts.Symbol, PublicFunction>()
  for (const subpath of subpaths) {
    for (const exported of exportsOf(publicProgram, declarationFile(subpath))) {
      const symbol = resolveAlias(publicProgram, exported)
      const isValue = (symbol.flags & ts.SymbolFlags.Value) !== 0
      const [signature] = isValue ? checker.getTypeOfSymbol(symbol).getCallSignatures() : []
      if (signature === undefined || functions.has(symbol)) continue
      const parameters = signature.parameters.map(({ name }) => name)
      functions.set(symbol, { name: exported.name, subpath, parameters })
    }
  }
  return [...functions.values()]
}

// Arguments that some functions take before their options.
const earlier: Readonly<Record<string, unknown>> = {
  algorithm: 'EdDSA',
  body: '',
  delivery: {},
  onError: () => {},
  provider: host({ verify: unverified() }),
  request: toWebhookRequest({}),
  sample: hostSample(),
  source: hostSample(),
  url: 'https://receiver.example/',
  vendor: linear,
  verifier: unverified(),
}

const modules = entriesOf(root)
const optionsNames = ['options', 'definition']

// Every other name of a parameter. A new one belongs here only if its argument is not an object of options.
const otherNames =
  '__0 body changes checks code consumers context decisions define delivery details event field first format hint http id init issue json key ' +
  'make material message name onError open option others payload poll proof publicKeyPem put receipt receiver record rel report request ' +
  'row sample secrets seeds sequencer services settings source text timestamp tokens topic type untilEnd url value vendor'

const all = publicFunctions()
const takingOptions = all.filter(({ parameters }) => parameters.some((name) => optionsNames.includes(name)))

/** The message with which a function refuses an option that does not exist. */
async function refusalOf({ name, subpath, parameters }: PublicFunction): Promise<string> {
  const target = modules.get(targets.get(subpath)?.default.slice('./dist/'.length, -'.js'.length) ?? '')
  const module = (await import(join(root, `src/${target}.ts`))) as Record<string, unknown>
  const called = module[name] as (...values: readonly unknown[]) => unknown
  const values = parameters.map((parameter) =>
    optionsNames.includes(parameter) ? { maxWormholes: 1 } : earlier[parameter],
  )
  try {
    await called(...values)
  } catch (error) {
    return error instanceof TypeError ? error.message : `not a TypeError: ${String(error)}`
  }
  return 'not refused'
}

describe('a public function with options', () => {
  it('names the parameter options or definition', () => {
    expect(takingOptions.length).toBeGreaterThan(100)
    const others = all.filter((each) => !takingOptions.includes(each)).flatMap(({ parameters }) => parameters)
    expect([...new Set(others)].sort()).toEqual(otherNames.split(' '))
  })

  it('refuses an option that does not exist', async () => {
    const refusals = await Promise.all(takingOptions.map(async (each) => [each.name, await refusalOf(each)] as const))
    const isRefusal = (name: string, message: string) => message.startsWith(`${name}: unknown option maxWormholes; `)
    const silent = refusals.filter(([name, message]) => !isRefusal(name, message))
    // These run for each request, where a check would cost time and a misspelled option would fail every delivery.
    // The two steps name the option of the receiver instead of themselves.
    const steps = ['deduplicate', 'storeInInbox']
    expect(silent.map(([name]) => name).sort()).toEqual(['checkTimestamp', 'reply', 'retryLater', ...steps].sort())
  })
})
