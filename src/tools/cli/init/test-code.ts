import { importOf, type Project } from './project.js'
import { literal } from './receiver-code.js'
import type { ProjectVariable } from './vendor.js'

/** The test of the receiver, for vitest. */
export function testCode(project: Project): string {
  const { vendor, store, folder } = project
  const path = (name: string) => importOf(`../${folder}/${name}`, project)
  const isMocked = store.code !== undefined
  const tools = ['injectDelivery', ...(isMocked && store.kind === 'inbox' ? ['memoryInbox'] : [])]
  const imports = [
    ...(isMocked && store.kind === 'dedupe' ? ["import { memoryDedupeStore } from 'webhook-receiver'"] : []),
    `import { ${tools.join(', ')} } from 'webhook-receiver/testing'`,
    ...(vendor.isRow
      ? [
          "import { deliveriesOf } from 'webhook-receiver/testing/vendors'",
          `import { ${vendor.preset} } from 'webhook-receiver/vendors/${vendor.name}'`,
        ]
      : [`import { deliveries } from 'webhook-receiver/vendors/${vendor.name}/testing'`]),
    `import { expect, it${isMocked ? ', vi' : ''} } from 'vitest'`,
  ]
  const blocks = [
    imports.join('\n'),
    ...(vendor.isRow ? [`const deliveries = deliveriesOf(${vendor.preset})`] : []),
    signerCode(project),
    ...mockCode(project, path('store')),
    `const { receiver } = await import('${path('receiver')}')\nconst sample = deliveries.samples[${literal(vendor.event)}]()`,
    ...(vendor.signing === 'none' ? [] : [acceptedCode(project)]),
    refusedCode(project),
  ]
  return `${blocks.join('\n\n')}\n`
}

/** The variables, and who signs. */
function signerCode({ vendor: { variables, signing } }: Project): string {
  const isSecret = ({ kind }: ProjectVariable) => kind === 'secret' || kind === 'token'
  const codeOf = (variable: ProjectVariable) => {
    if (variable.testValue === undefined) return 'publicKey?.trim()'
    return isSecret(variable) ? 'secret' : literal(variable.testValue)
  }
  const assigned = variables.map((variable) => `process.env.${variable.env} = ${codeOf(variable)}`)
  if (signing === 'none') return assigned.join('\n')
  const url = variables.find(({ kind }) => kind === 'url')
  const options = ['secret', ...(url === undefined ? [] : [`url: process.env.${url.env}`])].join(', ')
  const lines =
    signing === 'key pair'
      ? [
          '// A key pair for the test: only the vendor has its private key.',
          'const { sign, publicKey } = await deliveries.sender()',
          ...assigned,
        ]
      : [
          '// A secret for the test, which needs none of yours.',
          `const secret = ${literal(variables.find(isSecret)?.testValue ?? '')}`,
          ...assigned,
          `const { sign } = await deliveries.sender({ ${options} })`,
        ]
  return lines.join('\n')
}

function mockCode({ store }: Project, path: string): readonly string[] {
  if (store.code === undefined) return []
  const note = '// The test needs no database.\n'
  return store.kind === 'inbox'
    ? [`${note}const inbox = memoryInbox()\nvi.doMock('${path}', () => ({ inbox }))`]
    : [`${note}vi.doMock('${path}', () => ({ dedupe: memoryDedupeStore() }))`]
}

function acceptedCode({ store }: Project): string {
  if (store.kind === 'inbox') {
    return `it('stores a signed delivery, and handles it', async () => {
  const receipt = await injectDelivery(receiver, sign(sample))
  expect(receipt.outcome).toBe('stored')
  expect(await inbox.handleDue(receiver)).toMatchObject({ handled: 1, failed: 0 })
})`
  }
  return `it('handles a signed delivery', async () => {
  const receipt = await injectDelivery(receiver, sign(sample))
  expect(receipt.outcome).toBe('handled')
})`
}

function refusedCode({ vendor: { signing } }: Project): string {
  if (signing === 'none') {
    return `it('refuses an unsigned delivery', async () => {
  const receipt = await injectDelivery(receiver, sample)
  expect(receipt.outcome).toBe('refused')
})`
  }
  return `it('refuses a delivery that someone else signed', async () => {
  const stranger = await deliveries.sender()
  const receipt = await injectDelivery(receiver, stranger.sign(sample))
  expect(receipt.outcome).toBe('refused')
})`
}
