import { Button } from '../../ui/button/button.tsx'
import { useWords } from '../language.tsx'
import { useAfter } from './use-after.ts'
import './loading.css'

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
