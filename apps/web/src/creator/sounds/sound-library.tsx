import { useState } from 'react'
import { fill } from '@ankur/content'
import { addSound } from '@ankur/blocks/edit/edit-sounds'
import { builtInSound, soundKinds, soundsOf, type SoundKind } from '@ankur/blocks/built-in-sounds'
import { type Project, type Sound, type Sprite, targetsOf } from '@ankur/blocks/project'
import { CreatorIcon } from '../creator-icon.tsx'
import { Sheet } from '../shell/sheet.tsx'
import { useCreator } from '../use-creator.ts'
import { SoundIcon } from './sound-icon.tsx'
import { SoundOff } from './sound-off.tsx'
import { HearSound } from './sounds-tab.tsx'
import { useSoundPlayback } from './use-sound-playback.ts'
import { messagesOf } from '../../platform/messages.ts'

const soundsWords = messagesOf('creator/sounds', 'creatorSounds')

const kindIcons = { notes: 'sound-pa', music: 'sound-bell', nature: 'sound-rain', things: 'sound-steps', mine: 'voice' } as const

/** Our own soft sounds by category, and the recordings of this game. One press adds; nothing plays by itself. */
export function SoundLibrary({ sprite, onClose }: { sprite: Sprite; onClose: () => void }) {
  const words = soundsWords.use()
  const { latest, project, edit } = useCreator()
  const hearing = useSoundPlayback()
  const [kind, setKind] = useState<SoundKind | 'mine'>('notes')
  const mine = ownRecordings(project)
  const sounds = kind === 'mine' ? mine : soundsOf[kind].map((file) => builtInSound(file, words[file]))
  const add = (sound: Sound) => {
    const message = fill(words.added, { sound: sound.name, name: sprite.name })
    edit(addSound(latest().project, sprite.id, sound), { message, otherwise: words.no_space })
    onClose()
  }
  return (
    <Sheet title={words.library} close={words.back} look="creator-sheet--wide sounds-library" onClose={onClose}>
      <p>{words.library_lead}</p>
      <div className="sounds__kinds" role="group" aria-label={words.kinds}>
        {[...soundKinds, ...(mine.length > 0 ? (['mine'] as const) : [])].map((each) => (
          <button
            key={each}
            type="button"
            className="sounds__kind"
            aria-pressed={each === kind}
            onClick={() => {
              hearing.stop()
              setKind(each)
            }}
          >
            <SoundIcon name={kindIcons[each]} />
            {words[each]}
          </button>
        ))}
      </div>
      <SoundOff hearing={hearing} />
      <ul className="sounds__grid" aria-label={words[kind]}>
        {sounds.map((sound) => (
          <li key={sound.file} className="sounds__tile">
            <button
              type="button"
              className="sounds__add"
              aria-label={fill(words.add, { sound: sound.name })}
              onClick={() => add(sound)}
            >
              <SoundIcon name={sound.file} />
              <span>{sound.name}</span>
              <CreatorIcon name="plus" />
            </button>
            <HearSound hearing={hearing} file={sound.file} name={sound.name} at="" />
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

/** Without duplicates, from any sprite. */
function ownRecordings(project: Project): Sound[] {
  const own = targetsOf(project).flatMap(({ sounds }) => sounds.filter(({ file }) => file.includes('.')))
  return [...new Map(own.map((sound) => [sound.file, sound])).values()]
}
