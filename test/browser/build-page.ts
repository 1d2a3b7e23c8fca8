import { join } from 'node:path'
import { buildPage } from '../../src/build/page.js'

/** Builds only the page, which takes a second; the tests import the rest from the sources. */
export default async function setup(): Promise<void> {
  await buildPage(join(import.meta.dirname, '../..'))
}
