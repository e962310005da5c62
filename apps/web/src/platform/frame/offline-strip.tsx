import { useEffect, useState } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { useWords } from '../language.tsx'

/** Shows that the device is offline, and afterwards on the same page that it is online again. */
export function OfflineStrip() {
  const { app } = useWords()
  const [words, setWords] = useState<'offline' | 'online_again' | null>(navigator.onLine ? null : 'offline')
  const path = usePathname()
  useEffect(() => {
    const lost = () => setWords('offline')
    const found = () => setWords('online_again')
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
