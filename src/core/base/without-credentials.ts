/** A URL, or a part of one, without the parts that may hold credentials: user, password, query and fragment. */
export function withoutCredentials(address: string): string {
  return address.replace(/[?#].*$/s, '').replace(/^([a-z\d+.-]*:?\/\/)[^/]*@/i, '$1')
}
