export { servePage } from './page.js'
export { openPageInbox } from './page-inbox.js'
