export { command as attack } from './attack.js'
export { command as inbox } from './inbox.js'
export { command as mcp } from './mcp.js'
export { command as relay } from './relay.js'
