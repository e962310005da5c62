import { Button } from '../../ui/button/button.tsx'
import { useWords } from '../language.tsx'
import './loading.css'
import { useEffect, useState } from 'react'

/** 'Loading...', and after 8 seconds a retry option. It appears after a delay, except at the sign-in guard. */
export function Loading({ afterMs = 300, onTryAgain }: { afterMs?: number; onTryAgain?: () => void }) {
  const { app } = useWords()
  const shown = useAfter(afterMs)
  const long = useAfter(8000)
  return (
    <div className="wrap loading loading--waiting">
      <p role="status">
        {shown && app.loading} {long && app.loading_long}
      </p>
      {long && <Button onClick={onTryAgain ?? (() => location.reload())}>{app.try_again}</Button>}
    </div>
  )
}

/** True once this time has passed since the page opened. */
export function useAfter(ms: number): boolean {
  const [passed, setPassed] = useState(ms === 0)
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return passed
}
