import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiPath } from '../../src/tools/inspector/api/api.js'
import { openPage, startBrowser } from './chromium.js'
import { usual } from './content.js'
import { startWorkbench, type Workbench } from './workbench.js'

let browser: Browser
let bench: Workbench
let evil: Server
let evilPort: number
let context: BrowserContext

beforeAll(async () => {
  browser = await startBrowser()
  bench = await startWorkbench()
  await usual(bench.captures, Date.now())
  evil = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<title>evil</title><body></body>')
  })
  await new Promise<void>((resolve) => evil.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address of this form.
  evilPort = (evil.address() as AddressInfo).port
  // The victim has the inspector open, with its cookie, in the same browser.
  context = (await openPage(browser, bench.launchUrl())).context()
})
afterAll(async () => {
  await browser.close()
  await bench.close()
  evil.close()
})

interface Tried {
  readonly name: string
  readonly status?: number
  readonly text?: string
  readonly failed?: boolean
}

/** What a script of another page can try against the inspector. */
async function tryAll(address: string): Promise<readonly Tried[]> {
  const page = await context.newPage()
  await page.goto(address)
  const api = `${bench.origin}/${apiPath}`
  const tried = await page.evaluate(async (base) => {
    const calls: [string, string, RequestInit][] = [
      ['read', 'captures', {}],
      ['read with cookies', 'captures', { credentials: 'include' }],
      ['read without CORS', 'captures', { credentials: 'include', mode: 'no-cors' }],
      [
        'write as a form',
        'captures/remove',
        { method: 'POST', credentials: 'include', mode: 'no-cors', body: '{"ids":["1"]}' },
      ],
      [
        'write as JSON',
        'captures/remove',
        {
          method: 'POST',
          credentials: 'include',
          headers: { 'content-type': 'application/json', 'x-webhook-inspector': '1' },
          body: '{"ids":["1"]}',
        },
      ],
      [
        'send',
        'captures/1/replay',
        { method: 'POST', credentials: 'include', headers: { 'x-webhook-inspector': '1' }, body: '{"sign":false}' },
      ],
    ]
    const results = []
    for (const [name, path, init] of calls) {
      try {
        const answer = await fetch(base + path, init)
        results.push({ name, status: answer.status, text: (await answer.text()).slice(0, 50) })
      } catch {
        results.push({ name, failed: true })
      }
    }
    const stream = await new Promise((resolve) => {
      const source = new EventSource(`${base}events`, { withCredentials: true })
      source.onopen = () => resolve({ name: 'events', status: 200 })
      source.onerror = () => resolve({ name: 'events', failed: true })
    })
    return [...results, stream]
  }, api)
  await page.close()
  // Made in the browser from the same fields.
  return tried as readonly Tried[]
}

const isBlocked = ({ failed, status, text }: Tried) => failed === true || (status === 0 && text === '')

describe('a page of another origin', () => {
  it('reads and changes nothing, from another port of this machine', async () => {
    const before = bench.captures.list()
    const tried = await tryAll(`http://127.0.0.1:${evilPort}/`)
    expect(tried).toHaveLength(7)
    expect(tried.filter((one) => !isBlocked(one))).toEqual([])
    expect(bench.captures.list()).toEqual(before)
  })

  it('reads and changes nothing under a name that now resolves to this machine', async () => {
    const before = bench.captures.list()
    // The browser believes that the page and the inspector have one origin.
    const { port } = new URL(bench.origin)
    const page = await context.newPage()
    const answer = await page.goto(`http://a.rebound.example:${port}/`)
    expect(answer?.status()).toBe(403)
    const read = await page.evaluate(async (path) => {
      const list = await fetch(`/${path}captures`, { headers: { 'x-webhook-inspector': '1' } })
      const write = await fetch(`/${path}captures/remove`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-webhook-inspector': '1' },
        body: '{"ids":["1"]}',
      })
      return [list.status, (await list.json()).error.code, write.status]
    }, apiPath)
    expect(read).toEqual([403, 'host_forbidden', 403])
    expect(bench.captures.list()).toEqual(before)
    const tried = await tryAll(`http://b.rebound.example:${evilPort}/`)
    expect(tried.filter((one) => !isBlocked(one))).toEqual([])
    await page.close()
  })

  it('cannot show the inspector in a frame', async () => {
    const page = await context.newPage()
    await page.goto(`http://127.0.0.1:${evilPort}/`)
    await page.evaluate((origin) => {
      const frame = document.createElement('iframe')
      frame.src = `${origin}/`
      document.body.append(frame)
      return new Promise((resolve) => frame.addEventListener('load', resolve))
    }, bench.origin)
    expect(await page.frames()[1]?.locator('#app').count()).toBe(0)
    await page.close()
  })

  it('cannot submit a form to it', async () => {
    const before = bench.captures.list()
    const page = await context.newPage()
    await page.goto(`http://127.0.0.1:${evilPort}/`)
    const answered = page.waitForResponse((answer) => answer.url().includes('captures/remove'))
    await page.evaluate((action) => {
      const form = document.createElement('form')
      Object.assign(form, { action, method: 'post', enctype: 'text/plain' })
      document.body.append(form)
      form.submit()
    }, `${bench.origin}/${apiPath}captures/remove`)
    expect((await answered).status()).toBe(403)
    expect(bench.captures.list()).toEqual(before)
    await page.close()
  })
})

describe('the page without a session', () => {
  it('shows nothing, and says where the link is', async () => {
    const page = await (await browser.newContext()).newPage()
    await page.goto(`${bench.origin}/`)
    await page.waitForSelector('.locked')
    expect(await page.textContent('.locked')).toContain('Enter in the terminal of listen prints a new one')
    // A link that is pasted into the locked page.
    await page.goto(bench.launchUrl())
    await page.waitForSelector('.state.live')
  })

  it('keeps the sessions of two ports apart, and over reloads', async () => {
    const other = await startWorkbench()
    const page = await (await browser.newContext()).newPage()
    for (const { launchUrl } of [bench, other]) {
      await page.goto(launchUrl())
      await page.waitForSelector('.state.live')
    }
    for (const { origin } of [bench, other, bench]) {
      await page.goto(origin)
      await page.waitForSelector('.state.live')
      await page.reload()
      await page.waitForSelector('.state.live')
    }
    await page.context().close()
    await other.close()
  })

  it('accepts no guessed token and no used one', async () => {
    const page = await (await browser.newContext()).newPage()
    await page.goto(`${bench.origin}/#token=${'A'.repeat(43)}`)
    await page.waitForSelector('.locked')
    const link = bench.launchUrl()
    await openPage(browser, link)
    const other = await (await browser.newContext()).newPage()
    await other.goto(link)
    await other.waitForSelector('.locked')
    expect(await other.context().cookies()).toEqual([])
  })

  it('keeps the token out of the address, the history, the server and scripts', async () => {
    const link = bench.launchUrl()
    const requests: string[] = []
    const page = await (await browser.newContext()).newPage()
    page.on('request', (request) => requests.push(request.url()))
    await page.goto(link)
    await page.waitForSelector('.state.live')
    const [, token = ''] = link.split('#token=')
    expect(page.url()).not.toContain(token)
    expect(requests.filter((url) => url.split('#')[0]?.includes(token))).toEqual([])
    expect(await page.evaluate(() => document.cookie)).toBe('')
    await page.reload()
    await page.waitForSelector('.state.live')
  })
})
