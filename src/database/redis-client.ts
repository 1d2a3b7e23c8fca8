/** A client of the package `ioredis`, as far as it is needed. */
export interface IoredisLike {
  call(command: string, ...args: string[]): Promise<unknown>
}

/** A client of the package `redis`, as far as it is needed. */
export interface NodeRedisLike {
  sendCommand(args: string[]): Promise<unknown>
}

/** A connected client of either package. */
export type RedisClient = IoredisLike | NodeRedisLike

/**
 * Makes a function that sends one command.
 *
 * @param factory - its name, for the message
 * @throws {TypeError} the client is neither of both
 */
export function toSend(client: RedisClient, factory: string): (command: string[]) => Promise<unknown> {
  // A client of ioredis has both functions, and its sendCommand takes something else.
  if (typeof client === 'object' && client !== null) {
    if ('call' in client) return ([name = '', ...args]) => client.call(name, ...args)
    if ('sendCommand' in client) return (command) => client.sendCommand(command)
  }
  throw new TypeError(`${factory}: client must be a client of ioredis or redis`)
}
