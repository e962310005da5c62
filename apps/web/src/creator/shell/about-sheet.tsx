import { useState } from 'react'
import { fill } from '@ankur/content'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { askForDrawing, useAskedDrawing } from '../paint/asked-drawing.ts'
import { paintWords } from '../paint/paint-words.ts'
import { SpriteFields } from '../stage/sprite-row.tsx'
import { useCreator } from '../use-creator.ts'
import { Sheet } from './sheet.tsx'
import { useDoor } from './doors.ts'
import { shellWords } from './shell-words.ts'

const Costumes = lazyPart(() => import('../paint/costumes-tab.tsx').then((module) => module.CostumesTab), paintWords)
const Studio = lazyPart(() => import('../paint/studio.tsx').then((module) => module.Studio), paintWords)

/** All about the chosen sprite, where a phone has no room for it beside the stage; and the studio, which draws its pictures. */
export function AboutSheet({ onClose }: { onClose: () => void }) {
  const words = shellWords.use()
  const { sprite } = useCreator()
  const asked = useAskedDrawing()
  const isPlace = useDoor() === 'place'
  const [tab, setTab] = useState<'costumes' | 'about'>(isPlace ? 'about' : 'costumes')
  if (asked) return <Studio key={asked.sheets ? 'again' : 'first'} asked={asked} onClose={onClose} />
  if (!sprite) return null
  const close = () => {
    askForDrawing(null)
    onClose()
  }
  return (
    <Sheet title={fill(words.about, { name: sprite.name })} close={words.close} onClose={close}>
      <div className="menu-sheet__tools">
        {(['costumes', 'about'] as const).map((each) => (
          <button key={each} type="button" className="tool tool--small" aria-pressed={tab === each} onClick={() => setTab(each)}>
            {each === 'costumes' ? words.costumes : words.name_and_place}
          </button>
        ))}
      </div>
      {tab === 'costumes' ? <Costumes sprite={sprite} /> : <SpriteFields key={sprite.id} sprite={sprite} />}
    </Sheet>
  )
}
