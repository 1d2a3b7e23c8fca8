import { isWebhookError, WebhookError } from '../errors.js'
import type { Change, Situation } from './changes/change.js'
import type { DiagnosisCause } from './diagnosis.js'

/** What became of one attempt. */
export type Verdict = WebhookError | 'verified' | 'exhausted'

/** Tries changes one after the other, so many and no more. */
export class Examination {
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

  /** Whether attempts are left. */
  get complete(): boolean {
    return this.#attempts < this.#maxAttempts
  }

  /** The causes of which every change was tried. */
  get tried(): readonly DiagnosisCause[] {
    return [...this.#tried]
  }

  async verify({ provider, request, now }: Situation): Promise<Verdict> {
    if (!this.complete) return 'exhausted'
    this.#attempts++
    try {
      await provider.verify(request, { now })
      return 'verified'
    } catch (thrown) {
      return isWebhookError(thrown) ? thrown : new WebhookError('internal_error', 'verify threw something else')
    }
  }

  /**
   * Looks for the changes with which the verification succeeds.
   *
   * Where a change leads to a refusal of another kind, that one may have a cause of its own: it is looked for after
   * everything that needs one change only.
   */
  async solve(situation: Situation, error: WebhookError): Promise<readonly Change[] | undefined> {
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
      if (verdict === 'verified') return changes
      this.#tried.add(change.cause)
      const kind = kindOf(verdict)
      if (!change.leadsOn || path.seen.includes(kind) || next.some(({ seen }) => seen.includes(kind))) continue
      next.push({ situation: change.situation, error: verdict, changes, seen: [...path.seen, kind] })
    }
    return undefined
  }
}

const maxDepth = 4
const maxPaths = 3

/** Changes that were made, and the refusal that they lead to. */
interface Path {
  readonly situation: Situation
  readonly error: WebhookError
  readonly changes: readonly Change[]
  readonly seen: readonly string[]
}

function kindOf({ code, field }: WebhookError): string {
  return `${code} ${field ?? ''}`.toLowerCase()
}
