import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPage, startBrowser } from './chromium.js'
import { hostile } from './hostile.js'
import { startWorkbench, type Workbench } from './workbench.js'

let browser: Browser
let bench: Workbench
beforeAll(async () => {
  browser = await startBrowser()
  bench = await startWorkbench()
})
afterAll(async () => {
  await browser.close()
  await bench.close()
})

const tabs = ['raw', 'headers', 'parsed', 'answer', 'attempts']

/** Watches for anything that captured content could cause. */
async function watch(page: Page): Promise<{ readonly effects: string[] }> {
  const effects: string[] = []
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    const isOwn = origin === bench.origin && /^\/($|assets\/|_webhook-receiver-inspector\/)/.test(pathname)
    if (!isOwn) effects.push(`request ${request.url()}`)
  })
  page.on('dialog', (dialog) => {
    effects.push('dialog')
    void dialog.dismiss()
  })
  page.on('popup', () => effects.push('popup'))
  page.on('pageerror', (error) => effects.push(`error ${error.message}`))
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/i.test(message.text())) effects.push(`policy ${message.text()}`)
  })
  await page.exposeFunction('report', (text: string) => effects.push(text))
  await page.evaluate(() => {
    const forbidden = 'script, iframe, object, embed, img, video, svg, form, base, link[rel=stylesheet], style, meta'
    const before = document.querySelectorAll(forbidden).length
    new MutationObserver(() => {
      if (document.querySelectorAll(forbidden).length > before) Reflect.get(globalThis, 'report')('element')
      if (Reflect.has(globalThis, 'hit')) Reflect.get(globalThis, 'report')('script')
      if (Reflect.has(Object.prototype, 'hit')) Reflect.get(globalThis, 'report')('prototype')
      for (const element of document.body.querySelectorAll('*')) {
        for (const name of element.getAttributeNames()) {
          if (name.startsWith('on')) Reflect.get(globalThis, 'report')(`attribute ${name}`)
        }
      }
    }).observe(document, { childList: true, subtree: true, attributes: true })
  })
  return { effects }
}

describe('200 hostile requests', () => {
  it('have no effect in any tab, in the list, the chips, the search and the other screens', async () => {
    const total = hostile(bench.captures, Date.now())
    expect(total).toBe(200)
    const page = await openPage(browser, bench.launchUrl())
    const { effects } = await watch(page)
    // The loop runs in the page: a thousand calls from outside take longer than what they wait for.
    await page.evaluate(
      async ([count, names]) => {
        for (let id = 1; id <= count; id++) {
          for (const tab of names) {
            location.hash = `#/requests/${id}/${tab}`
            const shown = `#detail-panel[aria-labelledby="detail-panel-${tab}"] > :not(.loading)`
            do await new Promise((resolve) => setTimeout(resolve, 5))
            while (document.querySelector(shown) === null)
          }
        }
      },
      [total, tabs] as const,
    )
    for (const [screen, shown] of [
      ['sequence', '#sequence-title'],
      ['settings', '#settings-title'],
      ['compose/3', 'text=Edit of #3'],
      ['compose/90', 'text=Edit of #90'],
      ['diff/1/41', '.diff'],
      ['settings', '#settings-title'],
      ['diff/45/85', '.diff'],
      ['requests', '.row'],
    ] as const) {
      await page.evaluate((hash) => (location.hash = hash), `#/${screen}`)
      await page.waitForSelector(shown)
    }
    for (const chip of await page.locator('.chip').all()) await chip.click()
    await Promise.all([
      page.waitForResponse((response) => response.url().includes('/search?')),
      page.fill('input[type=search]', '<img src=x onerror=alert(1)>'),
    ])
    expect(await page.title()).toBe('Webhook inspector')
    expect(effects).toEqual([])
    // The same watch reports an effect when there is one.
    await page.evaluate(() => document.body.append(document.createElement('form')))
    await expect.poll(() => effects).toContain('element')
  })

  it('show their text', async () => {
    const page = await openPage(browser, bench.launchUrl(), { hash: '#/requests/1/raw' })
    await page.waitForSelector('.panel pre')
    expect(await page.textContent('.panel pre')).toBe("<script>globalThis.hit=1;fetch('/hit')</script>")
    expect(await page.textContent('.detail h2')).toBe("<script>globalThis.hit=1;fetch('/hit')</script>")
  })

  it('would be stopped by the policy of the page, if they were inserted as markup', async () => {
    const page = await openPage(browser, bench.launchUrl())
    const result = await page.evaluate(async () => {
      const tried: string[] = []
      const attempt = (name: string, run: () => void) => {
        try {
          run()
          tried.push(`${name} allowed`)
        } catch {
          tried.push(`${name} refused`)
        }
      }
      attempt('innerHTML', () => {
        document.createElement('div').innerHTML = '<b>x</b>'
      })
      // Later, because the protocol that runs this function may evaluate text.
      await new Promise<void>((resolve) => {
        setTimeout(() => {
          attempt('eval', () => Reflect.get(globalThis, 'eval')('1'))
          resolve()
        })
      })
      const script = document.createElement('script')
      attempt('script text', () => {
        script.textContent = 'globalThis.ran = 1'
        document.body.append(script)
      })
      const image = new Image()
      image.src = 'https://evil.example/x.png'
      return { tried, ran: Reflect.has(globalThis, 'ran') }
    })
    expect(result).toEqual({ tried: ['innerHTML refused', 'eval refused', 'script text refused'], ran: false })
  })
})
