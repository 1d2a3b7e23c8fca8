import {
  AttackError,
  type AttackReport,
  attack,
  toBadge,
  toHtml,
  toJson,
  toJUnit,
  toSarif,
  toText,
} from '../../attack/index.js'
import { describeCounts, describeGrade } from '../../attack/reports/counts.js'
import { isLoopbackHost } from '../../attack/wire/loopback.js'
import { readCredential } from '../attack/read-credential.js'
import { defineCommand } from '../command.js'
import { type ExitCode, exitCode, UnreachableError, UsageError } from '../exit.js'
import { readServerUrl } from '../requests/destination-flags.js'
import { secretFlags } from '../secrets.js'
import { confirmHost } from '../terminal/ask.js'
import { checkOutputFile, forceFlag, writeOutputFile } from '../terminal/output-file.js'
import { text } from '../terminal/text.js'

const formats: Readonly<Record<string, (report: AttackReport) => string>> = {
  text: toText,
  json: toJson,
  junit: toJUnit,
  sarif: toSarif,
  html: toHtml,
  badge: toBadge,
}

export const command = defineCommand({
  args: '[url]',
  flags: {
    to: { type: 'text', value: 'url', summary: 'The endpoint, as in send: a URL, localhost:3000/hooks, or a port' },
    provider: { type: 'text', value: 'name', summary: 'The provider whose deliveries the endpoint takes' },
    ...secretFlags,
    'private-key': { type: 'text', value: 'file', summary: 'The private key, in PEM, for a provider with a key pair' },
    observe: {
      type: 'text',
      value: 'url',
      summary: 'Answers ?id=... with how often that delivery was stored or handled',
    },
    'observe-path': {
      type: 'text',
      value: 'path',
      summary: 'Where the JSON of --observe has the number, such as data.count or counts.{id}',
    },
    disturb: {
      type: 'text',
      value: 'url',
      summary: 'Makes the handler of ?id=... fail once, or take two seconds: how=fail, how=slow',
    },
    pid: { type: 'number', value: 'number', summary: 'The process of the endpoint, whose memory is measured (Linux)' },
    'public-url': { type: 'text', value: 'url', summary: 'The URL that the provider signs, if it is another one' },
    only: { type: 'text', value: 'group', many: true, summary: 'Only this group, or the case with this id' },
    report: { type: 'text', value: 'format', default: 'text', choices: Object.keys(formats), summary: 'The format' },
    output: { type: 'text', value: 'file', summary: 'Where the report is written, instead of printed' },
    ...forceFlag,
    min: {
      type: 'number',
      value: 'score',
      min: 0,
      max: 100,
      fraction: true,
      summary: 'Fine from this score on; without it, without any finding',
    },
    rate: { type: 'number', value: 'count', summary: 'Requests a second; default 50, or 10 to other machines' },
    duration: {
      type: 'number',
      value: 'seconds',
      default: 120,
      fraction: true,
      max: 86_400,
      summary: 'How long the attack may take; a grade needs all cases',
    },
    'body-seconds': {
      type: 'number',
      value: 'seconds',
      fraction: true,
      max: 86_400,
      summary: 'How long a trickling body may be read; default 345, which needs a longer --duration',
    },
    seed: { type: 'number', value: 'number', min: 0, summary: 'Sends the same requests as an attack with this seed' },
    'allow-remote': {
      type: 'text',
      value: 'host',
      bare: true,
      summary: 'Allow a target on another machine, which has to be named',
    },
  },
  details: `Sends genuine and forged deliveries, and tells which of them the endpoint treats wrongly, why, and the fix.
Groups: genuine, forged, time, repeats, survival, answers. Repeats and effects need --observe; failed and slow handlers --disturb.
Ends with 0 if all is fine, 1 with findings, 2 after a mistake in the command, 3 if the endpoint does not answer, 4 if the
attack is incomplete: there is no score then.`,
  examples: [
    'webhook-receiver attack http://localhost:3000/hooks/stripe --provider stripe',
    'webhook-receiver attack --to 3000/hooks --provider github --report html --output attack.html',
  ],
  async run([argument], flags, context) {
    const url = readTarget(argument, flags.to)
    const isRemote = !isLoopbackHost(url.hostname)
    if (isRemote && flags['allow-remote'] === undefined) {
      throw new UsageError(`${url.host} is not this machine; --allow-remote attacks an endpoint of yours elsewhere`)
    }
    if (isRemote) await confirmHost(url.hostname, flags['allow-remote'] ?? '', context)
    const { out } = context
    const { force, 'body-seconds': bodySeconds } = flags
    const output = flags.output === undefined ? undefined : ({ flag: '--output', file: flags.output, force } as const)
    if (output !== undefined) await checkOutputFile(output, context)
    const publicUrl = readUrl(flags['public-url'] ?? url.href, '--public-url').href
    const credential = await readCredential(flags, publicUrl, context)
    const report = await reachable(() =>
      attack({
        target: url,
        ...credential,
        allowRemote: isRemote,
        publicUrl,
        ...(flags.observe !== undefined && { observe: readUrl(flags.observe, '--observe') }),
        ...(flags['observe-path'] !== undefined && { observePath: flags['observe-path'] }),
        ...(flags.disturb !== undefined && { disturb: readUrl(flags.disturb, '--disturb') }),
        ...(flags.pid !== undefined && { pid: flags.pid }),
        ...(flags.only.length > 0 && { only: flags.only }),
        ...(flags.rate !== undefined && { rate: flags.rate }),
        ...(flags.seed !== undefined && { seed: flags.seed }),
        ...(bodySeconds !== undefined && { maxBodyMs: Math.round(bodySeconds * 1_000) }),
        maxDurationMs: Math.round(flags.duration * 1_000),
        onPlan({ cases, requests, seconds }) {
          out.note(
            text`${cases} ${cases === 1 ? 'case' : 'cases'} to run, at most ${requests} requests: about ${seconds} s, and as long again for cases that wait`,
          )
          return !context.signal.aborted
        },
        onResult({ id, status, detail }) {
          if (context.signal.aborted) throw new UsageError('interrupted')
          if (status === 'failed') out.note(text`${id}: ${detail}`)
        },
      }),
    )
    const written = formats[flags.report]?.(report) ?? toText(report)
    if (output !== undefined) await writeOutputFile(written, output, context)
    else if (!out.isJson) out.raw(written)
    out.json(report)
    const { length } = report.findings
    out.note(
      text`${describeGrade(report)}, ${length} ${length === 1 ? 'finding' : 'findings'}: ${describeCounts(report)}`,
    )
    if (report.incomplete !== undefined) out.note(text`incomplete: ${report.incomplete}`)
    return exitCodeOf(report, flags.min)
  },
})

// A complete attack has a score.
function exitCodeOf({ findings, score }: AttackReport, min: number | undefined): ExitCode {
  if (score !== undefined && min !== undefined) return score >= min ? exitCode.ok : exitCode.finding
  if (findings.length > 0) return exitCode.finding
  return score === undefined ? exitCode.incomplete : exitCode.ok
}

function readTarget(argument: string | undefined, to: string | undefined): URL {
  if (argument !== undefined && to !== undefined)
    throw new UsageError('attack takes one endpoint: <url> or --to, not both')
  const given = to ?? argument
  if (given === undefined) throw new UsageError('attack needs the endpoint, such as --to localhost:3000/hooks')
  return readServerUrl(given, to === undefined ? '<url>' : '--to')
}

function readUrl(given: string, name: string): URL {
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new UsageError(`${name} must be a URL that begins with http: or https:`)
  }
  return url
}

async function reachable<Value>(run: () => Promise<Value>): Promise<Value> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof AttackError && error.code === 'unreachable') throw new UnreachableError(error.message)
    if (error instanceof TypeError) throw new UsageError(error.message)
    throw error
  }
}
