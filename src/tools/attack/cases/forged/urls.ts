import { type Sample, withHeaders } from '../../../../testing/sample.js'
import { type AttackCase, type Field, type Plan, verifiesNothing } from '../../attack-case.js'
import { fit, forgery, mustRefuse, type Probe, verdict } from '../../probing/probes.js'
import { withoutProofs } from '../../scheme/forge.js'
import type { Supply } from '../../scheme/supply.js'
import { type Exchange, isAccepted } from '../../wire/exchange.js'

const severity = 'critical'
const causes = verifiesNothing

/** Forgeries that depend on how the endpoint reads its URL. */
export const urlCases: readonly AttackCase[] = [
  {
    id: 'forged.path-spelling',
    rule: 'Verifies every spelling of its path',
    defect: 'Skips verification for another spelling of the path',
    why: 'Middleware that is bound to one path does not see the others that the router accepts.',
    severity,
    fix: 'verify-first',
    causes,
    plan: (supply, field) => pathSpellings(supply, field),
  },
  {
    id: 'forged.other-url',
    rule: 'Refuses the signature of another URL',
    defect: 'Accepts signatures of other URLs',
    why: 'A delivery to another customer of the vendor, signed for that URL, would be accepted here.',
    severity,
    fix: 'url',
    causes,
    plan: mustRefuse((supply) =>
      ['', 'other.example'].map((host) =>
        forgery(
          supply,
          host === '' ? 'signed for another path' : 'signed for another host, named in X-Forwarded-Host',
          (sample) => ({
            ...withHeaders(sample, host === '' ? {} : { 'X-Forwarded-Host': host, 'X-Forwarded-Proto': 'https' }),
            url: urlOf(supply, sample),
          }),
          { change: (sample) => ({ ...sample, url: otherUrl(sample.url, host) }) },
        ),
      ),
    ),
  },
]

async function pathSpellings(supply: Supply, field: Field): Promise<Plan | string> {
  const { runner } = field
  const spell =
    (write: (path: string) => string): Probe['make'] =>
    async () => {
      const sample = withoutProofs(supply, await supply.genuine())
      const url = new URL(runner.toWire(sample).url)
      return { ...sample, url: `${url.origin}${write(url.pathname)}` }
    }
  const probes: readonly Probe[] = [
    { label: 'unsigned, with a slash after the path', make: spell((path) => `${path.replace(/\/$/, '')}/`) },
    { label: 'unsigned, with the path in upper case', make: spell((path) => path.toUpperCase()) },
    { label: 'unsigned, with two slashes before the path', make: spell((path) => `/${path}`) },
    { label: 'unsigned, with a percent-encoded letter', make: spell(encodeLast) },
  ]
  const fitting = await fit(probes, async (sample) => !(await supply.verifies(sample)))
  return {
    requests: fitting.length,
    run: async () => {
      const sent: Promise<Exchange>[] = []
      for (const probe of fitting) {
        const sample = await probe.make()
        if (sample === undefined) continue
        const { method, url, headers, body } = sample
        const exchange = runner.forge(probe.label, { method, url, headers, body })
        sent.push(exchange)
        // Some servers do not answer requests for other paths.
        await runner.settle(exchange)
      }
      const exchanges = await Promise.all(sent)
      const accepted = exchanges.filter(({ arrival }) => isAccepted(arrival))
      return verdict(accepted.length === 0, `${accepted.length} of ${exchanges.length} accepted`, accepted)
    },
  }
}

function encodeLast(path: string): string {
  return path.replace(/[a-z]$/i, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
}

function urlOf(supply: Supply, sample: Sample): string {
  const url = new URL(sample.url)
  return `${supply.url.replace(/[?#].*/s, '')}${url.search}`
}

function otherUrl(url: string, host: string): string {
  const other = new URL(url)
  if (host === '') other.pathname = `${other.pathname}/other`.replace('//', '/')
  else return `https://${host}${other.pathname}${other.search}`
  return other.href
}
