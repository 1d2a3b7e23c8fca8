/** Whether an IP address is one of this machine only. */
export function isLoopbackAddress(address: string | undefined): boolean {
  if (address === undefined) return false
  return /^(?:::ffff:)?127(?:\.\d{1,3}){3}$/.test(address) || address === '::1'
}

/** Whether the host of a URL names this machine: `localhost`, or a loopback address. */
export function isLoopbackHost(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, '').toLowerCase()
  return name === 'localhost' || name.endsWith('.localhost') || isLoopbackAddress(name)
}
