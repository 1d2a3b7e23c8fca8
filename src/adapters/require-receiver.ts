/** @throws {TypeError} naming the adapter, unless the value can receive: what is not a receiver is found at start */
export function requireReceiver(receiver: unknown, adapter: string): void {
  if (typeof receiver === 'object' && receiver !== null && 'receive' in receiver) return
  throw new TypeError(`${adapter}: the argument must be a receiver made by createReceiver`)
}
