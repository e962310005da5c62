import { deviceSettings } from '../device-settings.ts'
import { layoutLock } from '../panels/layout-lock.ts'
import { paletteLevel } from '../palette/palette-level.ts'
import { Sheet } from '../shell/sheet.tsx'
import { soundSetting } from '../stage/sound/sound-setting.ts'
import { LevelSection } from './level-section.tsx'
import { Switch } from '../../ui/switch/switch.tsx'
import { SettingsSection } from './settings-section.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { SoundSection } from './sound-section.tsx'
import { SpeedSection } from './speed-section.tsx'

const settingsWords = messagesOf('creator/settings', 'creatorSettings')

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
