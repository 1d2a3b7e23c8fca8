/**
 * What a provider needs of a schema: the Standard Schema interface, version 1, which zod, valibot and others implement.
 *
 * @see https://standardschema.dev
 */
export interface Schema<Output = unknown> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly validate: (value: unknown) => SchemaResult<Output> | Promise<SchemaResult<Output>>
    readonly types?: { readonly input: unknown; readonly output: Output } | undefined
  }
}

/** The type of the values that a schema lets pass. */
export type OutputOf<S extends Schema> = NonNullable<S['~standard']['types']>['output']

type SchemaResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly SchemaIssue[] }

interface SchemaIssue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

/** @throws {TypeError} naming the option, unless the value is a Standard Schema; some libraries make functions of theirs */
export function requireSchema(value: Schema, option: string): void {
  if (typeof value?.['~standard']?.validate !== 'function') throw new TypeError(`${option} must be a Standard Schema`)
}
