import { useState, type ReactNode } from 'react'
import { languageNames, languages } from '@ankur/content'
import { useLanguage } from '../../platform/language.tsx'
import { useLanguageSwitch } from '../../platform/use-language-switch.ts'
import { allBlocks } from '@ankur/blocks/project'
import { ShowMeSheet } from '../first-run/show-me-sheet.tsx'
import { useShowMe } from '../first-run/first-choices.tsx'
import { CreatorIcon, type CreatorIconName } from '../creator-icon.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { openGames } from '../saved-games/games-dialog-state.ts'
import { useLocalCopy } from '../saved-games/autosave/local-copy.tsx'
import { LookBackTool } from '../stage/look-back/look-back-tool.tsx'
import { SpeedTools } from '../stage/speed-tools.tsx'
import { useCreator } from '../use-creator.ts'
import { useTools } from '../use-tools.ts'
import { openDialog } from './open-dialog.ts'
import { ExplainSwitch } from '../preview/explain-switch.tsx'
import { Sheet } from './sheet.tsx'

const creatorWords = messagesOf('creator/creator', 'creator')
const shellWords = messagesOf('creator/shell', 'creatorShell')

/** On a phone and a tablet: everything that has no room in the bar. */
export function MenuSheet({ onClose }: { onClose: () => void }) {
  const words = shellWords.use()
  const creator = creatorWords.use()
  const { message, project } = useCreator()
  const showMe = useShowMe()
  const isEmpty = allBlocks(project).length === 0
  const tools = useTools()
  const isOwn = useLocalCopy() !== null
  const [showsGame, setShowsGame] = useState(false)
  const then = (act: () => void) => () => {
    onClose()
    act()
  }
  if (showsGame) return <ShowMeSheet close={words.close} onClose={onClose} />
  return (
    <Sheet title={words.menu} close={words.close} look="menu-sheet" onClose={onClose}>
      {message.text && <p className="menu-sheet__last">{message.text}</p>}
      <ul className="menu-sheet__rows">
        {isOwn && (
          <>
            <Row icon="save" label={creator.save} act={then(tools.save)} />
            <Row icon="games" label={creator.games} act={then(() => openGames('games'))} />
          </>
        )}
        <Row icon="activities" label={creator.activities} act={then(() => openDialog('activities'))} />
        {isOwn && <Row icon="share" label={creator.share} act={then(() => openDialog('share'))} />}
        <Row icon="look" label={creator.show_me} act={isOwn && isEmpty ? then(showMe) : () => setShowsGame(true)} />
        <Row icon="picture" label={creator.pictures} act={then(() => openDialog('pictures'))} />
        <Row icon="hear" label={creator.sound_and_calm} act={then(() => openDialog('calm'))} />
        <Row icon="backdrop" label={creator.backdrop} act={then(() => openDialog('backdrop'))} />
        <Row icon="settings" label={creator.settings} act={then(() => openDialog('settings'))} />
        <li>
          <button type="button" className="menu-sheet__row" data-comfort>
            <CreatorIcon name="show" />
            {words.comfort}
          </button>
        </li>
      </ul>
      <ExplainSwitch />
      <Part title={words.running}>
        <SpeedTools />
        <LookBackTool />
      </Part>
      <Part title={words.language}>
        <Languages />
      </Part>
    </Sheet>
  )
}

function Row({ icon, label, act }: { icon: CreatorIconName; label: string; act: () => void }) {
  return (
    <li>
      <button type="button" className="menu-sheet__row" onClick={act}>
        <CreatorIcon name={icon} />
        {label}
      </button>
    </li>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="menu-sheet__part" aria-label={title}>
      <h3 className="menu-sheet__title">{title}</h3>
      <div className="menu-sheet__tools">{children}</div>
    </section>
  )
}

function Languages() {
  const { language } = useLanguage()
  const change = useLanguageSwitch()
  return languages.map((each) => (
    <button
      key={each}
      type="button"
      className="tool tool--small"
      lang={each}
      aria-pressed={each === language}
      onClick={() => change(each)}
    >
      {languageNames[each]}
    </button>
  ))
}
