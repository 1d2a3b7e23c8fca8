import { once } from 'node:events'
import { diagnosisFrameworks } from '../../doctor/fixes.js'
import type { DiagnosisFramework } from '../../doctor/index.js'
import type { Attempt, Capture, CaptureEvent, CaptureStatus } from '../../inspector/captures/capture.js'
import type { Captures } from '../../inspector/captures/captures.js'
import { type Context, defineCommand, type FlagValues } from '../command.js'
import { examineEnvironment } from '../doctor/environment.js'
import { type AnswerFinding, evidenceLabel, explainAnswer } from '../doctor/explain-answer.js'
import { diagnoseGiven } from '../doctor/explain-refusal.js'
import { fixCodeFor, frameworkOf } from '../doctor/fix-code.js'
import { type ExitCode, exitCode, UsageError } from '../exit.js'
import { type GivenRequest, readRequests } from '../requests/read-requests.js'
import { checkSecretFlags, secretFlags } from '../secrets.js'
import { quoted } from '../terminal/command-line.js'
import type { Output } from '../terminal/output.js'
import { pad } from '../terminal/table.js'
import { bold, dim, green, red, text } from '../terminal/text.js'

const flags = {
  provider: { type: 'text', value: 'name', summary: 'The provider, if the capture names none' },
  ...secretFlags,
  framework: {
    type: 'text',
    value: 'name',
    choices: diagnosisFrameworks,
    summary: 'What receives the request; by default the framework of package.json',
  },
  fix: { type: 'switch', summary: 'Print only the code that corrects the cause' },
  watch: {
    type: 'switch',
    summary: 'Diagnose each request that is refused or not answered 2xx as it comes, until Ctrl+C',
  },
} as const

export const command = defineCommand({
  args: '[id]',
  flags,
  details:
    'An id is 17 or last; a file holds JSON of show --json, or HTTP; - reads stdin. Without an id, doctor takes the last request\n' +
    'that was refused or not answered 2xx, unless its last attempt or replay was answered 2xx. doctor env examines this machine\n' +
    `and the project in this folder. Ends with 1 if something is wrong. Frameworks: ${diagnosisFrameworks.join(', ')}.`,
  examples: [
    'webhook-receiver doctor last',
    'webhook-receiver doctor 17 --framework next --fix',
    'webhook-receiver doctor env',
    'webhook-receiver doctor --watch',
  ],
  async run([argument], values, context) {
    if (values.watch) {
      if (argument !== undefined) throw new UsageError('doctor --watch takes no id')
      return watch(values, context)
    }
    return argument === 'env'
      ? examine(context)
      : diagnoseOne(argument ?? (await latestFinding(context)), values, context)
  },
})

/** Diagnoses requests in the order in which they are captured: refused ones, and those that the server does not accept. */
async function watch(values: FlagValues<typeof flags>, context: Context): Promise<ExitCode> {
  const store = await context.captures()
  const own = { ...context, captures: async () => store }
  let last = store.list({ limit: 1 }).at(-1)?.id ?? 0
  let exit: ExitCode = exitCode.ok
  let work = Promise.resolve()
  const queue = (id: number) => {
    exit = exitCode.finding
    work = work
      .then(() => diagnoseOne(String(id), values, own))
      .then(() => {})
      // The next request may be of another provider, or complete.
      .catch((error: unknown) => context.out.error(error instanceof Error ? error.message : String(error)))
  }
  const take = (event: CaptureEvent) => {
    const refused = store.list({ status: 'refused', afterId: last })
    last = store.list({ limit: 1 }).at(-1)?.id ?? last
    for (const { id } of refused) queue(id)
    if ('attempt' in event && isNoted(event.attempt, store, own)) queue(event.attempt.capture)
  }
  const stop = store.subscribe(take)
  context.out.note('Watching for requests that are refused, or not answered 2xx; Ctrl+C ends.')
  // The subscription does not keep the process.
  const awake = setInterval(() => {}, 60_000)
  if (!context.signal.aborted) await once(context.signal, 'abort')
  clearInterval(awake)
  stop()
  await work
  return exit
}

