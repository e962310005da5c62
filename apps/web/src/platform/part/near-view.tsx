import { useEffect } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Near } from '../../ui/near/near.tsx'
import { useWords } from '../language.tsx'
import { reachServer } from '../retry.ts'
import type { LoadTrigger, PlaceholderProps } from './define-part.tsx'

interface NearOptions {
  /** The approximate height of the part. */
  readonly height: 'low' | 'middle' | 'high' | 'tall'
  /** Loads without scrolling after this time, for users who never scroll and for programs that read the whole page. */
  readonly afterMs?: number
}

/**
 * For content below the first screen: loaded when the user scrolls near. The page renders its heading, so that the list of
 * headings is complete from the start.
 */
export function nearView({ height, afterMs }: NearOptions): LoadTrigger {
  function NearPlaceholder({ failures, load }: PlaceholderProps) {
    useEffect(() => {
      const soon = afterMs === undefined ? undefined : setTimeout(load, afterMs)
      return () => clearTimeout(soon)
    }, [load])
    return failures === 0 ? <Near height={height} onNear={load} /> : <NotLoaded onTryAgain={load} />
  }
  return { Placeholder: NearPlaceholder, checkConnection: reachServer }
}

function NotLoaded({ onTryAgain }: { onTryAgain: () => void }) {
  const { app, notices } = useWords()
  useEffect(() => {
    addEventListener('online', onTryAgain)
    return () => removeEventListener('online', onTryAgain)
  }, [onTryAgain])
  return (
    <>
      <p>{notices.no_network_help}</p>
      <Button kind="second" size="small" onClick={onTryAgain}>
        {app.load_part}
      </Button>
    </>
  )
}
