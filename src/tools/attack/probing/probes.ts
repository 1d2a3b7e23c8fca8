import type { MaybePromise } from '../../../core/base/maybe-promise.js'
import type { Sample } from '../../../testing/sample.js'
import type { AttackCase, Field, Judgement, Plan } from '../attack-case.js'
import type { Runner } from '../runner.js'
import type { Supply, Wanted } from '../scheme/supply.js'
import { describeArrival, type Exchange, type Framing, isAccepted, isRefused } from '../wire/exchange.js'

/** One request of a case: what is special about it, and how it is made. It is made when it is sent, so that it is fresh. */
export interface Probe {
  readonly label: string
  /** `undefined` means that the probe does not fit the vendor. */
  make(): Promise<Sample | undefined>
  readonly framing?: Framing
}

/** A forgery: a genuine request that is changed after it was signed. */
export function forgery(
  supply: Supply,
  label: string,
  change: (sample: Sample) => MaybePromise<Sample | undefined>,
  options: Wanted = {},
  framing?: Framing,
): Probe {
  return {
    label,
    async make() {
      const sample = await supply.make(options)
      return sample && change(sample)
    },
    ...(framing && { framing }),
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
    return sendProbes(
      field.runner,
      'send',
      fitting,
      (exchanges) => {
        const refused = exchanges.filter(({ arrival }) => !isAccepted(arrival))
        return judge(refused, exchanges.length, 'refused')
      },
      isGenuine,
    )
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
    return sendProbes(
      field.runner,
      'forge',
      fitting,
      (exchanges) => {
        const accepted = exchanges.filter(({ arrival }) => isAccepted(arrival))
        if (accepted.length > 0 || how === 'anyhow') return judge(accepted, exchanges.length, 'accepted')
        const wrong = exchanges.filter(({ arrival }) => !isRefused(arrival))
        return judge(wrong, exchanges.length, 'not refused with 4xx')
      },
      isForged,
    )
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

/** A plan that sends probes one after the other, as forgeries or not, and judges what came of all of them. */
export function sendProbes(
  runner: Runner,
  how: 'send' | 'forge',
  probes: readonly Probe[],
  judgeAll: (exchanges: readonly Exchange[]) => MaybePromise<Judgement>,
  isFitting?: (sample: Sample) => Promise<boolean>,
): Plan {
  return { requests: probes.length, run: async () => judgeAll(await sendAll(runner, how, probes, isFitting)) }
}

/**
 * Sends probes one after the other.
 *
 * @param isFitting - asked again, because each request is a new one: another signature may have no other spelling
 */
async function sendAll(
  runner: Runner,
  how: 'send' | 'forge',
  probes: readonly Probe[],
  isFitting: (sample: Sample) => Promise<boolean> = async () => true,
): Promise<readonly Exchange[]> {
  const sent: Promise<Exchange>[] = []
  for (const probe of probes) {
    const sample = await probe.make()
    if (sample === undefined || !(await isFitting(sample))) continue
    const exchange = runner[how](probe.label, runner.toWire(sample, probe.framing))
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

/** Plans a case that counts the effects of deliveries by their ids, for vendors whose requests have another id each. */
export function countEffects(
  planOf: (supply: Supply, field: Field) => MaybePromise<Plan | string>,
): (supply: Supply, field: Field) => Promise<Plan | string> {
  return async (supply, field) => {
    const [first, second] = [await delivery(supply), await delivery(supply)]
    if (first.id === '' || first.id === second.id) return 'the deliveries of the vendor have no id that can be varied'
    return planOf(supply, field)
  }
}

/** A genuine delivery with its id; the id is empty if the vendor writes none. */
export async function delivery(supply: Supply): Promise<{ readonly sample: Sample; readonly id: string }> {
  const sample = await supply.genuine()
  return { sample, id: (await supply.read(sample))?.id ?? '' }
}

/** Plans a case in which any answer will do, and a genuine delivery must pass afterwards. */
export function survive(
  probesOf: (supply: Supply, field: Field) => MaybePromise<readonly Probe[]>,
): AttackCase['plan'] {
  return async (supply, field) => survivalOf(supply, field, await probesOf(supply, field))
}

/** The plan of such a case. */
export function survivalOf(supply: Supply, { runner }: Field, probes: readonly Probe[]): Plan {
  return {
    requests: probes.length + 1,
    run: async () => {
      const exchanges = await sendAll(runner, 'send', probes)
      const wrong = exchanges.filter(({ arrival, request }) => isFailure(arrival.kind, request.framing?.abort === true))
      const after = await runner.send('a genuine delivery afterwards', runner.toWire(await supply.genuine()))
      return judge(isAccepted(after.arrival) ? wrong : [...wrong, after], exchanges.length + 1, 'failed')
    },
  }
}

// A server may close the connection without an answer, but must not leave a complete request without either.
function isFailure(kind: Exchange['arrival']['kind'], isAborted: boolean): boolean {
  return kind === 'unreachable' || kind === 'threw' || (kind === 'timeout' && !isAborted)
}
