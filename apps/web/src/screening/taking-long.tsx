import { useWords } from '../platform/language.tsx'
import { useAfter } from '../platform/use-after.ts'
import { Button } from '../ui/button/button.tsx'

/**
 * A signal that is too weak to bring an answer, and not weak enough to fail: after a while there is a way on. What is sent
 * again is the same attempt, which is stored once.
 */
export function TakingLong() {
  const { app } = useWords()
  const isLong = useAfter(8_000)
  return (
    <div className="results__long">
      <p role="status">{isLong && app.loading_long}</p>
      {isLong && <Button onClick={() => location.reload()}>{app.try_again}</Button>}
    </div>
  )
}
