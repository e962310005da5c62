import { useState } from 'react'
import { lazyPart } from '../platform/lazy-part.tsx'
import { creatorWords } from './creator-words.ts'
import { gameFileWords, reportWords } from './files/game-file-words.ts'
import { Tool } from './toolbar.tsx'

/** Export and import: a part of its own, fetched when somebody asks for it. */
const GameFile = lazyPart(
  () => import('./files/game-file-dialog.tsx').then((module) => module.GameFileDialog),
  gameFileWords,
  reportWords,
)

export function FileTool() {
  const words = creatorWords.use()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Tool icon="file" label={words.file} act={() => setOpen(true)} isShort />
      {isOpen && <GameFile onClose={() => setOpen(false)} />}
    </>
  )
}
