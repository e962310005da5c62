import { fill } from '@ankur/content'
import type { Sprite } from '@ankur/blocks/project'
import { definePart } from '../../platform/part/define-part.tsx'
import { onDemand } from '../../platform/part/on-demand.tsx'
import { CreatorIcon } from '../creator-icon.tsx'
import { SpriteFields } from '../stage/sprites/sprite-fields.tsx'
import { type AboutTab, aboutTabs, showAboutTab, useAboutTab, useDrawingRequest, useSoundRequest } from './dialog-requests.ts'
import { useEffect } from 'react'
import { openDialog, useOpenDialog } from './open-dialog.ts'
import recorderStyles from '../sounds/recorder-styles.css?url'
import listStyles from '../sounds/sounds.css?url'
import { messagesOf } from '../../platform/messages.ts'

const paintWords = messagesOf('creator/paint', 'creatorPaint')
const soundsWords = messagesOf('creator/sounds', 'creatorSounds')
const shellWords = messagesOf('creator/shell', 'creatorShell')

/** Of the list of sounds and its dialogs. */
export const soundsStyles = [listStyles, recorderStyles]

const Costumes = definePart({
  load: () => import('../paint/costumes-tab.tsx').then((module) => module.CostumesTab),
  messages: [paintWords],
  when: onDemand,
})
const Sounds = definePart({
  load: () => import('../sounds/sounds-tab.tsx').then((module) => module.SoundsTab),
  messages: [soundsWords],
  styles: soundsStyles,
  when: onDemand,
})

const icons = { costumes: 'picture', sounds: 'hear', place: 'settings' } as const

interface Props {
  sprite: Sprite
  tab: AboutTab
  choose: (tab: AboutTab) => void
}

/** The costumes, sounds, name and position of a sprite. */
export function AboutTabs({ sprite, tab, choose }: Props) {
  const words = shellWords.use()
  const { name } = sprite
  return (
    <>
      <div className="about-tabs" role="group" aria-label={fill(words.about, { name })}>
        {aboutTabs.map((each) => (
          <button key={each} type="button" className="about-tabs__one" aria-pressed={tab === each} onClick={() => choose(each)}>
            <CreatorIcon name={icons[each]} />
            {each === 'place' ? words.name_and_place : words[each]}
          </button>
        ))}
      </div>
      {tab === 'costumes' && <Costumes key={sprite.id} sprite={sprite} />}
      {tab === 'sounds' && <Sounds key={sprite.id} sprite={sprite} />}
      {tab === 'place' && <SpriteFields key={sprite.id} sprite={sprite} />}
    </>
  )
}

/** All about the selected sprite, beside the stage of a tablet or laptop. Its dialogs open over the editor. */
export function AboutPane({ sprite }: { sprite: Sprite }) {
  const tab = useAboutTab()
  const dialog = useOpenDialog()
  const drawing = useDrawingRequest()
  const sound = useSoundRequest()
  const isAsked = (drawing ?? sound) !== null
  useEffect(() => {
    if (isAsked && dialog === null) openDialog('requested')
  }, [isAsked, dialog])
  return (
    <div className="about-pane">
      <AboutTabs sprite={sprite} tab={tab} choose={showAboutTab} />
    </div>
  )
}
