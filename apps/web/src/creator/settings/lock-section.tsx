import { Switch } from '../../ui/switch/switch.tsx'
import { layoutLock } from '../panels/layout-lock.ts'
import { SettingsSection } from './settings-section.tsx'
import { settingsWords } from './settings-words.ts'

/** Locks and unlocks as an adult does with a level of the games. */
export function LockSection() {
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
