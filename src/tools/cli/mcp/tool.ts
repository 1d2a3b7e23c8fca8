import type { Captures } from '../../inspector/captures/captures.js'
import type { Context } from '../command.js'
import type { SecretFlagValues } from '../secrets.js'
import type { Hidden } from './hidden.js'
import type { ArgumentsOf, Parameters } from './parameters.js'

/** What tools work with. */
export interface Bench {
  readonly context: Context
  readonly captures: Captures
  /** The secrets that were named on the command line. */
  readonly flags: SecretFlagValues
  readonly hidden: Hidden
}

/** One call of a tool. */
export interface ToolCall {
  /** Aborted when the client cancels the call, or ends. */
  readonly signal: AbortSignal
  /** Tells the client how far a long call is, if it wants to know. */
  progress(done: number, total: number, message: string): void
}

/** What a tool answers. */
export interface ToolAnswer {
  /** In our words: nothing in it comes from a captured request. */
  readonly text: string
  /** Everything that a sender or a server wrote. It is shown as JSON, marked as data. */
  readonly captured?: unknown
  readonly isError?: true
}

/** A tool that a model can call. */
export interface Tool<P extends Parameters = Parameters> {
  readonly name: string
  readonly title: string
  /** For the model: when to call it, and what comes back. */
  readonly description: string
  readonly parameters: P
  /** It sends requests, so it is offered only with `--write`. */
  readonly isWrite?: true
  /** @throws {UsageError} the call cannot be answered; the message says what to change */
  run(values: ArgumentsOf<P>, bench: Bench, call: ToolCall): Promise<ToolAnswer>
}

/** Gives `run` of a tool the types of its arguments. */
export function defineTool<const P extends Parameters>(tool: Tool<P>): Tool {
  // `readArguments` makes the values from `parameters`.
  return tool as unknown as Tool
}
