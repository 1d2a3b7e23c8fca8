import type { BullmqRedis } from './client.js'

// BullMQ passes the time of its process to these scripts, as their second argument.
const timed = new Set(['moveToActive', 'moveToDelayed', 'moveToFinished', 'retryJob'])
const takesTime = /^[ \t]*ARGV\[2\][ \t]+timestamp[ \t]*$/m

/**
 * Lets BullMQ's scripts take the time from the server, so that a wrong clock of this process moves no retry.
 *
 * @returns the connection; use it before BullMQ does
 */
export function useServerTime(connection: BullmqRedis): BullmqRedis {
  const define = connection.defineCommand.bind(connection)
  return Object.assign(connection, {
    defineCommand(name: string, script: { readonly lua: string; readonly numberOfKeys?: number }) {
      const isTimed = timed.has(name.split(':')[0] ?? '') && takesTime.test(script.lua)
      define(name, isTimed ? { ...script, lua: withServerTime(script.lua) } : script)
    },
  })
}

// BullMQ compares the answer with the clock of its process: when the job was started, or when the next one is due.
function withServerTime(lua: string): string {
  return `
local function run()
${lua}
end
local sent, time = ARGV[2], redis.call('TIME')
ARGV[2] = string.format('%.0f', time[1] * 1000 + math.floor(time[2] / 1000))
local answer = run()
if type(answer) ~= 'table' then return answer end
local job, due = answer[1], tonumber(answer[4])
if type(job) == 'table' then
  for place = 1, #job, 2 do
    if job[place] == 'processedOn' then job[place + 1] = sent end
  end
end
if due and due > 0 then answer[4] = due + sent - ARGV[2] end
return answer`
}
