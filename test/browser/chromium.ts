import { type Browser, chromium, type Page } from 'playwright-core'
import { findChromium } from './find-chromium.mjs'

/** Starts the Chromium of the system, or the one that `CHROMIUM` names. */
export function startBrowser(): Promise<Browser> {
  const executablePath = findChromium()
  return chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    // Containers that run as root have no sandbox for it; names resolve to this machine for the test of DNS rebinding.
    args: ['--no-sandbox', '--host-resolver-rules=MAP *.rebound.example 127.0.0.1'],
  })
}

// `BROWSER_SLOWDOWN=6` finds tests that only pass on a fast machine.
const slowdown = Number(process.env['BROWSER_SLOWDOWN'] ?? 1)

/** Opens the page by a launch link, and waits until it is live. */
export async function openPage(browser: Browser, launchUrl: string, options: PageOptions = {}): Promise<Page> {
  const { width = 1280, height = 800, dark = false, hash = '' } = options
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const page = await context.newPage()
  if (slowdown > 1) {
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  }
  await page.goto(launchUrl)
  await page.waitForSelector('.state.live, .locked')
  if (hash !== '') await page.evaluate((next) => (location.hash = next), hash)
  return page
}

/** How a page is opened. */
export interface PageOptions {
  readonly width?: number
  readonly height?: number
  readonly dark?: boolean
  readonly hash?: string
}
