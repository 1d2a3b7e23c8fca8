/** A declaration without its open ends: an example with a field that the declaration lacks does not satisfy it. */
export type Closed<Type> = Type extends readonly (infer Item)[]
  ? Closed<Item>[]
  : Type extends object
    ? { [Field in keyof Type as string extends Field ? never : Field]: Closed<Type[Field]> }
    : Type
