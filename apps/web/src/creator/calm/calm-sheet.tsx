import { useEffect, useState } from 'react'
import { fill } from '@ankur/content'
import { loadStyles } from '../../platform/load-styles.ts'
import { Switch } from '../../ui/switch/switch.tsx'
import { deviceSettings, soundSetting, type Preset, presets, presetStore, usePreset } from '../device-settings.ts'
import { Sheet } from '../shell/sheet.tsx'
import { useSoundPlayback } from '../sounds/use-sound-playback.ts'
import { useRunner } from '../stage/runner.ts'
import { useGame } from '../use-creator.ts'
import { calmPictures } from './calm-pictures.tsx'
import styles from './calm.css?url'
import { messagesOf } from '../../platform/messages.ts'

const creatorWords = messagesOf('creator/creator', 'creator')
const calmWords = messagesOf('creator/settings', 'creatorCalm')

export async function loadCalmSheet() {
  await loadStyles(styles)
  return CalmSheet
}

/** Per cent of the maximum. Quiet has no sound at all, so its volume stays unchanged. */
const volumes = { soft: 30, lively: 60 } as const

/** Three presets as pictures, each applied immediately, and whether games have sound. */
function CalmSheet({ onClose }: { onClose: () => void }) {
  const words = calmWords.use()
  const { say } = useGame()
  const runner = useRunner()
  const now = usePreset()
  const { gameSound } = soundSetting.use()
  const [sample, show] = useSample()
  const become = (preset: Preset) => {
    const isSlow = preset === 'quiet'
    presetStore.change(() => ({ preset }))
    // No preset turns sound on by itself.
    soundSetting.change((before) =>
      preset === 'quiet' ? { ...before, gameSound: false } : { ...before, gameVolume: volumes[preset] },
    )
    deviceSettings.change((before) => ({ ...before, slowGames: isSlow }))
    runner.setSlow(isSlow)
    say(fill(words.chosen, { name: words[preset] }))
  }
  const hear = (isOn: boolean) => {
    if (isOn && now === 'quiet') become('soft')
    soundSetting.change((before) => ({ ...before, gameSound: isOn }))
  }
  return (
    <Sheet title={creatorWords.use().sound_and_calm} close={words.close} look="calm-sheet" onClose={onClose}>
      <div className="calm-sheet__ways" role="group" aria-label={words.ways}>
        {presets.map((each) => (
          <button
            key={each}
            type="button"
            className="calm-sheet__one"
            data-way={each}
            aria-pressed={each === now}
            onClick={() => {
              become(each)
              show(each)
            }}
          >
            <svg
              // Drawn again, so that a second press shows it again.
              key={sample?.preset === each ? sample.press : undefined}
              className={sample?.preset === each ? 'calm-sheet__sample' : undefined}
              viewBox="0 0 120 80"
              aria-hidden="true"
              focusable="false"
            >
              {calmPictures[each]}
            </svg>
            <strong>{words[each]}</strong>
            <span>{words[`${each}_is`]}</span>
          </button>
        ))}
      </div>
      <Switch label={words.sound} checked={gameSound} stateWord={gameSound ? words.on : words.off} onChange={hear} />
      <p className="muted">{words.sound_help}</p>
      <p className="muted">{words.comfort_wins}</p>
    </Sheet>
  )
}

/** Which preset was pressed last. It is shown in its picture for two seconds, and heard if sound is on. */
function useSample() {
  const { gameSound } = soundSetting.use()
  const { press: hear } = useSoundPlayback()
  const [sample, setSample] = useState<{ readonly preset: Preset; readonly press: number } | null>(null)
  useEffect(() => {
    // Here rather than in the press: with the volume of the new preset.
    if (sample && gameSound) hear(`sample ${sample.press}`, { file: 'soft-tone' })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- turning sound on plays nothing by itself
  }, [sample])
  const show = (preset: Preset) => setSample((before) => ({ preset, press: (before?.press ?? 0) + 1 }))
  return [sample, show] as const
}
