import { CreatorIcon } from '../creator-icon.tsx'
import { creatorWords } from '../creator-words.ts'
import { openDoor } from '../shell/doors.ts'
import { Sheet } from '../shell/sheet.tsx'
import { shellWords } from '../shell/shell-words.ts'
import { useAddSurprise } from '../stage/sprite-row.tsx'
import './library.css'

/** The ways to one more picture on the stage. */
export function PicturesSheet({ onClose }: { onClose: () => void }) {
  const words = shellWords.use()
  const creator = creatorWords.use()
  const addSurprise = useAddSurprise()
  return (
    <Sheet title={words.add_picture} close={words.close} look="creator-sheet--wide" onClose={onClose}>
      <div className="library__ways">
        <button
          type="button"
          className="library__way"
          onClick={() => {
            addSurprise()
            onClose()
          }}
        >
          <CreatorIcon name="dice" />
          <strong>{creator.add_sprite}</strong>
          <span>{words.surprise}</span>
        </button>
        <button type="button" className="library__way" onClick={() => openDoor('photo')}>
          <CreatorIcon name="camera" />
          <strong>{creator.own_picture}</strong>
          <span>{words.stays_here}</span>
        </button>
      </div>
    </Sheet>
  )
}
