import { useId, useLayoutEffect, useRef } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { deviceSettings } from '../device-settings.ts'
import { layoutLock } from '../panels/layout-lock.ts'
import { paletteLevel } from '../palette/palette-level.ts'
import { soundSetting } from '../stage/sound-setting.ts'
import { LevelSection } from './level-section.tsx'
import { LockSection } from './lock-section.tsx'
import { SettingsSection } from './settings-section.tsx'
import { settingsWords } from './settings-words.ts'
import { SoundSection } from './sound-section.tsx'
import { SpeedSection } from './speed-section.tsx'

/** What an adult decides about the editor, one section after the other. Each choice counts at once, and lies on this device. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const words = settingsWords.use()
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // The name first, so that nobody changes the first setting by a press too many.
    title.current?.focus()
    return () => shown?.close()
  }, [])
  return (
    <dialog
      className="confirm creator-settings"
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 className="confirm__title" id={id} tabIndex={-1} ref={title}>
        {words.title}
      </h2>
      <p>{words.lead}</p>
      <Unkept />
      <LevelSection />
      <SpeedSection />
      <SoundSection />
      <SettingsSection title={words.flashes}>
        <p className="muted">{words.flashes_help}</p>
      </SettingsSection>
      <LockSection />
      <div className="confirm__buttons creator-settings__end">
        <Button onClick={onClose}>{words.close}</Button>
      </div>
    </dialog>
  )
}

/** A phone that keeps nothing says so, instead of losing a choice in silence. */
function Unkept() {
  const { unkept } = settingsWords.use()
  deviceSettings.use()
  layoutLock.use()
  paletteLevel.use()
  soundSetting.use()
  const isKept = [deviceSettings, layoutLock, paletteLevel, soundSetting].every((each) => each.isKept())
  return <p role="status">{!isKept && unkept}</p>
}
