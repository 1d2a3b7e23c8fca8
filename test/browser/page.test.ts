import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createReceiver } from '../../src/core/receiver/receiver.js'
import { toWebhookRequest } from '../../src/core/request/to-webhook-request.js'
import { toNode } from '../../src/frameworks/node.js'
import { createSequencer } from '../../src/stores/sequence/index.js'
import { pushSample } from '../../src/testing/index.js'
import { apiPath } from '../../src/tools/inspector/api/api.js'
import type { AuditedAct } from '../../src/tools/inspector/api/audit.js'
import { Recording } from '../../src/tools/inspector/in-app/recording.js'
import { push } from '../../src/vendors/styles/push.js'
import { openPage, startBrowser } from './chromium.js'
import { discordKey, discordProvider, many, toCapture, usual } from './content.js'
import { type FilledInbox, fillInbox } from './inbox.js'
import { startWorkbench, type Workbench } from './workbench.js'

const now = Date.now()
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
let browser: Browser
let bench: Workbench
let refused: string
let inbox: FilledInbox

beforeAll(async () => {
  browser = await startBrowser()
  inbox = await fillInbox()
  const sequence = { channel: 'calendar', number: 99 }
  const held = [{ id: '3', event: 'sync', sequence, since: now, for: undefined }]
  bench = await startWorkbench({ inbox, held: () => held })
  await usual(bench.captures, now)
  refused =
    bench.captures.list().find(({ provider, verdict }) => provider === 'github' && verdict === 'refused')?.id ?? ''
})
// Pages that stay open take time from the ones after them.
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))
afterAll(async () => {
  await browser.close()
  await bench.close()
  await inbox.close()
})

const selected = (page: Page) => page.locator('.row.selected .name').textContent()

describe('masked fields', () => {
  it('are shown one by one, and are masked again in another request', async () => {
    const acts: unknown[] = []
    const audit = ({ what, ids, fields }: AuditedAct) => void acts.push([what, ids, fields])
    const own = await startWorkbench({ mask: ['payload.user.email', 'payload.user.name', 'query.u'], audit })
    const body = '{"user":{"email":"ada@example.com","name":"Ada L"}}'
    const request = toWebhookRequest({ body, headers: { 'Content-Type': 'application/json' } })
    for (const at of [now - 1_000, now]) own.captures.add(await toCapture('github', request, at, []))
    const page = await openPage(browser, own.launchUrl(), { hash: '#/requests/1/raw' })
    const shown = page.locator('.panel pre')
    await shown.waitFor()
    expect(await shown.textContent()).toBe('{"user":{"email":"***************","name":"*****"}}')
    await page.getByRole('button', { name: 'Show payload.user.email' }).click()
    await expect.poll(() => shown.textContent()).toBe('{"user":{"email":"ada@example.com","name":"*****"}}')
    expect(await page.getByRole('button', { name: /^Show payload/ }).allTextContents()).toEqual([
      'Show payload.user.name',
    ])
    await page.getByRole('tab', { name: 'Parsed' }).click()
    await page.locator('.panel .tree .value', { hasText: 'ada@example.com' }).waitFor()
    await page.evaluate(() => {
      location.hash = '#/requests/2/raw'
    })
    await expect.poll(() => shown.textContent()).toBe('{"user":{"email":"***************","name":"*****"}}')
    expect(acts).toEqual([['reveal', ['1'], ['payload.user.email']]])
    await own.close()
  })
})

describe('the sequence screen', () => {
  it('says until when a channel waits, and skips only after a confirmation', async () => {
    const provider = push({ tokens: 'sample-token' })
    const order = createSequencer({ mode: 'contiguous', maxWaitMs: 600_000, first: 6 })
    const receiver = createReceiver({ provider, order, on: { '*': () => {} } })
    const own = await startWorkbench({ order, held: () => recording.held() })
    const recording = new Recording(receiver, own.captures, provider)
    const receive = (messageNumber: number) => recording.receive(pushSample({ channelId: 'calendar', messageNumber }))
    await receive(6)
    const held = receive(8)
    const page = await openPage(browser, own.launchUrl(), { hash: '#/sequence' })
    const wait = page.locator('.waits li')
    await wait.waitFor()
    const time = await page.evaluate((at) => new Date(at).toTimeString().slice(0, 8), order.waits()[0]?.until ?? 0)
    expect(await wait.textContent()).toContain('calendar waits for 7 until')
    expect(await wait.textContent()).toContain(time)
    expect(await page.locator('.channel', { hasText: '1 missing' }).count()).toBe(1)
    await wait.getByRole('button', { name: 'Skip…' }).click()
    expect(order.waits()).toHaveLength(1)
    await wait.getByRole('button', { name: 'Skip 7 for good' }).click()
    await held
    await wait.waitFor({ state: 'detached' })
    expect(order.waits()).toEqual([])
    await own.close()
  })
})

