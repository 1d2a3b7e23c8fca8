import { render } from 'preact'
import { App } from './app.js'
import { CallError, call } from './model/calls.js'
import { followCaptures } from './model/live.js'
import './styles/base.css'
import './styles/list.css'
import './styles/detail.css'
import './styles/screens.css'

/** Shown instead of the page to those who did not come by a link with a token. */
function Locked({ error }: { readonly error: CallError }) {
  return (
    <main class="locked">
      <h1>This page is locked</h1>
      <p role="alert">{error.message}.</p>
    </main>
  )
}

async function openSession(): Promise<void> {
  const [, token] = /^#token=([^&]+)$/.exec(location.hash) ?? []
  if (token === undefined) {
    await call('GET', 'session')
    return
  }
  // Out of the address and the history before anything else.
  history.replaceState(null, '', location.pathname)
  await call('POST', 'session', { token: decodeURIComponent(token) }).catch(async (error: unknown) => {
    // The link was used before, perhaps by this browser.
    if (error instanceof CallError && error.code === 'token_wrong') {
      await call('GET', 'session').catch(() => {
        throw error
      })
    } else throw error
  })
}

// A new link that is pasted into a page, such as the locked one, changes only the fragment.
addEventListener('hashchange', () => {
  if (location.hash.startsWith('#token=')) location.reload()
})

const root = document.getElementById('app') ?? document.body
const live = followCaptures()
openSession()
  .then(() => live.start())
  .then(
    () => render(<App live={live} />, root),
    (error: unknown) => {
      const known = error instanceof CallError ? error : new CallError('unknown', 'The page failed to start')
      render(<Locked error={known} />, root)
    },
  )
