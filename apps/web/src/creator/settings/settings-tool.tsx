import { useState } from 'react'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { creatorWords } from '../creator-words.ts'
import { Tool } from '../toolbar.tsx'
import { useEscape } from '../use-escape.ts'
import { levelWords } from './level-words.ts'
import { settingsWords } from './settings-words.ts'

/** What an adult decides: fetched when somebody opens it. A section with words of its own names them here. */
const Settings = lazyPart(
  () => import('./settings-dialog.tsx').then((module) => module.SettingsDialog),
  settingsWords,
  levelWords,
)

export function SettingsTool() {
  const words = creatorWords.use()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  useEscape(isOpen, close)
  return (
    <>
      <Tool icon="settings" label={words.settings} act={() => setOpen(true)} isShort />
      {isOpen && <Settings onClose={close} />}
    </>
  )
}