// A refused request is diagnosed as it comes. An attempt that is retried is not the last word of the server.
function isNoted(attempt: Attempt, captures: Captures, { writeCommand }: Context): boolean {
  const capture = captures.get(attempt.capture)
  if (capture === undefined || capture.verdict.status === 'refused' || attempt.nextAt !== undefined) return false
  return explainAnswer(capture, attempt, { framework: 'general', writeCommand }) !== undefined
}

/**
 * The newest capture that something is still wrong with.
 *
 * @throws {UsageError} no capture has a finding, or all are answered 2xx by now; the message says what to give
 */
async function latestFinding({ captures, writeCommand, out }: Context): Promise<string> {
  const store = await captures()
  const all = store.list()
  const environment = `examine this machine with ${writeCommand('doctor env', 'with secrets')}`
  if (all.length === 0) {
    const listen = writeCommand('listen 3000', 'with secrets')
    throw new UsageError(
      `there are no captures yet; ${listen} receives some for your server at port 3000, or ${environment}`,
    )
  }
  const withFinding = all.filter((capture) => {
    const options = { framework: 'general', writeCommand } as const
    const isRefused = capture.verdict.status === 'refused'
    return isRefused || explainAnswer(capture, store.attemptsOf(capture.id).at(-1), options) !== undefined
  })
  const replays = all.filter(({ origin }) => origin === 'replayed')
  const found = withFinding.findLast((capture) => !isAnswered(capture, replays, store))
  if (found !== undefined) {
    out.note(`#${found.id} is the last request that was refused or not answered 2xx.`)
    return String(found.id)
  }
  const answered = withFinding.at(-1)
  const none =
    answered === undefined ? 'no captured request was refused' : 'every refused request was answered 2xx in the end'
  throw new UsageError(
    `${none}; name one, such as ${writeCommand(`doctor ${answered?.id ?? 'last'}`, 'with secrets')}, or ${environment}`,
  )
}

/** Whether the last attempt with a capture, or with a replay that was changed and so is a separate capture, was answered 2xx. */
function isAnswered({ id }: Capture, replays: readonly Capture[], store: Captures): boolean {
  const ids = [id, ...replays.flatMap((replay) => (replay.of === id ? [replay.id] : []))]
  const [last] = ids
    .flatMap((each) => store.attemptsOf(each).slice(-1))
    .sort((left, right) => (left.at < right.at ? 1 : -1))
  return last?.status !== undefined && last.status >= 200 && last.status < 300
}

