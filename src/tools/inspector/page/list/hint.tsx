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
