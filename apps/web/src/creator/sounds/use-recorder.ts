import { useEffect, useRef, useState } from 'react'
import { fill } from '@ankur/content'
import { addSound, freeSoundName } from '@ankur/blocks/edit/edit-sounds'
import type { Sprite } from '@ankur/blocks/project'
import { md5 } from '@ankur/blocks/sb3/md5'
import { finished, isSilent, recordedFile, recordedRate } from '@ankur/blocks/sounds/wave'
import { storeFiles } from '../files/stored-files.ts'
import { openDialog } from '../shell/open-dialog.ts'
import { useGame } from '../use-creator.ts'
import { requestSound } from '../shell/dialog-requests.ts'
import { type Microphone, type MicrophoneProblem, openMicrophone } from './microphone.ts'
import { newRecording, type Recording } from './recording.ts'
import { messagesOf } from '../../platform/messages.ts'

const soundsWords = messagesOf('creator/sounds', 'creatorSounds')

export type Phase = 'ready' | 'asking' | 'recording' | 'preparing' | 'recorded'
export type RecorderProblem = MicrophoneProblem | 'mic_taken' | 'heard_nothing' | 'not_recorded' | 'no_room'

const lookMs = 100

/** From opening to Keep or Close. The previous recording stays until another one replaces it. */
export function useRecorder(sprite: Sprite, first: Recording | null, suggested?: string) {
  const words = soundsWords.use()
  const { latest, edit, say } = useGame()
  const [recording, setRecording] = useState(first)
  const [phase, setPhase] = useState<Phase>(first ? 'recorded' : 'ready')
  const [problem, setProblem] = useState<RecorderProblem | null>(null)
  const [levels, setLevels] = useState<readonly number[]>([])
  const microphone = useRef<Microphone>(null)
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
      microphone.current?.cancel()
    }
  }, [])
  useEffect(() => {
    if (phase !== 'recording') return undefined
    const look = setInterval(() => {
      const level = microphone.current?.level() ?? 0
      setLevels((before) => [...before, level])
    }, lookMs)
    return () => clearInterval(look)
  }, [phase])

  const leaves = (why: RecorderProblem | null) => {
    setProblem(why)
    setPhase(recording ? 'recorded' : 'ready')
  }
  const record = async () => {
    if (phase !== 'ready' && phase !== 'recorded') return
    setProblem(null)
    setPhase('asking')
    const opened = await openMicrophone()
    if (typeof opened === 'string') return leaves(opened)
    if (!isOpen.current) return opened.cancel()
    microphone.current = opened
    setLevels([])
    setPhase('recording')
    const take = await opened.done
    microphone.current = null
    if (!isOpen.current) return
    if (!take) return leaves('not_recorded')
    if (isSilent(take.wave)) return leaves('heard_nothing')
    setRecording((before) => newRecording(take.wave, before?.name))
    setProblem(take.isCutOff ? 'mic_taken' : null)
    setPhase('recorded')
  }
  const stop = () => {
    setPhase('preparing')
    microphone.current?.stop()
  }
  const name =
    recording?.name.trim() || freeSoundName(sprite, suggested ?? fill(words.first_name, { n: sprite.sounds.length + 1 }))
  const soundNow = () =>
    recording ? finished(recording.wave, recordedRate, { ...recording.span, loud: recording.loud }) : new Float32Array(0)
  const keep = async () => {
    if (!recording || phase !== 'recorded') return
    const wave = soundNow()
    const bytes = recordedFile(wave)
    const file = `${md5(bytes)}.wav`
    try {
      await storeFiles(new Map([[file, bytes]]))
    } catch {
      return setProblem('no_room')
    }
    const sound = { name, file, seconds: wave.length / recordedRate, rate: recordedRate }
    const after = addSound(latest().project, sprite.id, sound)
    const kept = after.sprites.find(({ id }) => id === sprite.id)?.sounds.at(-1)?.name ?? name
    requestSound(null)
    edit(after, { message: fill(words.added, { sound: kept, name: sprite.name }), otherwise: words.no_space })
  }
  const close = () => {
    // A running recording is not discarded by one press.
    if (phase === 'recording') return stop()
    requestSound(null)
    if (!recording) return
    const back = () => {
      requestSound({ kind: 'recorder', recording, name: suggested })
      openDialog('sounds')
    }
    say(words.not_kept, { text: words.bring_back, act: back })
  }
  return { phase, recording, change: setRecording, problem, levels, name, record, stop, soundNow, keep, close }
}
