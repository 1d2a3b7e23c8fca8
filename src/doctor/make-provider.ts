import { requireFunction } from '../base/options.js'
import type { AnyProvider } from '../provider/provider.js'
import type { Finding } from './diagnosis.js'

/** A provider, or a function that makes it: a wrong option is then part of the diagnosis. */
export type ProviderSource = AnyProvider | (() => AnyProvider)

/** What keeps a provider from being made. */
type Problem = Pick<Finding, 'cause' | 'evidence'>

/** The provider, or what is wrong with its options. */
export function makeProvider(
  source: ProviderSource,
): { readonly provider: AnyProvider } | { readonly problem: Problem } {
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

// The messages of this package begin with the factory and its option; those of others may hold a value.
function explain(thrown: unknown): Problem {
  const message = thrown instanceof TypeError ? thrown.message : ''
  const [, option = ''] = /^[A-Za-z]+: ([A-Za-z]+)/.exec(message) ?? []
  if (!optionNames.includes(option)) {
    return {
      cause: 'option_wrong',
      evidence: 'The provider cannot be made: its factory throws an error, which says why',
    }
  }
  const isKey = keyOptions.includes(option) && !/ is empty| is missing/.test(message)
  return {
    cause: isKey ? 'key_wrong_type' : 'option_wrong',
    evidence: `The provider cannot be made: its factory refuses the option ${option}`,
  }
}

const keyOptions = ['keys', 'publicKeys', 'secrets', 'algorithms']
const optionNames = [...keyOptions, 'tokens', 'users', 'url', 'header', 'headerPrefix', 'prefix', 'encoding', 'verify']

/** What a function of the caller makes; nothing where it refuses what it is given. */
export function madeWith(make: () => AnyProvider): AnyProvider | undefined {
  try {
    return make()
  } catch {
    return undefined
  }
}
