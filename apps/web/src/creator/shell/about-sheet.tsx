import { useState } from 'react'
import { fill } from '@ankur/content'
import { definePart } from '../../platform/part/define-part.tsx'
import { onDemand } from '../../platform/part/on-demand.tsx'
import { askForDrawing, useAskedDrawing } from '../paint/asked-drawing.ts'
import { paintWords } from '../paint/paint-words.ts'
import { askForSound, useAskedSound } from '../sounds/asked-sound.ts'
import { soundsWords } from '../sounds/sounds-words.ts'
import { SpriteFields } from '../stage/sprite-row.tsx'
import { useCreator } from '../use-creator.ts'
import { Sheet } from './sheet.tsx'
import { useDoor } from './doors.ts'
import { shellWords } from './shell-words.ts'
import paintStyles from '../paint/paint-styles.css?url'

const Costumes = definePart({
  load: () => import('../paint/costumes-tab.tsx').then((module) => module.CostumesTab),
  messages: [paintWords],
  styles: [paintStyles],
  when: onDemand,
})
const Sounds = definePart({
  load: () => import('../sounds/sounds-tab.tsx').then((module) => module.loadSoundsTab()),
  messages: [soundsWords],
  when: onDemand,
})
const Library = definePart({
  load: () => import('../sounds/sound-library.tsx').then((module) => module.loadSoundLibrary()),
  messages: [soundsWords],
  when: onDemand,
})
const Recorder = definePart({
  load: () => import('../sounds/recorder.tsx').then((module) => module.loadRecorder()),
  messages: [soundsWords],
  when: onDemand,
})
const Studio = definePart({
  load: () => import('../paint/studio.tsx').then((module) => module.Studio),
  messages: [paintWords],
  styles: [paintStyles],
  when: onDemand,
})

const tabs = ['costumes', 'sounds', 'place'] as const
type Tab = (typeof tabs)[number]

/** All about the chosen sprite, where a phone has no room for it beside the stage; the studio, which draws its pictures; and the recorder. */
export function AboutSheet({ onClose }: { onClose: () => void }) {
  const words = shellWords.use()
  const { sprite } = useCreator()
  const asked = useAskedDrawing()
  const askedSound = useAskedSound()
  const door = useDoor()
  const [tab, setTab] = useState<Tab>(door === 'sounds' ? 'sounds' : door === 'place' ? 'place' : 'costumes')
  if (asked) return <Studio key={asked.sheets ? 'again' : 'first'} asked={asked} onClose={onClose} />
  if (!sprite) return null
  if (askedSound?.kind === 'library') return <Library sprite={sprite} onClose={() => askForSound(null)} />
  if (askedSound) return <Recorder sprite={sprite} recording={askedSound.recording} />
  const close = () => {
    askForDrawing(null)
    askForSound(null)
    onClose()
  }
  return (
    <Sheet title={fill(words.about, { name: sprite.name })} close={words.close} onClose={close}>
      <div className="about-sheet__tabs">
        {tabs.map((each) => (
          <button key={each} type="button" className="tool tool--small" aria-pressed={tab === each} onClick={() => setTab(each)}>
            {each === 'place' ? words.name_and_place : words[each]}
          </button>
        ))}
      </div>
      {tab === 'costumes' && <Costumes sprite={sprite} />}
      {tab === 'sounds' && <Sounds sprite={sprite} />}
      {tab === 'place' && <SpriteFields key={sprite.id} sprite={sprite} />}
    </Sheet>
  )
}
