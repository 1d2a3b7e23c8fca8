import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'

/** Tabs, which the arrow keys move between. */
export function Tabs<Name extends string>(props: {
  readonly label: string
  readonly tabs: readonly { readonly name: Name; readonly label: string; readonly extra?: ComponentChildren }[]
  readonly current: Name
  readonly onSelect: (name: Name) => void
  readonly panel: string
}) {
  const { label, tabs, current, onSelect, panel } = props
  const list = useRef<HTMLDivElement>(null)
  // On a narrow screen the tabs are wider than the page.
  // Another tab has to be scrolled to.
  useLayoutEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current])
  const move = (event: KeyboardEvent & { readonly currentTarget: HTMLElement }) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    // From the focused tab: a second key can come before the first one is rendered.
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
    const focused = buttons.findIndex((button) => button === document.activeElement)
    const from = focused === -1 ? tabs.findIndex(({ name }) => name === current) : focused
    const index = (from + step + tabs.length) % tabs.length
    onSelect(tabs[index]?.name ?? current)
    buttons[index]?.focus()
  }
  return (
    <div ref={list} class="tabs" role="tablist" aria-label={label} onKeyDown={move} tabIndex={-1}>
      {tabs.map(({ name, label: text, extra }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${panel}-${name}`}
          aria-selected={name === current}
          aria-controls={panel}
          tabIndex={name === current ? 0 : -1}
          onClick={() => onSelect(name)}
        >
          {text}
          {extra}
        </button>
      ))}
    </div>
  )
}

/** Copies a text that is made when the button is pressed. */
export function Copy({ label, text }: { readonly label: string; readonly text: () => string | Promise<string> }) {
  const [state, setState] = useState<'ready' | 'done' | 'failed'>('ready')
  const press = async () => {
    try {
      await navigator.clipboard.writeText(await text())
      setState('done')
    } catch {
      setState('failed')
    }
    setTimeout(() => setState('ready'), 1500)
  }
  return (
    <button type="button" class="small" onClick={() => void press()}>
      <span aria-live="polite">{state === 'done' ? 'Copied' : state === 'failed' ? 'Not copied' : label}</span>
    </button>
  )
}

/** A button that can be pressed in. */
export function Chip(props: {
  readonly pressed: boolean
  readonly onPress: () => void
  readonly children: ComponentChildren
}) {
  return (
    <button type="button" class="chip" aria-pressed={props.pressed} onClick={props.onPress}>
      {props.children}
    </button>
  )
}

/** A name and its value, one below the other in a list of facts. */
export function Fact({ name, children }: { readonly name: string; readonly children: ComponentChildren }) {
  return (
    <div class="fact">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** A button that does something and shows whether it worked. */
export function Action(props: {
  readonly children: ComponentChildren
  readonly run: () => Promise<unknown>
  readonly onError: (error: unknown) => void
  readonly main?: boolean
  readonly disabled?: boolean
  readonly title?: string
}) {
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    try {
      await props.run()
    } catch (error) {
      props.onError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <button
      type="button"
      class={props.main ? 'main' : ''}
      onClick={() => void press()}
      disabled={busy || props.disabled === true}
      title={props.title}
    >
      {props.children}
    </button>
  )
}
