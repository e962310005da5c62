import { useId } from 'react'
import { fill } from '@ankur/content'
import { Switch } from '../../ui/switch/switch.tsx'
import { gameVolumes, soundSetting } from '../stage/sound/sound-setting.ts'
import { SettingsSection } from './settings-section.tsx'
import { messagesOf } from '../../platform/messages.ts'

const settingsWords = messagesOf('creator/settings', 'creatorSettings')

/** Whether games have sound, and how loud: applies to the running game as well. */
export function SoundSection() {
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
