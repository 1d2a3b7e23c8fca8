/** One promise of a contract, as data, for any test runner. */
export interface ContractCase {
  /** The promise, as the name of a test. */
  readonly name: string
  /** Resolves if the promise is kept; rejects with the assertion that failed. */
  run(): Promise<void>
}

/** Makes the cases of a contract from named tests; `withSubject` gives each of them a new subject. */
export function toCases<Subject>(
  tests: Readonly<Record<string, (subject: Subject) => Promise<void>>>,
  withSubject: (test: (subject: Subject) => Promise<void>) => Promise<void>,
): readonly ContractCase[] {
  return Object.entries(tests).map(([name, test]) => ({ name, run: () => withSubject(test) }))
}
