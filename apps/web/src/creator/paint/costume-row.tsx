import { useEffect, useState } from 'react'
import { fill } from '@ankur/content'
import { CreatorIcon } from '../creator-icon.tsx'
import { FittedShape } from '../stage/sprites/sprite-picture.tsx'
import { readImages } from './layer-images.ts'
import { createPainter } from './painter.ts'
import { messagesOf } from '../../platform/messages.ts'
import { isDrawnOn, type Sheet, type StudioState } from './studio-state.ts'

const paintWords = messagesOf('creator/paint', 'creatorPaint')

interface Props {
  state: StudioState
  choose: (id: number) => void
  copy: () => void
  add: () => void
}

/** The costumes of the sprite: one press opens one, as it was left. */
export function CostumeRow({ state, choose, copy, add }: Props) {
  const words = paintWords.use()
  return (
    <section className="paint__costumes" aria-label={words.costumes}>
      <span className="paint__costumes-title">{words.costumes}</span>
      {state.sheets.map((sheet, index) => (
        <button
          key={sheet.id}
          type="button"
          className="paint__costume"
          aria-pressed={sheet.id === state.open}
          aria-label={fill(words.costume_number, { n: index + 1, name: sheet.name })}
          onClick={() => choose(sheet.id)}
        >
          <svg viewBox="0 0 96 96" aria-hidden="true" focusable="false">
            <SheetLook sheet={sheet} />
          </svg>
          {index + 1}
        </button>
      ))}
      <button type="button" className="paint__costume paint__costume--new" onClick={copy}>
        <CreatorIcon name="copy" />
        {words.copy}
      </button>
      <button type="button" className="paint__costume paint__costume--new" onClick={add}>
        <CreatorIcon name="plus" />
        {words.new}
      </button>
    </section>
  )
}

/** As it is in the game, or as it is drawn now. */
function SheetLook({ sheet }: { sheet: Sheet }) {
  const [look, setLook] = useState('')
  const isDrawn = isDrawnOn(sheet)
  const { page, history } = sheet
  useEffect(() => {
    if (!isDrawn || !page) return undefined
    // Updated when the hand rests: a thumbnail needs a whole page to be drawn.
    const waiting = setTimeout(() => {
      void readImages(history.now).then(() => setLook(smallLook(page, history.now)))
    }, 400)
    return () => clearTimeout(waiting)
  }, [isDrawn, page, history.now])
  if (!isDrawn) return sheet.from && <FittedShape costume={sheet.from} />
  return look ? <image href={look} width="96" height="96" /> : null
}

function smallLook(page: NonNullable<Sheet['page']>, steps: Sheet['history']['now']): string {
  const painter = createPainter(document.createElement('canvas'), page)
  painter.show(steps)
  const small = document.createElement('canvas')
  small.width = small.height = 96
  const scale = 96 / Math.max(page.width, page.height)
  const [width, height] = [page.width * scale, page.height * scale]
  small.getContext('2d')?.drawImage(painter.canvas, (96 - width) / 2, (96 - height) / 2, width, height)
  return small.toDataURL()
}
