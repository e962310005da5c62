import { type RefObject, useEffect, useState } from 'react'

export interface FullScreen {
  readonly isFull: boolean
  readonly enter: () => void
  readonly leave: () => void
}

/**
 * The stage alone, in full screen; over the window if the browser does not support that. Esc and the phone's Back end it.
 * Meanwhile nothing behind it can be focused, because it would not be visible.
 */
export function useFullScreen(panel: RefObject<HTMLElement | null>): FullScreen {
  const [state, setState] = useState<'no' | 'screen' | 'window'>('no')
  useEffect(() => {
    const follow = () => setState(document.fullscreenElement === panel.current ? 'screen' : 'no')
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [panel])
  useEffect(() => (state === 'no' || !panel.current ? undefined : withoutRest(panel.current)), [state, panel])
  useEffect(() => (state === 'window' ? fillWindow(() => setState('no')) : undefined), [state])
  return {
    isFull: state !== 'no',
    enter: () => {
      const request = panel.current?.requestFullscreen?.({ navigationUI: 'hide' })
      if (!request) return setState('window')
      request.catch(() => setState('window'))
    },
    leave: () => {
      if (state === 'window') setState('no')
      else void document.exitFullscreen().catch(() => {})
    },
  }
}

/** Makes everything beside the panel inert; returns the function that reverts it. The status line stays audible. */
function withoutRest(panel: HTMLElement): () => void {
  const out: Element[] = []
  for (let at: Element | null = panel; at?.parentElement && at !== document.body; at = at.parentElement)
    for (const beside of at.parentElement.children)
      if (beside !== at && !beside.hasAttribute('inert') && !beside.matches('.creator__status, script')) out.push(beside)
  for (const each of out) each.setAttribute('inert', '')
  return () => {
    for (const each of out) each.removeAttribute('inert')
  }
}

/** An entry in the history, so that Back ends it and leaves the game open. */
function fillWindow(end: () => void): () => void {
  const leave = new AbortController()
  const { signal } = leave
  let isStepped = true
  history.pushState(history.state, '')
  addEventListener('popstate', () => ((isStepped = false), end()), { signal })
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Elsewhere it stops the game.
    event.preventDefault()
    event.stopPropagation()
    end()
  }
  addEventListener('keydown', escape, { signal, capture: true })
  return () => {
    leave.abort()
    if (isStepped) history.back()
  }
}
