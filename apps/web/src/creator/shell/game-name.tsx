import { CreatorIcon } from '../creator-icon.tsx'
import { creatorWords } from '../creator-words.ts'
import { openGames } from '../saved-games/games-dialog-state.ts'
import { saidHere } from '../this-device.ts'
import { useCreator } from '../use-creator.ts'

/** What the open game is called, to press for another name, and where it is kept. */
export function GameName() {
  const words = creatorWords.use()
  const { keptAs, isKept } = useCreator()
  return (
    <>
      <button type="button" className="tool tool--plain bar__name" onClick={() => openGames('games')}>
        <span className="bar__name-words">{keptAs.name || words.no_name_yet}</span>
        <CreatorIcon name="pencil" />
      </button>
      <span className="bar__kept">{isKept ? saidHere(words.saved_here, words) : words.not_saved}</span>
    </>
  )
}
