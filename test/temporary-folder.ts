import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Gives the tests a folder for their temporary files, and removes it after the last test. */
export default async function makeTemporaryFolder(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'webhook-receiver-tests-'))
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
