import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

const name = 'webhook-receiver-tests-'

/**
 * Gives the tests a folder for their temporary files, and removes it after the last test. Projects that run together share it:
 * folders within each other would make the paths of sockets longer than the 107 bytes that the system allows.
 */
export default async function makeTemporaryFolder(): Promise<(() => Promise<void>) | undefined> {
  if (basename(tmpdir()).startsWith(name)) return undefined
  const folder = await mkdtemp(join(tmpdir(), name))
  // Servers that tests start may run as another user.
  await chmod(folder, 0o711)
  const { TMPDIR } = process.env
  process.env['TMPDIR'] = folder
  return async () => {
    if (TMPDIR === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = TMPDIR
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}
