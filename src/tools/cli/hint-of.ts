import { nearest } from '../../core/base/options.js'

/** `; did you mean --port?`, or nothing. */
export function hintOf(name: string, known: readonly string[], prefix = ''): string {
  const other = nearest(name, known)
  return other === undefined ? '' : `; did you mean ${prefix}${other}?`
}
