/** Fails unless both values are the same, compared as JSON. */
export function equal(actual, expected, what = 'value') {
  const [left, right] = [JSON.stringify(actual), JSON.stringify(expected)]
  if (left !== right) throw new Error(`${what}: expected ${right}, got ${left}`)
}

/** Fails unless the value is true. */
export function ok(value, what) {
  if (value !== true) throw new Error(`${what}: expected true, got ${String(value)}`)
}

/** Fails unless the call throws, or its promise rejects with, an error of this code or, for options, this class. */
export async function fails(call, expected) {
  let outcome = 'nothing'
  try {
    await call()
  } catch (error) {
    outcome = error.code ?? error.name
  }
  equal(outcome, expected, 'thrown')
}
