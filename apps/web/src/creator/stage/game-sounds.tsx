import { useEffect, useRef, useState } from 'react'
import { fill } from '@ankur/content'
import { CreatorIcon } from '../creator-icon.tsx'
import { soundSetting } from './sound-setting.ts'
import { useRunner } from './use-runner.ts'
import { createSoundPlayer, type SoundPlayer } from './sound-player.ts'
import { stageWords } from './stage-words.ts'

/** Nothing is told by sound alone: the name of the last one stands under the stage, heard or not. */
export function GameSounds() {
  const words = stageWords.use()
  const { gameSound } = soundSetting.use()
  usePlayer()
  const name = useLastSound()
  if (name === null) return null
  return (
    <p className="stage__sound">
      <CreatorIcon name="hear" />
      {fill(words.sound_is, { name })}
      {!gameSound && ` ${words.sound_off}`}
    </p>
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
    // What an effect gives back is called at its end: a sound's own value must not get there.
    player.current?.setVolume(gameVolume)
  }, [gameVolume, gameSound])
}

function useLastSound(): string | null {
  const runner = useRunner()
  const [name, setName] = useState<string | null>(null)
  useEffect(() => {
    const follow = () => {
      const last = runner.machine()?.played.at(-1)
      if (last) setName(last.sound.name)
      else if (runner.status() === 'at start') setName(null)
    }
    return runner.watch(follow)
  }, [runner])
  return name
}
