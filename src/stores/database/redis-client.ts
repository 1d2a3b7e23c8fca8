/** The part of an `ioredis` client that is used. */
export interface IoredisLike {
  call(command: string, ...args: string[]): Promise<unknown>
}

/** The part of a `redis` client that is used. */
export interface NodeRedisLike {
  sendCommand(args: string[]): Promise<unknown>
}

/** A connected client of either package. */
export type RedisClient = IoredisLike | NodeRedisLike

/**
 * Returns a function that sends one command.
 *
 * @param factory - the name of the public function, for the error message
 * @throws {TypeError} if `client` is neither an ioredis nor a redis client
 */
export function toSend(client: RedisClient, factory: string): (command: string[]) => Promise<unknown> {
  // An ioredis client has both functions, and its `sendCommand` takes a command object.
  if (typeof client === 'object' && client !== null) {
    if ('call' in client) return ([name = '', ...args]) => client.call(name, ...args)
    if ('sendCommand' in client) return (command) => client.sendCommand(command)
  }
  throw new TypeError(`${factory}: client must be a client of ioredis or redis`)
}
