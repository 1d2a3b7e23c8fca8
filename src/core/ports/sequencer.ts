import type { Decisions } from './decision.js'
import type { Step, StepSettings } from './step.js'

/** A task that runs when its turn has come. */
export type SequencedTask<Value> = (turn: { readonly late: boolean }) => Promise<Value>

/** The result for a delivery. */
export type SequencedResult<Value> =
  /** Its task ran, in order unless it was late. */
  | { readonly state: 'ran'; readonly value: Value }
  /** A delivery with the same number was handled before. */
  | { readonly state: 'duplicate' }
  /** It was late, and the option `late` is `drop`. */
  | { readonly state: 'dropped' }
  /** It was not handled and may be sent again. */
  | { readonly state: 'refused'; readonly reason: SequenceRefusal }

/** Why a delivery was refused. */
export type SequenceRefusal =
  | 'in_progress'
  | 'late'
  | 'too_far_ahead'
  | 'invalid'
  | 'too_many_channels'
  | 'restarted'
  | 'closed'

/** The part of a sequencer that the step uses. */
export interface Turns {
  /**
   * Runs a task when its turn has come.
   *
   * @param place - channel and number, and whether this number restarts the channel
   * @param task - is told whether it runs late; if it rejects, so does `run`, and `onFailure` applies to the channel
   */
  run<Value>(
    place: { readonly channel: string; readonly number: number; readonly starts?: boolean | undefined },
    task: SequencedTask<Value>,
  ): Promise<SequencedResult<Value>>
}

/** What the property `step` of a sequencer is to a receiver. */
export type OrderStep = (sequencer: Turns, settings: StepSettings, decisions: Decisions) => (next: Step) => Step

/** What the option `order` of a receiver takes: a sequencer. */
export interface SequencerPort extends Turns {
  /** The step of the pipeline that uses the sequencer: `putInOrder`. A receiver without a sequencer does not bundle it. */
  readonly step: OrderStep
  /** The longest time that a delivery is held for others, in milliseconds. */
  readonly maxWaitMs: number
  /**
   * Refuses new deliveries and waits for running tasks.
   *
   * @param held - `run` handles held deliveries at once, in order; `refuse` refuses them. Default `run`
   */
  close(held?: 'run' | 'refuse'): Promise<void>
}
