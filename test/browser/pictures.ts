import { mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openPage, type PageOptions, startBrowser } from './chromium.js'
import { many, usual } from './content.js'
import { hostile } from './hostile.js'
import { fillInbox } from './inbox.js'
import { startWorkbench, type Workbench } from './workbench.js'

// Takes a picture of every screen, to be looked at: `npm run pictures --prefix test/browser -- FOLDER [PATTERN] [HEIGHT]`.
const folder = process.argv[2] ?? 'pictures'
const only = process.argv[3]
mkdirSync(folder, { recursive: true })

const now = Date.now()
const browser = await startBrowser()

// Whether no file of this name is wanted.
function skips(name: string): boolean {
  return (
    only !== undefined &&
    !['', '-dark'].some((end) => [1280, 400].some((width) => new RegExp(only).test(`${name}-${width}${end}`)))
  )
}

async function takeAll(name: string, bench: Workbench, hashes: Readonly<Record<string, string>>): Promise<void> {
  for (const [screen, hash] of Object.entries(hashes)) {
    for (const dark of [false, true]) {
      for (const width of [1280, 400]) {
        const file = `${name}-${screen}-${width}${dark ? '-dark' : ''}`
        if (only !== undefined && !new RegExp(only).test(file)) continue
        const options: PageOptions = { width, height: width === 400 ? 800 : Number(process.argv[4] ?? 820), dark, hash }
        const page = await openPage(browser, bench.launchUrl(), options)
        await page.waitForTimeout(500)
        await page.screenshot({ path: `${folder}/${file}.png` })
        await page.context().close()
      }
    }
  }
  await bench.close()
}

const empty = await startWorkbench()
await takeAll('none', empty, { list: '#/requests', settings: '#/settings' })

const one = await startWorkbench()
await usual(one.captures, now)
const [first, ...others] = one.captures
  .list()
  .map(({ id }) => id)
  .reverse()
one.captures.remove(others)
await takeAll('one', one, { list: '#/requests', parsed: `#/requests/${first}/parsed` })

const inbox = await fillInbox()
const full = await startWorkbench({ inbox })
await usual(full.captures, now)
full.captures.pin('16', true)
const id = (event: string, verdict: string) =>
  full.captures.list().findLast((capture) => (capture.event ?? '').startsWith(event) && capture.verdict === verdict)
    ?.id ?? '1'
const refused =
  full.captures.list().findLast((capture) => capture.provider === 'github' && capture.verdict === 'refused')?.id ?? '1'
const late =
  full.captures.list().findLast((capture) => capture.provider === 'slack' && capture.verdict === 'refused')?.id ?? '1'
const stripe = id('invoice.paid', 'verified')
await takeAll('usual', full, {
  list: '#/requests',
  raw: `#/requests/${stripe}/raw`,
  headers: `#/requests/17/headers`,
  parsed: `#/requests/${stripe}/parsed`,
  verification: `#/requests/${id('slash', 'verified')}/verification`,
  late: `#/requests/${late}/verification`,
  diagnosis: `#/requests/${refused}/diagnosis`,
  answer: `#/requests/${stripe}/answer`,
  attempts: `#/requests/${stripe}/attempts`,
  diff: `#/diff/${Number(refused) - 5}/${refused}`,
  sequence: '#/sequence',
  compose: `#/compose/${stripe}`,
  simulator: '#/simulator',
  inbox: '#/inbox',
  settings: '#/settings',
})

// Fields that are masked, as the page shows them before one is pressed.
const masked = await startWorkbench({
  mask: ['payload.data.object.customer', 'payload.data.object.total', 'headers.user-agent'],
})
await usual(masked.captures, now)
await takeAll('masked', masked, { raw: `#/requests/${stripe}/raw`, parsed: `#/requests/${stripe}/parsed` })

await inbox.close()

// An attack before it, while it runs, and with its findings.
const endpoint = createServer((request, response) => void request.resume().on('end', () => response.end()))
await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve))
const url = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/hooks`
for (const [name, only] of [
  ['idle', undefined],
  ['running', []],
  ['done', ['genuine', 'forged', 'time']],
] as const) {
  if (skips(`attack-${name}`)) continue
  const bench = await startWorkbench({ target: () => url })
  if (only !== undefined) await startAttack(bench, url, [...only], name === 'done')
  await takeAll('attack', bench, { [name]: '#/attack' })
}
endpoint.close()

async function startAttack(bench: Workbench, target: string, only: readonly string[], isAwaited: boolean) {
  const page = await openPage(browser, bench.launchUrl(), { hash: '#/attack' })
  await page.getByLabel('Endpoint').fill(target)
  if (only.length > 0) {
    for (const group of [/^Survival/, /^Answers/])
      await page.locator('.choices label', { hasText: group }).getByRole('checkbox').uncheck()
  }
  await page.click('button.main')
  await page.waitForSelector(isAwaited ? '.grade' : 'text=of', { timeout: 120_000 })
  await page.context().close()
}

const large = await startWorkbench()
await many(large.captures, now)
await takeAll('many', large, { list: '#/requests', raw: '#/requests/9000/raw' })

const bad = await startWorkbench()
hostile(bad.captures, now)
await takeAll('hostile', bad, {
  list: '#/requests',
  raw: '#/requests/200/raw',
  headers: '#/requests/12/headers',
  parsed: '#/requests/30/parsed',
})
await browser.close()
