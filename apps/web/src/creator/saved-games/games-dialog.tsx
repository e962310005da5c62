import { useState, type ReactNode } from 'react'
import { useAuth } from '../../accounts/index.ts'
import { definePart } from '../../platform/part/define-part.tsx'
import { onDemand } from '../../platform/part/on-demand.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Details } from '../../ui/details/details.tsx'
import { useCreator } from '../use-creator.ts'
import { messagesOf } from '../../platform/messages.ts'
import { DialogFrame } from './dialog-frame.tsx'
import { openGames } from './games-dialog-state.ts'
import { GamesInAccount } from './account/games-in-account.tsx'
import { PlayLink } from './account/play-link.tsx'
import { ThisGame } from './this-game.tsx'

const creatorKeptWords = messagesOf('creator/saved-games', 'creatorKept')
const gamesDialogWords = messagesOf('creator/saved-games', 'gamesDialog')

const Earlier = definePart({
  load: () => import('./earlier-states.tsx').then((module) => module.EarlierStates),
  messages: [creatorKeptWords],
  when: onDemand,
})
const SavedGamesList = definePart({
  load: () => import('./saved-games-list.tsx').then((module) => module.SavedGamesList),
  when: onDemand,
})

/** Where games are stored: the open one first, then one section for each place. */
export function GamesDialog({ onClose }: { onClose: () => void }) {
  const words = gamesDialogWords.use()
  const { identity } = useCreator()
  const { user } = useAuth()
  const inAccount = user !== null && identity.account?.userId === user.id ? identity.account : null
  return (
    <DialogFrame title={words.title} onClose={onClose}>
      <ThisGame onClose={onClose} />
      {inAccount && (
        <Section title={words.link_title}>
          <PlayLink id={inAccount.id} />
        </Section>
      )}
      {user && (
        <Section title={words.mine_title}>
          <GamesInAccount onClose={onClose} />
        </Section>
      )}
      <Section title={words.shelf_title}>
        <SavedGamesList onClose={onClose} />
      </Section>
      <Section title={words.earlier}>
        <Earlier onClose={onClose} />
      </Section>
      <div className="games-dialog__row">
        <Button kind="second" onClick={() => openGames('file')}>
          {words.file}
        </Button>
        <p className="games-dialog__hint">{words.file_hint}</p>
      </div>
      <div className="confirm__buttons">
        <Button kind="second" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </DialogFrame>
  )
}

/** Collapsed; its content is loaded when it is opened. */
function Section({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Details summary={title} onOpen={() => setOpen(true)}>
      {isOpen && children}
    </Details>
  )
}
