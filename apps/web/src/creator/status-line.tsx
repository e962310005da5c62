import { useEffect } from 'react'
import { creatorWords } from './creator-words.ts'
import { openGames } from './keeping/games-door.ts'
import { useCreator } from './use-creator.ts'
import { useRunStatus } from './stage/use-runner.ts'

/** The one place that says what just happened, aloud as well; a change can be undone right there. */
export function StatusLine() {
  const words = creatorWords.use()
  const { said, history, undo, say, isKept } = useCreator()
  const status = useRunStatus()
  useEffect(() => {
    if (status === 'ended') say(words.ended)
    // Said when the game ends, not when anything else changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [status])
  return (
    // Undo is part of what is announced: "Removed Move 10 steps. Undo".
    <div className="creator__status" role="status">
      <p className="creator__said">
        {/* Drawn anew each time, so that the same sentence is announced again. */}
        <span key={said.number}>{said.text}</span>
        {!isKept && said.isChange && <span> {words.not_saved}</span>}
      </p>
      {said.isChange && history.before.length > 0 && (
        <button type="button" className="creator__undo" onClick={() => undo(words.undone)}>
          {words.undo}
        </button>
      )}
      {said.offer === 'account' && (
        <button type="button" className="creator__undo" onClick={() => openGames('games')}>
          {words.to_account}
        </button>
      )}
    </div>
  )
}
