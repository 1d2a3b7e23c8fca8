import { importOf, type Project } from './project.js'

/** The module with the receiver. */
export function receiverCode(project: Project): string {
  const { vendor, store } = project
  const isMemory = store.kind === 'dedupe' && store.code === undefined
  const names = [
    'createReceiver',
    ...(vendor.options.some((option) => option.includes('fromEnv(')) ? ['fromEnv'] : []),
    ...(isMemory ? ['memoryDedupeStore'] : []),
  ]
  const imports = [
    `import { ${names.join(', ')} } from 'webhook-receiver'`,
    `import { ${vendor.preset} } from 'webhook-receiver/vendors/${vendor.name}'`,
    ...(store.code === undefined ? [] : [`import { ${store.kind} } from '${importOf('./store', project)}'`]),
  ]
  const remembering = isMemory ? ['dedupe: memoryDedupeStore()'] : store.code === undefined ? [] : [store.kind]
  const lines = [
    `provider: ${vendor.preset}(${optionsCode(vendor.options)})`,
    ...remembering,
    handlersCode(vendor.event),
  ]
  return `${imports.join('\n')}

export const receiver = createReceiver({
${lines.map((line) => `  ${line},\n`).join('')}})
`
}

function optionsCode(options: readonly string[]): string {
  const [only = '', ...others] = options
  return others.length === 0 ? `{ ${only} }` : `{\n${options.map((option) => `    ${option},\n`).join('')}  }`
}

function handlersCode(event: string): string {
  const handlers =
    event === '*' ? [] : [`    ${keyOf(event)}: ({ id, payload }) => console.log(${literal(event)}, id, payload),\n`]
  return `on: {\n${handlers.join('')}    '*': ({ event }) => console.log('not handled:', event),\n  }`
}

/** A string, as code. */
export const literal = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
const keyOf = (event: string) => (/^[a-z_$][\w$]*$/i.test(event) ? event : literal(event))
