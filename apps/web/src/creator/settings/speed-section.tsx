import { useId } from 'react'
import { deviceSettings } from '../device-settings.ts'
import { useFrame, useRunner } from '../stage/use-runner.ts'
import { SettingsSection } from './settings-section.tsx'
import { messagesOf } from '../../platform/messages.ts'

const settingsWords = messagesOf('creator/settings', 'creatorSettings')

/** The same as the tool Slow beside the stage, stored for the next visit. */
export function SpeedSection() {
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
