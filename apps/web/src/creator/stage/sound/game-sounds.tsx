import { useEffect, useRef, useState } from 'react'
import { fill } from '@ankur/content'
import { CreatorIcon } from '../../creator-icon.tsx'
import { createGameVoice } from './game-voice.ts'
import { soundSetting } from '../../device-settings.ts'
import { useRunner } from '../runner.ts'
import { isPhoneShell } from '../../shell/shell-layout.ts'
import { useShellLayout } from '../../shell/use-shell-layout.ts'
import { createSoundPlayer, type SoundPlayer } from './sound-player.ts'
import { messagesOf } from '../../../platform/messages.ts'

const stageWords = messagesOf('creator/stage', 'stage')

/**
 * Sound is never the only information: the name of the last one is shown below the stage, audible or not, and so is all
 * spoken text.
 */
export function GameSounds() {
  const words = stageWords.use()
  const { gameSound } = soundSetting.use()
  usePlayer()
  useVoice()
  const { name, isMusic, speech } = useCaptions()
  const runner = useRunner()
  useEffect(() => runner.awaitSounds(false), [runner])
  const isPhone = isPhoneShell(useShellLayout().kind)
  const caption = name === null ? (isMusic ? words.music_plays : null) : fill(words.sound_is, { name })
  return (
    <>
      <p className={speech === '' ? 'only-heard' : 'stage__sound stage__sound--said'} role="status">
        {speech !== '' && (
          <>
            <CreatorIcon name="say" />
            <span>{speech}</span>
          </>
        )}
      </p>
      {caption !== null && (
        <p className="stage__sound">
          <CreatorIcon name={gameSound ? 'hear' : 'silent'} />
          <span>
            {caption}
            {/* A phone has room for the picture of it only. */}
            {!gameSound && <span className={isPhone ? 'only-heard' : undefined}> {words.sound_off}</span>}
          </span>
        </p>
      )}
    </>
  )
}

function usePlayer(): void {
  const runner = useRunner()
  const { gameSound, gameVolume } = soundSetting.use()
  const player = useRef<SoundPlayer>(null)
  useEffect(() => {
    if (!gameSound || !('AudioContext' in window)) return undefined
    const plays = createSoundPlayer()
    player.current = plays
    const follow = () => {
      const [machine, status] = [runner.machine(), runner.status()]
      plays.hold(status === 'paused')
      if (!machine || status === 'stopped') plays.silence()
      else plays.follow(machine)
    }
    const unwatch = runner.watch(follow)
    return () => {
      unwatch()
      plays.silence()
      plays.close()
      player.current = null
    }
  }, [runner, gameSound])
  useEffect(() => {
    // The return value of an effect is called at its end: the player's own return value must not become that.
    player.current?.setVolume(gameVolume)
  }, [gameVolume, gameSound])
}

function useVoice(): void {
  const runner = useRunner()
  const { gameSound, gameVolume } = soundSetting.use()
  useEffect(() => {
    if (!gameSound) return undefined
    const voice = createGameVoice()
    const unwatch = runner.watch(() => {
      const [machine, status] = [runner.machine(), runner.status()]
      if (!machine || status === 'stopped' || status === 'at start') voice.silence()
      else voice.follow(machine.speeches, gameVolume)
    })
    return () => {
      unwatch()
      voice.silence()
    }
  }, [runner, gameSound, gameVolume])
}

interface Captions {
  readonly name: string | null
  readonly isMusic: boolean
  /** The last spoken text: it stays, for slow readers. */
  readonly speech: string
}

const nothing: Captions = { name: null, isMusic: false, speech: '' }

/** The last sound, or that there is music, and the latest spoken text. */
function useCaptions(): Captions {
  const runner = useRunner()
  const [captions, setCaptions] = useState(nothing)
  useEffect(() => {
    const follow = () => {
      const [machine, status] = [runner.machine(), runner.status()]
      if (!machine || status === 'at start') return setCaptions(nothing)
      const last = machine.played.at(-1)
      const isMusic = machine.notes.length > 0
      const spoken = machine.speeches.at(-1)?.words
      setCaptions((before) => {
        const speech = spoken ?? before.speech
        const next = last ? { name: last.sound.name, isMusic: false } : isMusic ? { name: null, isMusic } : before
        const isSame = next.name === before.name && next.isMusic === before.isMusic && speech === before.speech
        return isSame ? before : { ...next, speech }
      })
    }
    // Single steps do not wait for this to be loaded.
    follow()
    return runner.watch(follow)
  }, [runner])
  return captions
}
