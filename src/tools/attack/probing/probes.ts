import type { MaybePromise } from '../../../core/base/maybe-promise.js'
import type { Sample } from '../../../testing/sample.js'
import type { AttackCase, Judgement, Plan } from '../attack-case.js'
import type { Exchange } from '../exchange.js'
import type { Field } from '../field.js'
import type { Runner } from '../runner.js'
import type { Change, Supply, Wanted } from '../scheme/supply.js'
import { describeArrival, type Framing, isAccepted, isRefused } from '../wire/exchange.js'

/** One request of a case: what is special about it, and how it is made. It is made when it is sent, so that it is fresh. */
export interface Probe {
  readonly label: string
  /** `undefined` means that the probe does not fit the vendor. */
  make(): Promise<Sample | undefined>
  readonly framing?: Framing
}

/** A forgery: a genuine request that is changed after it was signed. */
export function forgery(supply: Supply, label: string, change: Change, options: Wanted = {}): Probe {
  return {
    label,
    async make() {
      const sample = await supply.make(options)
      return sample && change(sample)
    },
  }
}

/** A genuine request, with changes before it is signed. */
export function genuineProbe(supply: Supply, label: string, options: Wanted = {}, framing?: Framing): Probe {
  return { label, make: () => supply.make(options), ...(framing && { framing }) }
}

/** Makes the probes of a case, or says why the case does not fit the vendor. */
export type ProbesOf = (supply: Supply, field: Field) => MaybePromise<readonly Probe[] | string>

/** Plans a case in which the endpoint must accept every probe that the vendor's reference accepts. */
export function mustAccept(
  probesOf: ProbesOf,
  accepts = (supply: Supply, sample: Sample) => supply.accepts(sample),
): AttackCase['plan'] {
  return async (supply, field) => {
    const probes = await probesOf(supply, field)
    if (typeof probes === 'string') return probes
    const isGenuine = (sample: Sample) => accepts(supply, sample)
    const fitting = await fit(probes, isGenuine)
    if (fitting.length === 0) return 'the vendor sends nothing like it'
    const { runner } = field
    return {
      requests: fitting.length,
      run: async () => {
        const exchanges = await sendAll(runner, fitting, (label, request) => runner.send(label, request), isGenuine)
        const refused = exchanges.filter(({ arrival }) => !isAccepted(arrival))
        return judge(refused, exchanges.length, 'refused')
      },
    }
  }
}

/**
 * Plans a case in which the endpoint must refuse every probe that the vendor's reference does not take for genuine.
 *
 * @param how - `with 4xx` takes no other answer for a refusal, and no silence either: the vendor would send the delivery again
 */
export function mustRefuse(probesOf: ProbesOf, how: 'anyhow' | 'with 4xx' = 'anyhow'): AttackCase['plan'] {
  return async (supply, field) => {
    const probes = await probesOf(supply, field)
    if (typeof probes === 'string') return probes
    const isForged = async (sample: Sample) => !(await supply.verifies(sample))
    const fitting = await fit(probes, isForged)
    if (fitting.length === 0) return 'the vendor signs nothing that this would break'
    const { runner } = field
    return {
      requests: fitting.length,
      run: async () => {
        const exchanges = await sendAll(runner, fitting, (label, request) => runner.forge(label, request), isForged)
        const accepted = exchanges.filter(({ arrival }) => isAccepted(arrival))
        if (accepted.length > 0 || how === 'anyhow') return judge(accepted, exchanges.length, 'accepted')
        const wrong = exchanges.filter(({ arrival }) => !isRefused(arrival))
        return judge(wrong, exchanges.length, 'not refused with 4xx')
      },
    }
  }
}

/** A plan in which the endpoint gets a genuine request, and must refuse a forgery with the same signature. */
export async function mustRefuseAfter(
  supply: Supply,
  { runner }: Field,
  label: string,
  change: (sample: Sample, sentAt: number) => Sample | undefined,
): Promise<Plan | string> {
  const make = async () => {
    const sentAt = Date.now()
    const genuine = await supply.genuine({ sentAt })
    const forged = change(genuine, sentAt)
    return forged === undefined || (await supply.verifies(forged)) ? undefined : { genuine, forged }
  }
  if ((await make()) === undefined) return 'the vendor signs nothing that this would break'
  return {
    requests: 2,
    run: async () => {
      const made = await make()
      if (made === undefined) return verdict(true, 'the forgery would be genuine')
      await runner.send('a genuine delivery', runner.toWire(made.genuine))
      const exchange = await runner.forge(label, runner.toWire(made.forged))
      return judge(isAccepted(exchange.arrival) ? [exchange] : [], 1, 'accepted')
    },
  }
}

/**
 * Sends probes one after the other.
 *
 * @param isFitting - asked again, because each request is a new one: another signature may have no other spelling
 */
export async function sendAll(
  runner: Runner,
  probes: readonly Probe[],
  send: (label: string, request: ReturnType<Runner['toWire']>) => Promise<Exchange>,
  isFitting: (sample: Sample) => Promise<boolean> = async () => true,
): Promise<readonly Exchange[]> {
  const sent: Promise<Exchange>[] = []
  for (const probe of probes) {
    const sample = await probe.make()
    if (sample === undefined || !(await isFitting(sample))) continue
    const exchange = send(probe.label, runner.toWire(sample, probe.framing))
    sent.push(exchange)
    await runner.settle(exchange)
  }
  return Promise.all(sent)
}

/** The probes that fit the vendor. */
export async function fit(
  probes: readonly Probe[],
  isFitting: (sample: Sample) => Promise<boolean>,
): Promise<readonly Probe[]> {
  const fits = await Promise.all(
    probes.map(async (probe) => {
      const sample = await probe.make()
      return sample !== undefined && (await isFitting(sample))
    }),
  )
  return probes.filter((_, index) => fits[index])
}

/** Judges by the exchanges that went wrong. */
export function judge(wrong: readonly Exchange[], total: number, verb: string): Judgement {
  const [first] = wrong
  if (first === undefined) return { passed: true, detail: `${total} of ${total} as it should be`, evidence: [] }
  const detail = `${wrong.length} of ${total} ${verb}; first: ${first.label}: ${describeArrival(first.arrival)}`
  return { passed: false, detail, evidence: wrong.slice(0, 3) }
}

/** A judgement about something other than single exchanges. */
export function verdict(passed: boolean, detail: string, evidence: readonly Exchange[] = []): Judgement {
  return { passed, detail, evidence: passed ? [] : evidence.slice(0, 3) }
}

/** Why a case that counts effects is not run. */
export const noFreshIds = 'the deliveries of the vendor have no id that can be varied'

/** Whether each genuine request has another id, by which its effects can be counted. */
export async function hasFreshIds(supply: Supply): Promise<boolean> {
  const [first, second] = await Promise.all([supply.genuine(), supply.genuine()])
  const id = (await supply.read(first))?.id
  return id !== undefined && id !== (await supply.read(second))?.id
}
