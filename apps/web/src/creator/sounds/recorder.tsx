import { useEffect, useRef, useState } from 'react'
import { fill } from '@ankur/content'
import type { Sprite } from '@ankur/blocks/project'
import { longestSeconds, recordedRate } from '@ankur/blocks/sounds/wave'
import { CreatorIcon } from '../creator-icon.tsx'
import { Sheet } from '../shell/sheet.tsx'
import { FittedShape } from '../stage/sprites/sprite-picture.tsx'
import { requestSound } from '../shell/dialog-requests.ts'
import { LiveWave, RecordedWave } from './recorder-wave.tsx'
import { moved, type Recording } from './recording.ts'
import { SoundIcon } from './sound-icon.tsx'
import { SoundOff } from './sound-off.tsx'
import { useSoundPlayback } from './use-sound-playback.ts'
import { useRecorder } from './use-recorder.ts'
import { messagesOf } from '../../platform/messages.ts'

const soundsWords = messagesOf('creator/sounds', 'creatorSounds')

interface RecorderProps {
  sprite: Sprite
  recording: Recording | null
  name?: string | undefined
}

/** Records a voice, trims it, changes its loudness, and stores it on this device. The game does not change until Keep. */
export function Recorder({ sprite, recording: first, name }: RecorderProps) {
  const words = soundsWords.use()
  const recorder = useRecorder(sprite, first, name)
  const { phase, recording, problem } = recorder
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The pressed button is gone.
    if (document.activeElement === document.body || document.activeElement?.tagName === 'DIALOG')
      body.current?.querySelector<HTMLElement>('[data-next]')?.focus()
  }, [phase])
  const isOn = phase === 'recording'
  return (
    <Sheet
      title={first?.name ? words.cut_sound : words.recorder}
      close={words.back}
      look="recorder"
      end={
        phase === 'recorded' && (
          <button type="button" className="tool tool--main recorder__keep" onClick={() => void recorder.keep()}>
            <CreatorIcon name="made" />
            {words.keep}
          </button>
        )
      }
      onClose={recorder.close}
    >
      <div className="recorder__body" ref={body}>
        <p className="only-heard" role="status">
          {isOn && words.recording}
          {phase === 'recorded' && recording && fill(words.stopped, { n: tenths(recording.seconds) })}
        </p>
        {problem && <Trouble problem={problem} hasRecording={recording !== null && phase === 'recorded'} />}
        {phase === 'recorded' && recording ? (
          <Recorded sprite={sprite} recorder={recorder} recording={recording} />
        ) : (
          <Speaking recorder={recorder} />
        )}
        <p className={isOn ? 'recorder__mic recorder__mic--on' : 'recorder__mic'}>
          {!isOn && <CreatorIcon name="lock" />}
          {isOn ? words.mic_on : words.mic_off}
        </p>
      </div>
    </Sheet>
  )
}

type RecorderNow = ReturnType<typeof useRecorder>

function Trouble({ problem, hasRecording }: { problem: NonNullable<RecorderNow['problem']>; hasRecording: boolean }) {
  const words = soundsWords.use()
  const isLost = problem !== 'no_room' && problem !== 'mic_taken'
  return (
    <div className="recorder__trouble" role="alert">
      <p>
        {words[problem]}
        {isLost && hasRecording && ` ${words.nothing_lost}`}
      </p>
      {problem.startsWith('mic_') && !hasRecording && (
        <button type="button" className="tool tool--small" onClick={() => requestSound({ kind: 'library' })}>
          <SoundIcon name="sound-bell" />
          {words.library}
        </button>
      )}
    </div>
  )
}

/** Before and during a recording. No sound is played meanwhile. */
function Speaking({ recorder: { phase, levels, record, stop } }: { recorder: RecorderNow }) {
  const words = soundsWords.use()
  if (phase === 'recording') {
    return (
      <>
        <LiveWave levels={levels} />
        <p className="recorder__count" aria-hidden="true">
          {fill(words.of_seconds, { n: Math.min(Math.floor(levels.length / 10), longestSeconds), most: longestSeconds })}
        </p>
        <button type="button" className="recorder__large recorder__large--stop" data-next="" onClick={stop}>
          <CreatorIcon name="stop" />
          {words.stop}
        </button>
      </>
    )
  }
  const line = { asking: words.is_asking, preparing: words.preparing, ready: words.will_ask, recorded: '' }[phase]
  return (
    <div className="recorder__ready">
      <button
        type="button"
        className="recorder__round"
        aria-disabled={phase !== 'ready' || undefined}
        onClick={() => void record()}
        data-next=""
      >
        <span className="recorder__dot" aria-hidden="true" />
        {words.record}
      </button>
      <p role="status">{line}</p>
    </div>
  )
}

