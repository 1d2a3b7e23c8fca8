import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { installPackages } from '../install-packages.mjs'
import { startBrowser } from './chromium.js'

const folder = join(import.meta.dirname, '../../docs/site')
const origin = 'https://site.example'
let browser: Browser

beforeAll(async () => {
  // The page of samples loads the built package.
  if (!existsSync(join(folder, '../../dist'))) throw new Error('The site needs the built package: npm run build')
  installPackages(folder)
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], { cwd: folder, encoding: 'utf8' })
  // A link to a page that does not exist, or markup that Vue cannot read.
  if (status !== 0) throw new Error(`${stdout}${stderr}`.slice(-3000))
  browser = await startBrowser()
})
afterAll(() => browser?.close())

/** Opens a page of the site, and keeps the errors of its scripts. */
async function open(path: string): Promise<{ readonly page: Page; readonly errors: readonly string[] }> {
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('requestfailed', (request) => errors.push(request.url()))
  await page.route(`${origin}/**`, (route) =>
    route.fulfill({ path: join(folder, 'dist', new URL(route.request().url()).pathname) }),
  )
  await page.goto(`${origin}/${path}`)
  return { page, errors }
}

describe('the site', () => {
  it('has a first page with receivers in tabs', async () => {
    const { page, errors } = await open('index.html')
    await page.getByText('Fastify', { exact: true }).first().click()
    await page.getByText('toFastify').first().waitFor()
    expect(await page.locator('h1').textContent()).toContain('webhook-receiver')
    expect(errors).toEqual([])
  })

  it('computes in the browser what each vendor signs', async () => {
    const { page, errors } = await open('receive/what-is-signed.html')
    const vendors = page.locator('.signed-sample select')
    await page.getByText('What is sent').waitFor()
    const refused: string[] = []
    for (const name of await vendors.locator('option').allTextContents()) {
      await vendors.selectOption(name)
      await page.locator('.signed-sample > :is(h4, .bad)').first().waitFor()
      if (
        await page
          .locator('.signed-sample > p')
          .first()
          .evaluate(({ className }) => className !== 'good')
      )
        refused.push(name)
    }
    // It sends certificates, which browsers cannot read.
    expect(refused).toEqual(['app-store'])
    expect(errors).toEqual([])
  })
})
