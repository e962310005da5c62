import { useEffect, useState } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { isFirstDrawing } from '../drawn.ts'
import { useWords } from '../language.tsx'

/**
 * Shows that the device is offline, and afterwards on the same page that it is online again. A prerendered page was rendered
 * with a network, so its first render on the device must say nothing yet.
 */
export function OfflineStrip() {
  const { app } = useWords()
  const [words, setWords] = useState<'offline' | 'online_again' | null>(() =>
    isFirstDrawing() || navigator.onLine ? null : 'offline',
  )
  const path = usePathname()
  useEffect(() => {
    const lost = () => setWords('offline')
    const found = () => setWords('online_again')
    if (!navigator.onLine) lost()
    addEventListener('offline', lost)
    addEventListener('online', found)
    return () => {
      removeEventListener('offline', lost)
      removeEventListener('online', found)
    }
  }, [])
  useEffect(() => setWords((before) => (before === 'online_again' ? null : before)), [path])
  return (
    <div className={words ? 'offline-strip' : undefined} role="status">
      {words && <p className="wrap">{app[words]}</p>}
    </div>
  )
}
