import { fill } from '@ankur/content'
import type { Sprite } from '@ankur/blocks/project'
import { definePart } from '../../platform/part/define-part.tsx'
import { onDemand } from '../../platform/part/on-demand.tsx'
import { CreatorIcon } from '../creator-icon.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { SpriteFields } from '../stage/sprites/sprite-fields.tsx'
import { type AboutTab, aboutTabs } from './about-tab.ts'

const paintWords = messagesOf('creator/paint', 'creatorPaint')
const soundsWords = messagesOf('creator/sounds', 'creatorSounds')
const shellWords = messagesOf('creator/shell', 'creatorShell')

const Costumes = definePart({
  load: () => import('../paint/costumes-tab.tsx').then((module) => module.CostumesTab),
  messages: [paintWords],
  when: onDemand,
})
const Sounds = definePart({
  load: () => import('../sounds/sounds-tab.tsx').then((module) => module.loadSoundsTab()),
  messages: [soundsWords],
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
