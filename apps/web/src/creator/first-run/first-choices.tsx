import { goByArrows } from '../arrows.ts'
import { messagesOf } from '../../platform/messages.ts'
import { openDialog } from '../shell/open-dialog.ts'
import { useShowMe } from './use-show-me.ts'
import { ReadyGamesPicture, ShowMePicture } from './way-pictures.tsx'

const creatorWords = messagesOf('creator/creator', 'creator')

/** In an empty script: a demo that builds itself, or a ready game. */
export function FirstChoices() {
  const words = creatorWords.use()
  const showMe = useShowMe()
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its buttons take the keys
    <div className="first-choices" onKeyDown={goByArrows}>
      <button type="button" className="first-choices__one" onClick={showMe}>
        <ShowMePicture />
        {words.show_me}
      </button>
      <button type="button" className="first-choices__one" tabIndex={-1} onClick={() => openDialog('ready')}>
        <ReadyGamesPicture />
        {words.ready_games}
      </button>
    </div>
  )
}
