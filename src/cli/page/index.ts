export { openBrowser } from './open-browser.js'
export { servePage } from './page.js'
export { openPageInbox } from './page-inbox.js'
