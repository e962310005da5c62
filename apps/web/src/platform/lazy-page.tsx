import { useEffect, useState, type ComponentType } from 'react'
import { Button } from '../ui/button/button.tsx'
import { isBeingDrawn } from './drawn.ts'
import { useWords } from './language.tsx'
import { Loading } from './loading.tsx'
import type { Messages } from './messages.ts'

export type LazyPage = ComponentType & {
  /** Whether it is there. */
  readonly preload: () => Promise<boolean>
}

/**
 * Loads a page's chunk, and the words that only it says, when its route opens. A chunk that a weak signal lost is no
 * broken app: try again.
 */
export function lazyPage(load: () => Promise<ComponentType>, ...groups: readonly Pick<Messages<unknown>, 'load'>[]): LazyPage {
  let loaded: ComponentType | null = null
  let loading: Promise<ComponentType> | null = null
  const begin = () => {
    // The build draws several pages of one route, and each of them names its sheets.
    if (isBeingDrawn) loading = null
    return (loading ??= both().then((page) => (loaded = page)))
  }
  async function both(): Promise<ComponentType> {
    const [page] = await Promise.all([load(), ...groups.map((group) => group.load())])
    return page
  }
  function Page() {
    const [state, setState] = useState<{ page: ComponentType | null; failed: boolean }>({ page: loaded, failed: false })
    useEffect(() => {
      begin().then(
        (page) => setState({ page, failed: false }),
        () => setState({ page: null, failed: true }),
      )
    }, [])
    if (state.failed) return <NotLoaded />
    return state.page ? <state.page /> : <Loading />
  }
  // One that was lost says so itself when it opens.
  const preload = () =>
    begin().then(
      () => true,
      () => false,
    )
  return Object.assign(Page, { preload })
}

/** Nothing is open that a reload could lose, so the page opens by itself when the network is back. */
function NotLoaded() {
  const { app, notices } = useWords()
  useEffect(() => {
    const reload = () => location.reload()
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [])
  return (
    <div className="wrap loading">
      <h1>{app.page_not_loaded}</h1>
      <p>{notices.no_network_help}</p>
      <Button onClick={() => location.reload()}>{app.try_again}</Button>
    </div>
  )
}
