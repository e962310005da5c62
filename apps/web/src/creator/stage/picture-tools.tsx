import { useState } from 'react'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { CreatorIcon } from '../creator-icon.tsx'
import { creatorWords } from '../creator-words.ts'
import { useEscape } from '../use-escape.ts'
import { stageWords } from './stage-words.ts'

const Backdrops = lazyPart(() => import('./backdrop-dialog.tsx').then((module) => module.BackdropDialog), stageWords)
const OwnPicture = lazyPart(() => import('./own-picture-dialog.tsx').then((module) => module.OwnPictureDialog), stageWords)

/** Beside the sprites: what stands behind them, and pictures of one's own. */
export function PictureTools() {
  const words = creatorWords.use()
  const [open, setOpen] = useState<'backdrop' | 'picture' | null>(null)
  const close = () => setOpen(null)
  useEscape(open !== null, close)
  return (
    <>
      <button type="button" className="sprites__one sprites__one--add" onClick={() => setOpen('picture')}>
        <CreatorIcon name="picture" />
        {words.own_picture}
      </button>
      <button type="button" className="sprites__one sprites__one--add" onClick={() => setOpen('backdrop')}>
        <CreatorIcon name="backdrop" />
        {words.backdrop}
      </button>
      {open === 'backdrop' && <Backdrops onClose={close} />}
      {open === 'picture' && <OwnPicture onClose={close} />}
    </>
  )
}
