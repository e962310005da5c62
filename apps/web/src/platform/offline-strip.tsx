import { useSyncExternalStore } from 'react'
import { useWords } from './language.tsx'
import './offline-strip.css'

/** Says that the device is offline, and when it is online again, in the same place. */
export function OfflineStrip() {
  const { app } = useWords()
  const connection = useSyncExternalStore(watchConnection, readConnection)
  return (
    <div className={connection === 'online' ? undefined : 'offline-strip'} role="status">
      {connection === 'offline' && <p className="wrap">{app.offline}</p>}
      {connection === 'back' && <p className="wrap">{app.online_again}</p>}
    </div>
  )
}

let wasOffline = false

function watchConnection(changed: () => void): () => void {
  const note = () => {
    wasOffline ||= !navigator.onLine
    changed()
  }
  addEventListener('online', note)
  addEventListener('offline', note)
  return () => {
    removeEventListener('online', note)
    removeEventListener('offline', note)
  }
}

function readConnection(): 'online' | 'offline' | 'back' {
  if (!navigator.onLine) return 'offline'
  return wasOffline ? 'back' : 'online'
}
