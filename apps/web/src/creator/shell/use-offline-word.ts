import { useEffect } from 'react'
import { useWords } from '../../platform/language.tsx'
import { useGame } from '../use-creator.ts'

/** Announces once when the network is lost, and when it is back. */
export function useOfflineWord(): void {
  const { app } = useWords()
  const { say } = useGame()
  useEffect(() => {
    const leave = new AbortController()
    addEventListener('offline', () => say(app.offline), { signal: leave.signal })
    addEventListener('online', () => say(app.online_again), { signal: leave.signal })
    return () => leave.abort()
  }, [say, app])
}
