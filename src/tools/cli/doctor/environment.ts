import { problemOfSecret } from '../../../core/verify/secrets/pasted.js'
import { providerNames } from '../../inspector/providers/providers.js'
import type { Context } from '../command.js'
import { loadProvider } from '../requests/choose-sender.js'
import { spanOf } from '../terminal/text.js'
import { findBodyParsers } from './body-parsers.js'
import { frameworkOf } from './fix-code.js'

/** The result of one check. */
export interface EnvironmentFinding {
  readonly check: string
  readonly isFine: boolean
  readonly detail: string
  readonly fix?: string
}

/** Examines Node, the clock, the variables with secrets, and the project in the current folder. */
export async function examineEnvironment(context: Context): Promise<readonly EnvironmentFinding[]> {
  return [nodeVersion(process.versions.node), await clock(context), ...(await secrets(context)), ...project(context)]
}

/** Whether a version of Node is supported. */
function nodeVersion(version: string): EnvironmentFinding {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const isFine = major > 20 || (major === 20 && minor >= 19)
  const finding = { check: 'Node', isFine, detail: version }
  return isFine ? finding : { ...finding, fix: 'Install Node 20.19 or newer.' }
}

const maxSkewMs = 60_000

// Providers sign the time at which they send, so their requests tell how far this clock is off.
async function clock({ captures }: Context): Promise<EnvironmentFinding> {
  const skews = (await captures())
    .list({ limit: 100 })
    .flatMap(({ receivedAt, verdict: { signedAt }, origin }) =>
      signedAt === undefined || origin !== 'received' ? [] : [Date.parse(receivedAt) - signedAt],
    )
    .sort((left, right) => left - right)
  const median = skews[Math.floor(skews.length / 2)]
  if (median === undefined) {
    return { check: 'Clock', isFine: true, detail: 'no captured request has a signed time to compare it with' }
  }
  const isFine = Math.abs(median) <= maxSkewMs
  const side = median < 0 ? 'behind' : 'ahead of'
  const detail = `${spanOf(Math.abs(median))} ${side} the times that ${skews.length} captured requests were signed with`
  return isFine
    ? { check: 'Clock', isFine, detail }
    : { check: 'Clock', isFine, detail, fix: 'Synchronise the clock of this machine (NTP).' }
}

async function secrets({ env }: Context): Promise<readonly EnvironmentFinding[]> {
  const loaded = await Promise.all(
    providerNames.map(async (name) => ({ name, needs: (await loadProvider(name)).needs })),
  )
  return loaded.flatMap(({ needs }) =>
    needs.flatMap(({ env: variable, kind, about }): EnvironmentFinding[] => {
      const value = env[variable]
      if (value === undefined || (kind !== 'secret' && kind !== 'token')) return []
      const problem = value === '' ? 'is empty' : problemOfSecret(value)
      if (problem === undefined) return [{ check: variable, isFine: true, detail: 'set' }]
      return [{ check: variable, isFine: false, detail: problem, fix: `Set it to ${about}.` }]
    }),
  )
}

function project({ cwd }: Context): readonly EnvironmentFinding[] {
  const framework = frameworkOf(cwd)
  const { scanned, found } = findBodyParsers(cwd)
  const about = { check: 'Body parsers', isFine: true, detail: `none found in ${scanned} source files (${framework})` }
  if (found.length === 0) return [about]
  return found.map(({ file, line, what, fix }) => ({
    check: 'Body parser',
    isFine: false,
    detail: `${file}:${line} ${what}`,
    fix,
  }))
}
