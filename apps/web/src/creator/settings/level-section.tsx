import { useId } from 'react'
import { type Level, levels } from '@ankur/blocks/palette/palette'
import { paletteLevel, usePaletteLevel } from '../palette/palette-level.ts'
import { rungsLock } from '../palette/rungs-lock.ts'
import { Switch } from '../../ui/switch/switch.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { SettingsSection } from './settings-section.tsx'

const settingsWords = messagesOf('creator/settings', 'creatorSettings')
const levelWords = messagesOf('creator/settings', 'creatorLevel')

/** How many blocks the palette has. A game keeps every block that it has. */
export function LevelSection() {
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
