import { useEffect } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { useWords } from '../language.tsx'
import { Loading } from '../frame/loading.tsx'
import type { LoadTrigger, PlaceholderProps } from './define-part.tsx'

/** For a page: loaded when its route opens. */
export const withRoute: LoadTrigger = { Placeholder: PagePlaceholder }

function PagePlaceholder({ failures, load }: PlaceholderProps) {
  useEffect(load, [load])
  return failures === 0 ? <Loading /> : <NotLoaded />
}

/** A reload loses nothing here, so the page reloads automatically when the network is back. */
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
