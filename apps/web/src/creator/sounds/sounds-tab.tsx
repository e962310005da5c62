import { useState } from 'react'
import { fill } from '@ankur/content'
import { moveSound, removeSound, renameSound } from '@ankur/blocks/edit/edit-sounds'
import type { Project, Sprite } from '@ankur/blocks/project'
import { CreatorIcon, type CreatorIconName } from '../creator-icon.tsx'
import { useCreator } from '../use-creator.ts'
import { requestSound } from '../shell/dialog-requests.ts'
import { SoundIcon } from './sound-icon.tsx'
import { SoundOff } from './sound-off.tsx'
import { type SoundPlayback, useSoundPlayback } from './use-sound-playback.ts'
import { messagesOf } from '../../platform/messages.ts'

const soundsWords = messagesOf('creator/sounds', 'creatorSounds')

/** The sounds of a sprite: play, rename, move and delete, and the ways to add one. */
export function SoundsTab({ sprite }: { sprite: Sprite }) {
  const words = soundsWords.use()
  const hearing = useSoundPlayback()
  const [chosen, choose] = useState(0)
  const [trouble, setTrouble] = useState('')
  const { name, sounds } = sprite
  const open = async (file: File) => {
    setTrouble('')
    const { openFile } = await import('./open-file.ts')
    const opened = await openFile(file)
    if (typeof opened === 'string') return setTrouble(words[opened])
    requestSound({ kind: 'recorder', recording: opened })
  }
  return (
    <div className="sounds">
      {sounds.length === 0 && <p>{fill(words.none_yet, { name })}</p>}
      <ol className="sounds__list" aria-label={fill(words.list, { name })}>
        {sounds.map((sound, index) => (
          <li key={`${index} ${sound.file}`} className="sounds__row">
            <HearSound hearing={hearing} file={sound.file} name={sound.name} at={index} />
            <button
              type="button"
              className="sounds__name"
              aria-expanded={chosen === index}
              onClick={() => choose(chosen === index ? -1 : index)}
            >
              <strong>{sound.name}</strong>
              <span>{fill(words.seconds, { n: Math.round(sound.seconds * 10) / 10 })}</span>
            </button>
            {chosen === index && <SoundTools key={sound.name} sprite={sprite} index={index} choose={choose} />}
          </li>
        ))}
      </ol>
      <SoundOff hearing={hearing} />
      {trouble !== '' && (
        <p role="alert" className="sounds__trouble">
          {trouble}
        </p>
      )}
      <div className="sounds__tools">
        <button type="button" className="about-tile" onClick={() => requestSound({ kind: 'recorder', recording: null })}>
          <SoundIcon name="voice" />
          {words.record}
        </button>
        <button type="button" className="about-tile" onClick={() => requestSound({ kind: 'library' })}>
          <SoundIcon name="sound-bell" />
          {words.library}
        </button>
        <label className="about-tile sounds__file">
          <CreatorIcon name="games" />
          {words.from_file}
          <input
            type="file"
            accept="audio/*"
            onChange={(event) => {
              const [file] = event.target.files ?? []
              // Allows choosing the same file again.
              event.target.value = ''
              if (file) void open(file)
            }}
          />
        </label>
      </div>
      <p>{words.how_to_play}</p>
      <p>{words.stays_here}</p>
    </div>
  )
}

interface HearProps {
  hearing: SoundPlayback
  file: string
  name: string
  at: string | number
}

export function HearSound({ hearing, file, name, at }: HearProps) {
  const words = soundsWords.use()
  const key = `${at} ${file}`
  const isPlaying = hearing.key === key
  return (
    <>
      <button
        type="button"
        className="sounds__hear"
        aria-label={fill(isPlaying ? words.stop_hearing : words.hear, { sound: name })}
        onClick={() => hearing.press(key, { file })}
      >
        <CreatorIcon name={isPlaying ? 'stop' : 'run'} />
      </button>
      {hearing.failed === key && <span role="alert">{fill(words.cannot_play, { sound: name })}</span>}
    </>
  )
}

interface ToolsProps {
  sprite: Sprite
  index: number
  choose: (index: number) => void
}

function SoundTools({ sprite: { id, sounds }, index, choose }: ToolsProps) {
  const words = soundsWords.use()
  const { project, edit } = useCreator()
  const sound = sounds[index]?.name ?? ''
  const [typed, setTyped] = useState(sound)
  const rename = () => {
    if (typed.trim() !== sound)
      edit(renameSound(project, id, index, typed), {
        message: fill(words.renamed, { sound: typed.trim() }),
        otherwise: words.name_taken,
      })
  }
  const change = (after: Project, message: string, then: number) => {
    edit(after, { message: fill(message, { sound }) })
    choose(then)
  }
  return (
    <form
      className="sounds__tools"
      aria-label={fill(words.tools_for, { sound })}
      onSubmit={(event) => {
        event.preventDefault()
        rename()
      }}
    >
      <input
        aria-label={fill(words.name_of, { sound })}
        value={typed}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      <button type="submit" className="tool tool--small">
        <CreatorIcon name="pencil" />
        {words.rename}
      </button>
      {index > 0 && (
        <Tool icon="up" label={words.up} press={() => change(moveSound(project, id, index, -1), words.moved, index - 1)} />
      )}
      {index < sounds.length - 1 && (
        <Tool icon="down" label={words.down} press={() => change(moveSound(project, id, index, 1), words.moved, index + 1)} />
      )}
      <Tool icon="remove" label={words.remove} press={() => change(removeSound(project, id, index), words.removed, -1)} />
    </form>
  )
}

function Tool({ icon, label, press }: { icon: CreatorIconName; label: string; press: () => void }) {
  return (
    <button type="button" className="tool tool--small" onClick={press}>
      <CreatorIcon name={icon} />
      {label}
    </button>
  )
}
