import {
  deviceSettings,
  layoutLock,
  paletteLevel,
  soundSetting,
  usePaletteLevel,
  rungsLock,
  gameVolumes,
} from '../device-settings.ts'
import { Sheet } from '../shell/sheet.tsx'
import { Switch } from '../../ui/switch/switch.tsx'
import { useId, type ReactNode } from 'react'
import { type Level, levels } from '@ankur/blocks/palette/palette'
import { useFrame, useRunner } from '../stage/runner.ts'
import { fill } from '@ankur/content'
import { messagesOf } from '../../platform/messages.ts'

const settingsWords = messagesOf('creator/settings', 'creatorSettings')
const levelWords = messagesOf('creator/settings', 'creatorLevel')

/** The editor settings for adults, in sections. Each change is applied immediately, and stored on this device. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const words = settingsWords.use()
  return (
    <Sheet title={words.title} close={words.close} look="creator-settings" onClose={onClose}>
      <p>{words.lead}</p>
      <NotStoredNotice />
      <LevelSection />
      <SpeedSection />
      <SoundSection />
      <SettingsSection title={words.flashes}>
        <p className="muted">{words.flashes_help}</p>
      </SettingsSection>
      <LockSection />
    </Sheet>
  )
}

/** A phone without storage reports it, instead of silently losing a choice. */
function NotStoredNotice() {
  const { unkept } = settingsWords.use()
  deviceSettings.use()
  layoutLock.use()
  paletteLevel.use()
  soundSetting.use()
  const isKept = [deviceSettings, layoutLock, paletteLevel, soundSetting].every((each) => each.isKept())
  return <p role="status">{!isKept && unkept}</p>
}

/** How many blocks the palette has. A game keeps every block that it has. */
function LevelSection() {
  const words = levelWords.use()
  const settings = settingsWords.use()
  const level = usePaletteLevel()
  const isLocked = rungsLock.use().rungs === true
  const name = useId()
  const help = useId()
  const message: Readonly<Record<Level, string>> = { 6: words.six, 14: words.fourteen, 28: words.twenty_eight, all: words.all }
  return (
    <SettingsSection title={words.title}>
      <div className="comfort__choices" role="radiogroup" aria-label={words.title} aria-describedby={help}>
        {levels.map((each) => (
          <label key={each} className="comfort__choice">
            <input
              type="radio"
              name={name}
              checked={each === level}
              onChange={() => paletteLevel.change(() => ({ palette: each }))}
            />
            {message[each]}
          </label>
        ))}
      </div>
      <p className="muted" id={help}>
        {words.help}
      </p>
      <Switch
        label={words.lock}
        checked={isLocked}
        stateWord={isLocked ? settings.on : settings.off}
        onChange={(locked) => rungsLock.change(() => ({ rungs: locked || undefined }))}
      />
    </SettingsSection>
  )
}

/** The same as the tool Slow beside the stage, stored for the next visit. */
function SpeedSection() {
  const words = settingsWords.use()
  const runner = useRunner()
  useFrame()
  const name = useId()
  const help = useId()
  const choose = (slowGames: boolean) => {
    runner.setSlow(slowGames)
    deviceSettings.change((before) => ({ ...before, slowGames }))
  }
  return (
    <SettingsSection title={words.speed}>
      <div className="comfort__choices" role="radiogroup" aria-label={words.speed} aria-describedby={help}>
        {[false, true].map((slow) => (
          <label key={String(slow)} className="comfort__choice">
            <input type="radio" name={name} checked={runner.isSlow() === slow} onChange={() => choose(slow)} />
            {slow ? words.speed_slow : words.speed_usual}
          </label>
        ))}
      </div>
      <p className="muted" id={help}>
        {words.speed_help}
      </p>
    </SettingsSection>
  )
}

/** Whether games have sound, and how loud: applies to the running game as well. */
function SoundSection() {
  const words = settingsWords.use()
  const { gameSound, gameVolume } = soundSetting.use()
  const name = useId()
  return (
    <SettingsSection title={words.sound}>
      <Switch
        label={words.sound_switch}
        checked={gameSound}
        stateWord={gameSound ? words.on : words.off}
        onChange={(next) => soundSetting.change((before) => ({ ...before, gameSound: next }))}
      />
      <p className="muted">{words.sound_help}</p>
      {gameSound && (
        <fieldset className="creator-settings__volume">
          <legend>{words.volume}</legend>
          <div className="comfort__choices">
            {gameVolumes
              .toSorted((one, other) => one - other)
              .map((volume) => (
                <label key={volume} className="comfort__choice">
                  <input
                    type="radio"
                    name={name}
                    checked={gameVolume === volume}
                    onChange={() => soundSetting.change((before) => ({ ...before, gameVolume: volume }))}
                  />
                  {fill(words.percent, { n: volume })}
                </label>
              ))}
          </div>
        </fieldset>
      )}
    </SettingsSection>
  )
}

/** Locks and unlocks like a level of the games. */
function LockSection() {
  const words = settingsWords.use()
  const { layout: isLocked = false } = layoutLock.use()
  return (
    <SettingsSection title={words.layout}>
      <Switch
        label={words.lock}
        checked={isLocked}
        stateWord={isLocked ? words.on : words.off}
        onChange={(locked) => layoutLock.change(() => ({ layout: locked || undefined }))}
      />
      <p className="muted">{words.lock_help}</p>
    </SettingsSection>
  )
}

/** One section of the settings, below its heading. */
function SettingsSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="creator-settings__section" aria-labelledby={id}>
      <h3 className="creator-settings__title" id={id}>
        {title}
      </h3>
      {children}
    </section>
  )
}
