// The process of one row: sends its samples to its parent.
import { compare } from '../measure.mjs'
import { compareServers, servers } from './servers.mjs'

const [name, versions] = process.argv.slice(2)
process.send(await measure(), () => process.exit())

async function measure() {
  if (Object.hasOwn(servers, name)) return compareServers(name, JSON.parse(versions))
  const { rowsOf } = await import('./work.mjs')
  const rows = await rowsOf(JSON.parse(versions))
  return (await compare(name, await rows[name](), { rounds: 9 })).rows
}
