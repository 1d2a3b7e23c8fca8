import { platform } from 'node:os'
import { describe, expect, it } from 'vitest'
import { attackQuickly, vendors } from './attack-endpoint.js'
import { type Language, startProcess, versionOf } from './processes.js'

const languages: readonly { readonly language: Language; readonly vendor: 'github' | 'stripe' }[] = [
  { language: 'python', vendor: 'github' },
  { language: 'go', vendor: 'stripe' },
  { language: 'ruby', vendor: 'github' },
  { language: 'php', vendor: 'github' },
]

const flaws: Readonly<Record<Language, readonly (readonly [flaw: string, finds: string])[]>> = {
  python: [
    ['only if present', 'forged.no-signature'],
    ['upper case', 'forged.other-spelling'],
    ['json again', 'forged.reserialised'],
    ['no limit', 'survival.large-body'],
    ['chunked without limit', 'survival.endless-body'],
    ['one read', 'genuine.segments'],
    ['unread body', 'survival.keep-alive'],
    ['one at a time', 'survival.slow-bodies'],
    ['leak', 'answers.leaks-signature'],
    ['keeps bodies', 'survival.memory'],
    ['inflates all', 'survival.gzip-bomb'],
    ['no dedupe', 'repeats.twice'],
  ],
  go: [
    ['no time', 'time.old'],
    ['only the past', 'time.future'],
    ['first signature', 'genuine.several-signatures'],
    ['short comparison', 'forged.truncated-signature'],
    ['no limit', 'survival.large-body'],
    ['one read', 'genuine.segments'],
    ['trusts the proxy', 'forged.forwarded-headers'],
    ['stack', 'answers.leaks-internals'],
    ['late', 'repeats.acknowledged'],
    ['race', 'repeats.twice-at-once'],
  ],
  ruby: [
    ['letter case', 'genuine.header-case'],
    ['needs a length', 'genuine.chunked'],
    ['strip', 'forged.trimmed-body'],
    ['last of several', 'forged.joined-signatures'],
    ['parses first', 'answers.parsed-first'],
    ['tells the secret', 'answers.leaks-secret'],
  ],
  php: [
    ['only if present', 'forged.no-signature'],
    ['form again', 'forged.content-type'],
    ['secret of the query', 'forged.own-secret'],
    ['strncmp', 'forged.truncated-signature'],
    ['gone', 'answers.gone'],
    ['no limit', 'survival.large-body'],
    ['tells the expected one', 'answers.leaks-signature'],
    ['no dedupe', 'repeats.twice'],
  ],
}

const wanted = process.env['WALL']

describe.concurrent.each(languages)('attack on hand-written endpoints in $language', ({ language, vendor }) => {
  const version = versionOf(language)
  if (version === undefined) console.warn(`${language} is not installed: its endpoints are not attacked`)

  const attackProcess = async (flaw?: string) => {
    const endpoint = await startProcess(language, flaw)
    try {
      const { url, observe, pid } = endpoint
      return await attackQuickly({
        target: url,
        observe,
        // The processes of PHP are several.
        ...(language !== 'php' && platform() === 'linux' && pid !== undefined && { pid }),
        vendor: vendors[vendor],
        timeoutMs: 3_000,
      })
    } finally {
      endpoint.stop()
    }
  }

  it.skipIf(version === undefined)('finds nothing in a correct endpoint', async () => {
    const report = await attackProcess()
    expect(report.findings.map(({ id, detail }) => `${id}: ${detail}`)).toEqual([])
  })

  const rows = flaws[language].filter(([flaw]) => wanted === undefined || flaw.includes(wanted))
  it.skipIf(version === undefined).each(rows)(
    'finds in an endpoint with the flaw "%s" only %s',
    async (flaw, finds) => {
      const report = await attackProcess(flaw)
      expect(report.findings.map(({ id, detail }) => (id === finds ? id : `${id}: ${detail}`))).toEqual([finds])
    },
  )
})
