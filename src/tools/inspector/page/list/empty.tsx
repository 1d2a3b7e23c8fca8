import type { SettingsView } from '../../api/settings-view.js'
import { Copy } from '../parts/controls.js'

/** What to do while nothing has arrived: the three commands, with the address in them. */
export function Empty({ settings }: { readonly settings: SettingsView | undefined }) {
  const url = settings?.captureUrl
  return (
    <div class="empty">
      <h2>Waiting for the first request</h2>
      {url === undefined ? (
        <p>Requests to your receiver appear here as they arrive.</p>
      ) : (
        <>
          <p>
            Requests to <code>{url}</code> appear here as they arrive.
          </p>
          <ol>
            <Command title="Send a signed sample" command={`npx webhook-receiver send github --to ${url}`} />
            <Command title="Send anything" command={`curl ${url} -d hello=world`} />
            <Command
              title="Hand requests to your application, and verify them"
              command="npx webhook-receiver listen localhost:3000 --provider github --secret-env GITHUB_WEBHOOK_SECRET"
            />
          </ol>
        </>
      )}
    </div>
  )
}

function Command({ title, command }: { readonly title: string; readonly command: string }) {
  return (
    <li>
      <h3>{title}</h3>
      <div class="command">
        <code>{command}</code>
        <Copy label="Copy" text={() => command} />
      </div>
    </li>
  )
}

/** Shown beside the list while no request is chosen: the keys. */
export function Hint({ gone }: { readonly gone: boolean }) {
  return (
    <aside class="hint">
      <p>{gone ? 'This request no longer exists.' : 'Choose a request, or press Enter for the newest.'}</p>
      <dl>
        {(
          [
            ['j k', 'next, previous'],
            ['Enter', 'open'],
            ['r', 'send again'],
            ['e', 'edit'],
            ['d', 'compare'],
            ['/', 'search'],
            ['Esc', 'back'],
          ] as const
        ).map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}
