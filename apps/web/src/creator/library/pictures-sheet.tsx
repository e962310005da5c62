import { useState } from 'react'
import { definePart } from '../../platform/part/define-part.tsx'
import { onDemand } from '../../platform/part/on-demand.tsx'
import { CatShape, DuckShape, UnicornShape } from '../../ui/drawings/animals.tsx'
import { CreatorIcon } from '../creator-icon.tsx'
import { requestDrawing, takeLibraryUse } from '../shell/dialog-requests.ts'
import { openDialog } from '../shell/open-dialog.ts'
import { Sheet } from '../shell/sheet.tsx'
import { useAddSurprise } from '../stage/sprites/sprite-row.tsx'
import { messagesOf } from '../../platform/messages.ts'

const creatorWords = messagesOf('creator/creator', 'creator')
const shellWords = messagesOf('creator/shell', 'creatorShell')
const libraryWords = messagesOf('creator/library', 'creatorLibrary')
const pictureWords = messagesOf('creator/library', 'creatorPictures')

const Library = definePart({
  load: () => import('./shown/library.tsx').then((module) => module.Library),
  messages: [libraryWords, pictureWords],
  when: onDemand,
})
const HearLibrary = definePart({
  load: () => import('./shown/library.tsx').then((module) => module.HearLibrary),
  messages: [libraryWords, pictureWords],
  when: onDemand,
})

/** The ways to add a picture: a surprise, a photo, or one of the library. */
export function PicturesSheet({ onClose }: { onClose: () => void }) {
  const words = shellWords.use()
  const creator = creatorWords.use()
  const [use] = useState(takeLibraryUse)
  const addSurprise = useAddSurprise()
  return (
    <Sheet title={words.add_picture} close={words.close} look="creator-sheet--wide" end={<HearLibrary />} onClose={onClose}>
      <div className="library__ways">
        {use === 'sprite' && (
          <button
            type="button"
            className="library__way"
            onClick={() => {
              addSurprise()
              onClose()
            }}
          >
            <svg className="library__friends" viewBox="0 0 300 120" aria-hidden="true" focusable="false">
              <CatShape />
              <g transform="translate(90 0)">
                <UnicornShape />
              </g>
              <g transform="translate(180 0)">
                <DuckShape />
              </g>
            </svg>
            <strong>{creator.add_sprite}</strong>
            <span>{words.surprise}</span>
          </button>
        )}
        {use === 'sprite' && (
          <button
            type="button"
            className="library__way"
            onClick={() => {
              requestDrawing({ sprite: null, costume: null })
              openDialog('about')
            }}
          >
            <CreatorIcon name="pencil" />
            <strong>{words.draw}</strong>
            <span>{words.draw_own}</span>
          </button>
        )}
        <button type="button" className="library__way" onClick={() => openDialog('photo')}>
          <CreatorIcon name="camera" />
          <strong>{words.photo}</strong>
          <span>{words.stays_here}</span>
        </button>
      </div>
      <Library use={use} onClose={onClose} />
    </Sheet>
  )
}
