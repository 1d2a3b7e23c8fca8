import type { Verified } from '../../core/verify/verifier.js'
import { isWebhookError, WebhookError } from '../../errors.js'
import type { Change, Situation } from './changes/change.js'
import type { DiagnosisCause } from './diagnosis.js'

/** The result of one attempt. */
export type Verdict = WebhookError | Verified | 'exhausted'

/** Tries changes one after the other, at most `maxAttempts`. */
export class Search {
  readonly #maxAttempts: number
  readonly #changesFor: (situation: Situation, error: WebhookError) => Iterable<Change>
  readonly #tried = new Set<DiagnosisCause>()
  #attempts = 0

  constructor(maxAttempts: number, changesFor: (situation: Situation, error: WebhookError) => Iterable<Change>) {
    this.#maxAttempts = maxAttempts
    this.#changesFor = changesFor
  }

  get attempts(): number {
    return this.#attempts
  }

  get hasAttemptsLeft(): boolean {
    return this.#attempts < this.#maxAttempts
  }

  /** The causes whose changes were all tried. */
  get tried(): readonly DiagnosisCause[] {
    return [...this.#tried]
  }

  async verify({ provider, request, now, respell }: Situation): Promise<Verdict> {
    if (!this.hasAttemptsLeft) return 'exhausted'
    this.#attempts++
    try {
      return await provider.verify(request, { now, respell })
    } catch (thrown) {
      return toWebhookError(thrown)
    }
  }

  /**
   * Finds the changes that make verification succeed.
   *
   * If a change leads to a different error, that error may have a separate cause. Further changes are combined with it after
   * all single changes.
   */
  async findChanges(situation: Situation, error: WebhookError): Promise<readonly Change[] | undefined> {
    let frontier: readonly Path[] = [{ situation, error, changes: [], seen: [kindOf(error)] }]
    for (let depth = 0; depth < maxDepth && frontier.length > 0; depth++) {
      const next: Path[] = []
      for (const path of frontier) {
        const solution = await this.#extend(path, next)
        if (solution) return solution
      }
      frontier = next.slice(0, maxPaths)
    }
    return undefined
  }

  async #extend(path: Path, next: Path[]): Promise<readonly Change[] | undefined> {
    for (const change of this.#changesFor(path.situation, path.error)) {
      const verdict = await this.verify(change.situation)
      if (verdict === 'exhausted') {
        this.#tried.delete(change.cause)
        return undefined
      }
      const changes = [...path.changes, change]
      if (!isWebhookError(verdict)) return changes
      this.#tried.add(change.cause)
      const kind = kindOf(verdict)
      if (!change.searchFurther || path.seen.includes(kind) || next.some(({ seen }) => seen.includes(kind))) continue
      next.push({ situation: change.situation, error: verdict, changes, seen: [...path.seen, kind] })
    }
    return undefined
  }
}

/** Other errors may contain values, and are not shown. */
export function toWebhookError(thrown: unknown): WebhookError {
  if (isWebhookError(thrown)) return thrown
  return new WebhookError('internal_error', 'the provider threw an error that is not a WebhookError')
}

const maxDepth = 4
const maxPaths = 3

/** A sequence of changes, and the error that it leads to. */
interface Path {
  readonly situation: Situation
  readonly error: WebhookError
  readonly changes: readonly Change[]
  readonly seen: readonly string[]
}

function kindOf({ code, field }: WebhookError): string {
  return `${code} ${field ?? ''}`.toLowerCase()
}
