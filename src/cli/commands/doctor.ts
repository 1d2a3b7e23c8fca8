import { diagnosisFrameworks } from '../../doctor/fixes.js'
import type { DiagnosisFramework } from '../../doctor/index.js'
import { type Context, defineCommand, type FlagValues } from '../command.js'
import { diagnoseGiven } from '../doctor/diagnose-given.js'
import { examineEnvironment } from '../doctor/environment.js'
import { fixCodeFor } from '../doctor/fix-code.js'
import { type ExitCode, exitCode, UsageError } from '../exit.js'
import { frameworkOf } from '../listen/framework.js'
import { readRequests } from '../requests/read-requests.js'
import { secretFlags } from '../secrets.js'
import type { Output } from '../terminal/output.js'
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
  watch: { type: 'switch', summary: 'Diagnose each refused request as it is captured, until Ctrl+C' },
} as const

export const command = defineCommand({
  args: '[id]',
  flags,
  details:
    'An id is 17 or last; a file holds JSON of show --json, or HTTP; - reads stdin. doctor env examines this machine and the\n' +
    `project in this folder. Ends with 1 if something is wrong. Frameworks: ${diagnosisFrameworks.join(', ')}.`,
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
    if (argument === undefined) throw new UsageError('doctor needs <id>, a file, env, or --watch')
    return argument === 'env' ? examine(context) : diagnoseOne(argument, values, context)
  },
})

/** Diagnoses refused requests in the order in which they are captured. */
async function watch(values: FlagValues<typeof flags>, context: Context): Promise<ExitCode> {
  const store = context.captures()
  const own = { ...context, captures: () => store }
  let last = store.list({ limit: 1 }).at(-1)?.id ?? 0
  let exit: ExitCode = exitCode.ok
  let work = Promise.resolve()
  const take = () => {
    const refused = store.list({ status: 'refused', afterId: last })
    last = store.list({ limit: 1 }).at(-1)?.id ?? last
    for (const { id } of refused) {
      exit = exitCode.finding
      work = work
        .then(() => diagnoseOne(String(id), values, own))
        .then(() => {})
        // The next request may be of another provider, or complete.
        .catch((error: unknown) => context.out.error(error instanceof Error ? error.message : String(error)))
    }
  }
  const stop = store.subscribe(take)
  context.out.note('Watching for refused requests; Ctrl+C ends.')
  // The subscription does not keep the process.
  const awake = setInterval(() => {}, 60_000)
  await new Promise((end) => {
    if (context.signal.aborted) end(undefined)
    else context.signal.addEventListener('abort', end, { once: true })
  })
  clearInterval(awake)
  stop()
  await work
  return exit
}

async function diagnoseOne(argument: string, values: FlagValues<typeof flags>, context: Context): Promise<ExitCode> {
  const { out, cwd } = context
  const [given, ...others] = await readRequests([argument], context)
  if (given === undefined || others.length > 0) throw new UsageError('doctor takes one request at a time')
  // One of the choices.
  const framework = (values.framework as DiagnosisFramework | undefined) ?? frameworkOf(cwd)
  const { chosen, diagnosis } = await diagnoseGiven(given, { provider: values.provider, framework }, values, context)
  const { cause, evidence, fix, hints, also, error } = diagnosis
  const code = fixCodeFor(cause, framework)
  out.json({
    request: given.label,
    provider: chosen.name,
    framework,
    error,
    cause,
    proof: evidence,
    fix,
    code,
    hints,
    also,
  })
  const exit = cause === 'none' ? exitCode.ok : exitCode.finding
  if (out.isJson) return exit
  if (values.fix) {
    if (cause !== 'none') for (const line of (code ?? fix).split('\n')) out.line(line)
    return exit
  }
  out.line(text`${bold(given.label)} ${chosen.name}  ${cause === 'none' ? green('accepted') : red(error ?? 'refused')}`)
  printFinding({ cause, evidence, fix }, out)
  for (const other of also) printFinding(other, out)
  for (const hint of hints) out.line(text`${bold('hint')}   ${hint}`)
  if (code !== undefined) out.line(dim(`doctor ${argument} --fix prints the code for ${framework}`))
  return exit
}

function printFinding({ cause, evidence, fix }: { cause: string; evidence: string; fix: string }, out: Output): void {
  out.line(text`${bold('cause')}  ${cause}`)
  out.line(text`${bold('proof')}  ${evidence}`)
  out.line(text`${bold('fix')}    ${fix}`)
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