describe('the page', () => {
  it.each([
    ['requests', '.row'],
    ['requests/22/raw', '.panel pre'],
    ['requests/22/headers', '.panel table'],
    ['requests/22/parsed', '.panel .tree'],
    ['requests/22/verification', '.checks'],
    ['requests/21/diagnosis', '.cause'],
    ['requests/22/answer', '.panel .facts'],
    ['requests/22/attempts', '.timeline'],
    ['diff/16/21', '.diff'],
    ['sequence', '.held'],
    ['compose/22', 'textarea'],
    ['simulator', '.faults'],
    ['attack', '.choices'],
    ['inbox', '.letters'],
    ['settings', '.plain'],
  ])('is accessible at %s, in light and dark, wide and narrow', async (hash, ready) => {
    const page = await openPage(browser, bench.launchUrl(), { hash: `#/${hash}` })
    await page.waitForSelector(ready)
    // Through the protocol: the policy of the page allows no other script.
    await page.evaluate(await axeSource())
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      for (const width of [1280, 400]) {
        await page.setViewportSize({ width, height: 800 })
        const found = await page.evaluate(async () => {
          const { violations } = await Reflect.get(globalThis, 'axe').run(document)
          return violations.map(
            ({ id, nodes }: { id: string; nodes: { html: string }[] }) => `${id}: ${nodes[0]?.html}`,
          )
        })
        expect(found).toEqual([])
        const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
        expect(isWide).toBe(false)
      }
    }
  })

  it('is used with the keyboard alone', async () => {
    const page = await openPage(browser, bench.launchUrl())
    await page.waitForSelector('.row')
    await page.keyboard.press('j')
    await expect.poll(() => selected(page)).toBe('invoice.paid')
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('k')
    await expect.poll(() => selected(page)).toBe('POST /hooks')
    await page.locator('.list').focus()
    await page.keyboard.press('Enter')
    await page.waitForSelector('.detail .panel pre')
    await page.locator('[role=tab][aria-selected=true]').focus()
    for (let count = 0; count < 4; count++) await page.keyboard.press('ArrowRight')
    await page.waitForSelector('.cause')
    expect(await page.textContent('.cause h3')).toBe('body reserialised')
    await page.keyboard.press('d')
    await page.waitForSelector('.diff')
    expect(page.url()).toContain('#/diff/')
    await page.goBack()
    await page.waitForSelector('.detail')
    await page.keyboard.press('Escape')
    await page.waitForSelector('.hint')
    await page.keyboard.press('/')
    await page.keyboard.type('pull request that nobody sent')
    await page.waitForFunction(() => document.querySelector('.summary')?.textContent?.startsWith('0 of'))
    await page.keyboard.press('Escape')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('listbox')
  })

  it('takes Enter and r right after loading, and Enter after a click', async () => {
    const page = await openPage(browser, bench.launchUrl())
    await page.waitForSelector('.row')
    await page.keyboard.press('Enter')
    await page.waitForSelector('.detail')
    const sent = () => bench.captures.list().reduce((sum, { attempts }) => sum + attempts.length, 0)
    const before = sent()
    const other = await openPage(browser, bench.launchUrl())
    // The key works as soon as the page knows that it can send.
    await other.waitForSelector('a[href="#/compose"]')
    await other.keyboard.press('r')
    await other.waitForSelector('.detail')
    expect(await other.locator('.row').first().getAttribute('aria-selected')).toBe('true')
    expect(sent()).toBe(before)
    await other.keyboard.press('r')
    await expect.poll(sent).toBe(before + 1)
    await other.locator('.row').nth(1).click()
    await other.keyboard.press('Escape')
    await other.waitForSelector('.hint')
    await other.keyboard.press('Enter')
    await other.waitForSelector('.detail')
  })

  it.each([
    ['e', 'textarea'],
    ['d', '.diff'],
  ])('takes the newest request for %s right after loading, and the line of the cursor later', async (key, ready) => {
    const page = await openPage(browser, bench.launchUrl())
    await page.waitForSelector('a[href="#/compose"]')
    await page.keyboard.press(key)
    await page.waitForSelector(ready)
    const newest = page.url()
    await page.goBack()
    await page.waitForSelector('.row')
    for (const step of ['j', 'j', key]) await page.keyboard.press(step)
    await page.waitForSelector(ready)
    expect(page.url()).not.toBe(newest)
  })

  it('sends again and edits with keys, and shows what came of it', async () => {
    const page = await openPage(browser, bench.launchUrl(), { hash: `#/requests/${refused}/attempts` })
    await page.waitForSelector('.timeline')
    // The key works as soon as the page knows that it can send.
    await page.getByRole('button', { name: 'Send again', exact: true }).waitFor()
    await page.keyboard.press('r')
    await page.waitForFunction(() => document.querySelectorAll('.timeline li').length === 2)
    await page.keyboard.press('e')
    await page.waitForFunction(() => document.querySelector('textarea')?.value.includes('X-GitHub-Event'))
    const body = page.locator('textarea').nth(1)
    await body.fill(JSON.stringify({ ...JSON.parse(await body.inputValue()), action: 'closed' }))
    await page.click('button.main')
    await page.waitForSelector('.results a')
    const id = (await page.textContent('.results a'))?.slice(1) ?? ''
    expect(bench.captures.get(id)).toMatchObject({ verdict: 'verified', event: 'issues.closed' })
  })

  it('shows requests as they arrive, waits while paused, and removes what is removed', async () => {
    const page = await openPage(browser, bench.launchUrl())
    const shown = async () => Number((await page.textContent('.summary'))?.split(' ')[0])
    await page.waitForSelector('.row')
    const before = await shown()
    const [first] = bench.captures.list()
    if (first === undefined) throw new Error('no capture')
    const id = bench.captures.add({ ...first, deliveryId: 'live' })
    await page.waitForFunction(
      (number) => document.querySelector('.summary')?.textContent?.startsWith(`${number} `),
      before + 1,
    )
    await page.click('.pause')
    bench.captures.remove([id])
    await page.waitForFunction(() => document.querySelector('.state')?.textContent?.includes('1 new'))
    expect(await shown()).toBe(before + 1)
    await page.click('.pause')
    await page.waitForFunction(
      (number) => document.querySelector('.summary')?.textContent?.startsWith(`${number} `),
      before,
    )
  })

  it('continues after the connection was lost', async () => {
    const page = await openPage(browser, bench.launchUrl())
    await page.waitForSelector('.row')
    await page.context().setOffline(true)
    const [first] = bench.captures.list()
    if (first === undefined) throw new Error('no capture')
    const id = bench.captures.add({ ...first, event: 'while.offline', deliveryId: 'offline' })
    await page.context().setOffline(false)
    await page.waitForSelector('text=while.offline')
    bench.captures.remove([id])
  })

  it('masks secrets until they are asked for', async () => {
    const id = bench.captures.list().find(({ request }) => request.url.includes('/try'))?.id ?? ''
    const page = await openPage(browser, bench.launchUrl(), { hash: `#/requests/${id}/headers` })
    await page.waitForSelector('.masked')
    expect(await page.textContent('.panel')).not.toContain('a=b')
    await page.click('.masked')
    await page.waitForFunction(() => document.querySelector('.panel')?.textContent?.includes('a=b'))
  })

  it('attacks an endpoint, tells how far it is, and offers the report', async () => {
    const endpoint = createServer((request, response) => void request.resume().on('end', () => response.end()))
    await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve))
    const page = await openPage(browser, bench.launchUrl(), { hash: '#/attack' })
    await page.getByLabel('Endpoint').fill('https://receiver.example/hooks')
    await page.click('button.main')
    await page.waitForSelector('text=endpoints of this machine only')
    await page.getByLabel('Endpoint').fill(`http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/hooks`)
    for (const group of ['Genuine', 'Time', 'Survival', 'Answers'].map((name) => new RegExp(`^${name}`)))
      await page.locator('.choices label', { hasText: group }).getByRole('checkbox').uncheck()
    await page.click('button.main')
    await page.waitForSelector('.progress')
    await page.waitForSelector('.grade')
    expect(await page.textContent('.grade b')).toBe('F')
    await page.click('summary >> nth=0')
    await page.waitForSelector('.letters pre')
    for (const [label, file, content] of [
      ['HTML', 'attack.html', '<!doctype html>'],
      ['SARIF', 'attack.sarif', '"version": "2.1.0"'],
    ] as const) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: label }).click(),
      ])
      expect(download.suggestedFilename()).toBe(file)
      expect(await readFile(await download.path(), 'utf8')).toContain(content)
    }
    // Another page finds the same result.
    const other = await openPage(browser, bench.launchUrl(), { hash: '#/attack' })
    await other.waitForSelector('.grade')
    endpoint.close()
  })

  it('attacks with a counter of effects, and with the private key of a provider', async () => {
    const { asked, close, origin } = await openDiscord()
    const page = await openPage(browser, bench.launchUrl(), { hash: '#/attack' })
    await page.getByLabel('Provider').selectOption('discord')
    await expect.poll(() => page.locator('button.main').isDisabled()).toBe(true)
    await page.getByLabel('Private key').setInputFiles({
      name: 'discord.pem',
      mimeType: 'application/x-pem-file',
      buffer: Buffer.from(discordKey),
    })
    await page.getByLabel('Endpoint').fill(`${origin}/hooks`)
    expect(await page.getByLabel(/^Repeats/).isDisabled()).toBe(true)
    await page.getByLabel(/^Counter/).fill(`${origin}/count`)
    for (const group of ['Genuine', 'Forged', 'Time', 'Survival', 'Answers'].map((name) => new RegExp(`^${name}`)))
      await page.locator('.choices label', { hasText: group }).getByRole('checkbox').uncheck()
    await expect.poll(() => page.locator('button.main').isEnabled()).toBe(true)
    await page.click('button.main')
    await page.waitForSelector('.grade')
    expect(await page.textContent('.facts')).toContain('discord')
    expect(await page.locator('.scores tbody th').allTextContents()).toEqual(['repeats'])
    expect(asked[0]).toMatch(/^\/count\?id=/)
    await close()
  })

  it('shows an inbox, redrives, discards and resumes', async () => {
    const page = await openPage(browser, bench.launchUrl(), { hash: '#/inbox' })
    await page.waitForSelector('.letters')
    expect(await page.locator('.letters li').count()).toBe(3)
    expect(await page.textContent('.letters')).toContain('the ledger is locked')
    await page.getByRole('button', { name: 'Discard…' }).first().click()
    await page.getByRole('button', { name: 'Discard for good' }).click()
    await page.waitForFunction(() => document.querySelectorAll('.letters li').length === 2)
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await page.waitForFunction(() => document.querySelectorAll('.letters li').length === 1)
    expect(await inbox.depth()).toMatchObject({ waiting: 2, dead: 1 })
    expect(await page.textContent('.pauses')).toMatch(/^Paused key files › google › .*, 1 delivery waits/)
    await page.getByRole('button', { name: 'Resume' }).click()
    await page.waitForSelector('.pauses', { state: 'detached' })
    expect(await inbox.pauses()).toEqual([])
  })

  it('runs the simulator and shows its report', async () => {
    const page = await openPage(browser, bench.launchUrl(), { hash: '#/simulator' })
    await page.waitForSelector('.faults')
    await page.getByLabel('Deliveries').fill('3')
    await page.click('button.main')
    await page.waitForSelector('text=3 × delivered')
  })
})

