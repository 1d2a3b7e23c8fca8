import { requireFunction } from '../../core/base/options.js'
import type { AnyProvider } from '../../core/provider/provider.js'
import type { FindingWithoutFix } from './diagnosis.js'

/** A provider, or a function that makes it, so that a wrong option becomes part of the diagnosis. */
export type ProviderSource = AnyProvider | (() => AnyProvider)

/** Returns the provider, or why it could not be made. */
export function makeProvider(
  source: ProviderSource,
): { readonly provider: AnyProvider } | { readonly problem: FindingWithoutFix } {
  if (typeof source !== 'function') {
    requireFunction(source?.verify, 'diagnose: provider.verify')
    return { provider: source }
  }
  try {
    const provider = source()
    requireFunction(provider?.verify, 'diagnose: provider.verify')
    return { provider }
  } catch (thrown) {
    return { problem: explain(thrown) }
  }
}

// Messages of this package begin with the factory and the option. Other messages may contain values, and are not shown.
function explain(thrown: unknown): FindingWithoutFix {
  const message = thrown instanceof TypeError ? thrown.message : ''
  const [, option = ''] = /^[A-Za-z]+: ([A-Za-z]+)/.exec(message) ?? []
  if (!optionNames.includes(option)) {
    return { cause: 'option_wrong', evidence: "The provider's factory throws an error; its message says why" }
  }
  const isKey = keyOptions.includes(option) && !/ is empty| is missing/.test(message)
  return {
    cause: isKey ? 'key_wrong_type' : 'option_wrong',
    evidence: `The provider's factory rejects the option ${option}`,
  }
}

const keyOptions = ['keys', 'publicKeys', 'secrets', 'algorithms']
const optionNames = [...keyOptions, 'tokens', 'users', 'url', 'header', 'headerPrefix', 'prefix', 'encoding', 'verify']

/** Calls a factory of the caller; returns `undefined` if the factory throws. */
export function tryProvider(make: () => AnyProvider): AnyProvider | undefined {
  try {
    return make()
  } catch {
    return undefined
  }
}
