import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Context } from '../command.js'
import { UsageError } from '../exit.js'
import type { Questions } from './ask.js'
import { type FrameworkName, frameworks } from './frameworks.js'
import type { Manifest } from './manifest.js'
import type { Framework, Project } from './project.js'
import { type Store, type StoreName, stores } from './stores.js'
import { describeVendor, initVendors } from './vendor.js'

/** What the flags say. */
export interface Chosen {
  readonly vendor: string | undefined
  readonly framework: string | undefined
  readonly store: string | undefined
  readonly language: 'typescript' | 'javascript' | undefined
  /** Takes the defaults of everything but the vendor. */
  readonly isYes: boolean
}

/** The names of all frameworks. */
export const frameworkNames = Object.keys(frameworks) as readonly FrameworkName[]

/** The names of all stores. */
export const storeNames = Object.keys(stores) as readonly StoreName[]

// NestJS and Next.js bring others along.
const detected: readonly FrameworkName[] = ['next', 'nestjs', 'fastify', 'hono', 'koa', 'h3', 'express']

/**
 * Completes the flags by questions, or by defaults with `--yes`.
 *
 * @throws {UsageError} a flag is missing and there is no terminal, or two do not fit together
 */
export async function chooseProject(
  root: string,
  chosen: Chosen,
  manifest: Manifest | undefined,
  context: Context,
): Promise<Project> {
  const canAsk = context.stdin.isTTY === true && !context.out.isJson && !chosen.isYes
  // Loaded on a terminal only.
  const questions = canAsk ? (await import('./ask.js')).questionsOn(context) : undefined
  if (questions === undefined) requireFlags(chosen)
  // Known early, so that a wrong name is not found after three questions.
  const vendor = await describeVendor(chosen.vendor ?? (await questions?.search('Who sends?', vendorChoices)) ?? '')
  const framework = await chooseFramework(chosen, manifest, questions)
  const store = await chooseStore(chosen, framework, questions)
  const isTypeScript = await chooseLanguage(chosen, framework, questions)
  const { folder = 'src' } = framework
  return {
    name:
      basename(root)
        .toLowerCase()
        .replace(/[^a-z0-9-]+/g, '-')
        .replace(/^-+|-+$/g, '') || 'webhooks',
    vendor,
    framework,
    store,
    isTypeScript,
    isModule: manifest === undefined || manifest.type === 'module' || framework.isBundled === true,
    folder: framework.isBundled && existsSync(join(root, 'src/app')) ? `src/${folder}` : folder,
  }
}

function requireFlags({ vendor, framework, store, language, isYes }: Chosen): void {
  const given = {
    '--vendor': vendor,
    '--framework': framework,
    '--store': store,
    '--typescript or --javascript': language,
  }
  const missing = Object.entries(given).flatMap(([flag, value]) => (value === undefined ? [flag] : []))
  if (vendor === undefined || (!isYes && missing.length > 0)) {
    const list = isYes ? '--vendor' : missing.join(', ')
    throw new UsageError(`init needs ${list} where it cannot ask; --yes takes the defaults of all but --vendor`)
  }
}

const common = ['github', 'stripe', 'slack', 'shopify', 'standard-webhooks', 'gitlab', 'twilio']
const vendorChoices = [...new Set([...common, ...initVendors])].map((value) => ({ value, label: value }))

async function chooseFramework(
  { framework: given }: Chosen,
  manifest: Manifest | undefined,
  questions: Questions | undefined,
): Promise<Framework> {
  const packages = { ...manifest?.dependencies, ...manifest?.devDependencies }
  const present = detected.find((name) => Object.hasOwn(packages, Object.keys(frameworks[name].packages)[0] ?? ''))
  const initial = present ?? 'express'
  const choices = Object.entries<Framework>(frameworks).map(([value, { title, hint }]) => ({
    value,
    label: title,
    ...(hint !== undefined && { hint }),
  }))
  const name = given ?? (await questions?.select('What receives?', choices, initial)) ?? initial
  // One of the choices.
  return frameworks[name as FrameworkName]
}

async function chooseStore(
  { store: given }: Chosen,
  framework: Framework,
  questions: Questions | undefined,
): Promise<Store> {
  const initial = framework.stores.find((name) => name === 'memory') ?? 'none'
  const choices = framework.stores.map((value) => ({ value, label: stores[value].title, hint: stores[value].hint }))
  const asked = choices.length === 1 ? undefined : questions?.select('What remembers deliveries?', choices, initial)
  const name = given ?? (await asked) ?? initial
  const found = framework.stores.find((each) => each === name)
  if (found === undefined) {
    throw new UsageError(`--store ${name} does not fit ${framework.title}; it is one of ${framework.stores.join(', ')}`)
  }
  return stores[found]
}

async function chooseLanguage(
  { language: given }: Chosen,
  { title, hasDecorators }: Framework,
  questions: Questions | undefined,
): Promise<boolean> {
  if (hasDecorators) {
    if (given === 'javascript')
      throw new UsageError(`${title} has decorators, which need TypeScript: leave out --javascript`)
    return true
  }
  const choices = [
    { value: 'typescript', label: 'TypeScript' },
    { value: 'javascript', label: 'JavaScript' },
  ]
  return (given ?? (await questions?.select('Which language?', choices, 'typescript')) ?? 'typescript') === 'typescript'
}