async function diagnoseOne(argument: string, values: FlagValues<typeof flags>, context: Context): Promise<ExitCode> {
  const { out, cwd, writeCommand } = context
  const [given, ...others] = await readRequests([argument], context)
  if (given === undefined || others.length > 0) throw new UsageError('doctor takes one request at a time')
  // One of the choices.
  const framework = (values.framework as DiagnosisFramework | undefined) ?? frameworkOf(cwd)
  const answerFinding = (status: CaptureStatus | undefined) => explainLast(given, status, framework, context)
  const asked = await diagnoseGiven(given, { provider: values.provider, framework }, values, context).catch(
    async (error: unknown) => {
      // Without the secret, the answer of the server can still be explained.
      if (!(error instanceof UsageError) || (await answerFinding(undefined)) === undefined) throw error
      out.note(`${error.message}. Without it, only the answer of your server is explained:`)
      return undefined
    },
  )
  if (asked !== undefined && values.watch !== true) checkSecretFlags(values, [asked.chosen.name], 'one')
  const { cause = 'none', error, hints = [], also = [], evidence = '', fix = '', run } = asked?.diagnosis ?? {}
  const isAcceptedNow = cause === 'none' && given.capture?.verdict.status === 'refused'
  const accepted: ShownFinding = { cause, evidence, fix: isAcceptedNow ? restartListen : fix, run }
  const answer = await answerFinding(asked && (cause === 'none' ? 'verified' : 'refused'))
  const refusals: readonly ShownFinding[] = cause === 'none' ? [] : [accepted, ...also]
  const findings = [...refusals, ...(answer === undefined ? [] : [{ ...answer, evidence: answer.proof }])]
  const [first = accepted, ...rest] = findings
  const code = fixCodeFor(first.cause, framework)
  const provider = asked?.chosen.name ?? given.provider ?? ''
  out.json({
    request: given.label,
    provider,
    framework,
    error,
    cause: first.cause,
    proof: first.evidence,
    isProved: isProved(first.cause),
    fix: first.fix,
    run: first.run,
    code,
    hints,
    also: rest.map(({ cause: other, evidence: proof, fix: its }) => ({
      cause: other,
      proof,
      isProved: isProved(other),
      fix: its,
    })),
  })
  const exit = findings.length === 0 ? exitCode.ok : exitCode.finding
  if (out.isJson) return exit
  if (values.fix) {
    if (findings.length > 0) for (const line of (code ?? first.fix).split('\n')) out.line(line)
    return exit
  }
  const verdict =
    cause !== 'none' ? red(error ?? 'refused') : answer === undefined ? green('accepted') : red(answer.cause)
  out.line(text`${bold(given.label)} ${provider}  ${verdict}`)
  if (findings.length === 0 && isAcceptedNow) {
    if ((asked?.chosen.keyNames.length ?? 0) > 1) out.line(`${evidence}.`)
    out.line(restartListen)
    return exit
  }
  for (const finding of [first, ...rest]) printFinding(finding, out)
  for (const hint of hints) out.line(text`${bold('hint')}   ${hint}`)
  if (code !== undefined) {
    out.line(
      dim(
        `${writeCommand(`doctor ${given.capture?.id ?? quoted(argument)} --fix`, 'with secrets')} prints the code for ${framework}`,
      ),
    )
  }
  return exit
}

const restartListen =
  'It was refused when it came, and verifies now. If listen still runs with the old secret, start it again.'

const isProved = (cause: string): boolean => evidenceLabel(cause) === 'proof'

/** @param status - the verdict of now; without it, that of the capture counts */
async function explainLast(
  { capture }: GivenRequest,
  status: CaptureStatus | undefined,
  framework: DiagnosisFramework,
  { captures, writeCommand }: Context,
): Promise<AnswerFinding | undefined> {
  if (capture === undefined) return undefined
  const attempts = (await captures()).attemptsOf(capture.id)
  const verdict = { ...capture.verdict, ...(status !== undefined && { status }) }
  return explainAnswer({ ...capture, verdict }, attempts.at(-1), { framework, writeCommand })
}

interface ShownFinding {
  readonly cause: string
  readonly evidence: string
  readonly fix: string
  readonly run?: string | undefined
}

function printFinding({ cause, evidence, fix, run }: ShownFinding, out: Output): void {
  out.line(text`${bold('cause')}  ${cause}`)
  out.line(text`${pad(bold(evidenceLabel(cause)), 7)}${evidence}`)
  out.line(text`${bold('fix')}    ${fix}`)
  if (run !== undefined) out.line(text`${bold('run')}    ${run}`)
}

async function examine(context: Context): Promise<ExitCode> {
  const { out } = context
  const findings = await examineEnvironment(context)
  for (const { check, isFine, detail, fix } of findings) {
    out.json({ check, isFine, detail, fix })
    out.line(text`${isFine ? green('✓') : red('✗')} ${bold(check)}  ${detail}`)
    if (fix !== undefined) out.line(text`  ${bold('fix')} ${fix}`)
  }
  return findings.every(({ isFine }) => isFine) ? exitCode.ok : exitCode.finding
}
