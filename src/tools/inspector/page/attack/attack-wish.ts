import type { SettingsView } from '../../api/settings-view.js'

/** The groups of cases. */
export const groups = [
  ['genuine', 'Genuine', 'accepted, in all their forms'],
  ['forged', 'Forged', 'refused'],
  ['time', 'Time', 'old, future and odd signed times are refused'],
  ['repeats', 'Repeats', 'handled once; needs a counter'],
  ['survival', 'Survival', 'large, slow and broken requests do no harm'],
  ['answers', 'Answers', 'in time, with the right status, without a leak'],
] as const

/** What the form asks for. */
export interface AttackDraft {
  readonly provider: string
  readonly url: string
  /** The names of the groups that are run. */
  readonly only: ReadonlySet<string>
  /** The URL that counts effects; empty for none. */
  readonly observe: string
  /** The URL that makes handlers fail or slow; empty for none. */
  readonly disturb: string
  /** The private key, in PEM, for a provider with a key pair. It stays in this page until an attack starts. */
  readonly privateKey: string | undefined
}

/** Providers that the page can attack as: those with a secret, and those whose private key can be given. */
export function attackersOf({ providers }: SettingsView) {
  return providers.filter(({ canSign, credential }) => canSign || credential === 'key pair')
}

/** The form at first: all groups, at the server that requests are handed to. */
export function firstDraft(settings: SettingsView): AttackDraft {
  return {
    provider: attackersOf(settings)[0]?.name ?? '',
    url: settings.target ?? 'http://localhost:3000/',
    only: new Set(groups.map(([name]) => name)),
    observe: '',
    disturb: '',
    privateKey: undefined,
  }
}

/** Whether a group can be run: only a counter shows what became of repeats. */
export function canRun(group: string, { observe }: AttackDraft): boolean {
  return group !== 'repeats' || observe.trim() !== ''
}

/** The input of the API. */
export function toInput(draft: AttackDraft): object {
  const { provider, url, only, privateKey } = draft
  const [observe, disturb] = [draft.observe.trim(), draft.disturb.trim()]
  const chosen = groups.map(([name]) => name).filter((name) => only.has(name) && canRun(name, draft))
  return {
    provider,
    url,
    only: only.size === groups.length ? [] : chosen,
    ...(observe !== '' && { observe }),
    ...(disturb !== '' && { disturb }),
    ...(privateKey !== undefined && { privateKey }),
  }
}