describe('10,000 requests', () => {
  it('are filtered by chip and by text in less than 100 ms', async () => {
    const large = await startWorkbench()
    await many(large.captures, now)
    const page = await openPage(browser, large.launchUrl())
    await page.waitForFunction(() => document.querySelector('.summary')?.textContent === '10,000 requests')
    expect(await page.locator('.row').count()).toBeLessThan(60)
    // Time of the processor, not of the clock: the machine may be busy with other work.
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const taskMs = async () => {
      const { metrics } = await session.send('Performance.getMetrics')
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
    }
    const pageMs: number[] = []
    for (const wanted of ['8,571 of 10,000 requests', '10,000 requests', '8,571 of 10,000 requests']) {
      const before = await taskMs()
      await page
        .locator('.chip')
        .first()
        .evaluate((chip) => Reflect.get(chip, 'click').call(chip))
      await page.waitForFunction((text) => document.querySelector('.summary')?.textContent === text, wanted)
      // What is left to do, such as the layout, is done before the page is idle.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      pageMs.push((await taskMs()) - before)
    }
    const searchMs: number[] = []
    const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
    // From this process, because the work of Playwright would be measured too.
    const get = async (path: string) =>
      (await fetch(`${large.origin}/${apiPath}${path}`, { headers: { cookie } })).json()
    const search = async (text: string) => (await get(`search?search=${encodeURIComponent(text)}`)).ids.length
    await get('session')
    for (const [text, found] of [
      ['#9999', 1],
      ['#5000', 1],
      ['nowhere to be found', 0],
    ] as const) {
      const before = process.cpuUsage()
      expect(await search(text)).toBe(found)
      const { user, system } = process.cpuUsage(before)
      searchMs.push((user + system) / 1000)
    }
    console.log(`by chip: ${pageMs.map(Math.round).join(', ')} ms; by text: ${searchMs.map(Math.round).join(', ')} ms`)
    expect(Math.min(...pageMs)).toBeLessThan(100)
    expect(Math.min(...searchMs)).toBeLessThan(100)
    await large.close()
  })
})

/** An endpoint of Discord that handles each delivery once, and counts that when it is asked. */
async function openDiscord() {
  const asked: string[] = []
  const receiver = toNode(createReceiver({ provider: discordProvider, on: {}, onError: () => {} }))
  const server = createServer((request, response) => {
    if (request.method !== 'GET') return void receiver(request, response)
    asked.push(request.url ?? '')
    response.end('1')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { asked, origin, close: async () => void server.close() }
}

let source: string | undefined

async function axeSource(): Promise<string> {
  const { readFile } = await import('node:fs/promises')
  source ??= await readFile(axe, 'utf8')
  return source
}
