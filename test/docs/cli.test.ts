import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { commands } from '../../src/cli/commands.js'
import { toCliPage } from './cli-page.js'
import { root } from './pages.js'

describe('docs/cli.md', () => {
  // A difference is a change for users: review it, then run `npm run derive`.
  it('has the help of every command', async () => {
    await expect(await toCliPage(commands)).toMatchFileSnapshot(join(root, 'docs/cli.md'))
  })
})
