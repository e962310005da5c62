import { useEffect, useRef } from 'react'
import { CreatorIcon } from '../creator-icon.tsx'
import { messagesOf } from '../../platform/messages.ts'
import type { SoundPlayback } from './use-sound-playback.ts'

const soundsWords = messagesOf('creator/sounds', 'creatorSounds')

/** Shown after a press that needs sound while sound is off. */
export function SoundOff({ hearing }: { hearing: SoundPlayback }) {
  return hearing.isAsking && <Asking hearing={hearing} />
}

function Asking({ hearing }: { hearing: SoundPlayback }) {
  const words = soundsWords.use()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.querySelector('button')?.focus()
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div className="sounds__off" role="alert" ref={box}>
      <p>{words.sound_is_off}</p>
      <div className="sounds__tools">
        <button type="button" className="tool tool--small" onClick={hearing.turnOn}>
          <CreatorIcon name="hear" />
          {words.turn_on}
        </button>
        <button type="button" className="tool tool--small" onClick={hearing.dismiss}>
          {words.not_now}
        </button>
      </div>
    </div>
  )
}