interface RecordedProps {
  sprite: Sprite
  recorder: RecorderNow
  recording: Recording
}

/** Trim, play, change the loudness. */
function Recorded({ sprite, recorder, recording }: RecordedProps) {
  const words = soundsWords.use()
  const hearing = useSoundPlayback()
  const { seconds, span, loud } = recording
  const isPlaying = hearing.key !== null
  const change = (next: Recording) => {
    hearing.stop()
    recorder.change(next)
  }
  const move = (edge: 'start' | 'end', to: number) => change(moved(recording, edge, to))
  const step = (edge: 'start' | 'end', by: number, label: string, icon: 'smaller' | 'plus') => (
    <button type="button" className="recorder__step" aria-label={label} onClick={() => move(edge, span[edge] + by)}>
      <CreatorIcon name={icon} />
    </button>
  )
  return (
    <>
      <NameRow sprite={sprite} name={recorder.name} keep={(name) => recorder.change({ ...recording, name })} />
      <RecordedWave wave={recording.wave} seconds={seconds} span={span} move={move} />
      <div className="recorder__trims">
        <span role="group" aria-label={words.start}>
          {words.start}
          {step('start', -0.1, words.start_earlier, 'smaller')}
          {step('start', 0.1, words.start_later, 'plus')}
        </span>
        <span role="group" aria-label={words.end}>
          {words.end}
          {step('end', -0.1, words.end_earlier, 'smaller')}
          {step('end', 0.1, words.end_later, 'plus')}
        </span>
      </div>
      <button
        type="button"
        className="recorder__large"
        data-next=""
        onClick={() => hearing.press('recording', { wave: recorder.soundNow, rate: recordedRate })}
      >
        <CreatorIcon name={isPlaying ? 'stop' : 'run'} />
        {isPlaying ? words.stop_playing : words.play}
      </button>
      <SoundOff hearing={hearing} />
      <label className="recorder__loud">
        <span aria-hidden="true">{words.quiet}</span>
        <input
          type="range"
          aria-label={words.loudness}
          min={0}
          max={100}
          step={5}
          value={loud}
          onChange={(event) => change({ ...recording, loud: Number(event.target.value) })}
        />
        <span aria-hidden="true">{words.loud}</span>
      </label>
      <button
        type="button"
        className="recorder__again"
        onClick={() => {
          hearing.stop()
          void recorder.record()
        }}
      >
        <span className="recorder__dot" aria-hidden="true" />
        {words.record_again}
      </button>
    </>
  )
}

function NameRow({ sprite, name, keep }: { sprite: Sprite; name: string; keep: (name: string) => void }) {
  const words = soundsWords.use()
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isOpen) box.current?.select()
  }, [isOpen])
  return (
    <div className="recorder__name">
      <svg viewBox="0 0 96 96" aria-hidden="true" focusable="false">
        <FittedShape costume={sprite.costumes[sprite.costume]} />
      </svg>
      {isOpen ? (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            setOpen(false)
          }}
        >
          <input
            ref={box}
            aria-label={words.sound_name}
            defaultValue={name}
            maxLength={100}
            autoComplete="off"
            onChange={(event) => keep(event.target.value)}
          />
        </form>
      ) : (
        <p>
          <strong>{name}</strong>
          <span>{fill(words.for_sprite, { name: sprite.name })}</span>
        </p>
      )}
      <button
        type="button"
        className="recorder__step"
        aria-label={words.change_name}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <CreatorIcon name={isOpen ? 'made' : 'pencil'} />
      </button>
    </div>
  )
}

function tenths(seconds: number): number {
  return Math.round(seconds * 10) / 10
}
