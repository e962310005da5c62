import { type ReactNode, useEffect, useState } from 'react'
import { fill } from '@ankur/content'
import type { SavedProject } from '@ankur/blocks/project-contract'
import { type Project, allBlocks } from '@ankur/blocks/project'
import { parseProjectContent } from '@ankur/blocks/project-file'
import { formatIndiaTime } from '../../../../platform/clock.ts'
import { formatDay } from '../../../../platform/dates.ts'
import { useLanguage } from '../../../../platform/language.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { useCreator } from '../../../use-creator.ts'
import { messagesOf } from '../../../../platform/messages.ts'
import { DialogFrame } from '../../dialog-frame.tsx'
import { showStoredPictures } from '../../../stage/pictures-shown.ts'
import { StageBackdrop } from '../../../stage/backdrops/backdrop.tsx'
import { restingSprite } from '../../../stage/shown-sprites.ts'
import { SpritePicture } from '../../../stage/sprites/sprite-picture.tsx'
import { useDecision } from './use-decision.ts'
import { useNameOf } from '../../game-names.ts'

const accountGamesWords = messagesOf('creator/account-games', 'accountGames')

interface Props {
  current: SavedProject
  onClose: () => void
}

/**
 * Two devices changed the same game. Both versions are shown and both are kept, also when the dialog is closed without a
 * choice.
 */
export function ConflictDialog({ current, onClose }: Props) {
  const words = accountGamesWords.use()
  const { language } = useLanguage()
  const { project, identity } = useCreator()
  const nameOf = useNameOf()
  const [theirs] = useState(() => parseProjectContent(current.data))
  const [busy, setBusy] = useState<'phone' | 'account' | null>(null)
  const [trouble, setTrouble] = useState('')
  const decide = useDecision(current, theirs.ok ? theirs.project : null)
  const take = async (which: 'phone' | 'account') => {
    setBusy(which)
    setTrouble('')
    const stood = await decide[which]()
    setBusy(null)
    if (stood === null) onClose()
    else setTrouble(stood)
  }
  const saved = fill(words.saved_at, {
    date: formatDay(current.savedAt, language),
    time: formatIndiaTime(Date.parse(current.savedAt), language),
  })
  return (
    <DialogFrame title={words.conflict_title} onClose={onClose}>
      <p>{words.conflict_lead}</p>
      <div className="conflict">
        <Side title={words.on_phone} name={nameOf({ project, identity })} when={words.changed_now} project={project}>
          <Button kind="second" busy={busy === 'phone'} busyLabel={words.deciding} onClick={() => void take('phone')}>
            {words.keep_phone}
          </Button>
        </Side>
        <Side title={words.in_account} name={current.name} when={saved} project={theirs.ok ? theirs.project : null}>
          {theirs.ok && (
            <Button kind="second" busy={busy === 'account'} busyLabel={words.deciding} onClick={() => void take('account')}>
              {words.keep_account}
            </Button>
          )}
        </Side>
      </div>
      <p role="alert">{trouble}</p>
      <div className="confirm__buttons">
        <Button kind="second" onClick={onClose}>
          {words.later}
        </Button>
      </div>
    </DialogFrame>
  )
}

interface SideProps {
  title: string
  name: string
  when: string
  /** Null when this page cannot read it. */
  project: Project | null
  children: ReactNode
}

function Side({ title, name, when, project, children }: SideProps) {
  const words = accountGamesWords.use()
  return (
    <section className="conflict__side" aria-label={title}>
      <h3 className="games-dialog__title">{title}</h3>
      {project && <SmallLook project={project} />}
      <p className="games-list__name">{name}</p>
      <p>{when}</p>
      <p>
        {project ? fill(words.counts, { sprites: project.sprites.length, blocks: allBlocks(project).length }) : words.no_look}
      </p>
      {children}
    </section>
  )
}

/** A thumbnail of the initial stage of a game. Its content is described in words beside it. */
function SmallLook({ project }: { project: Project }) {
  const { stage, sprites } = project
  useEffect(() => {
    showStoredPictures(project).catch(() => {})
  }, [project])
  const shown = sprites.filter(({ visible }) => visible).toSorted((one, other) => one.layer - other.layer)
  return (
    <svg className="games-dialog__look" viewBox="0 0 480 360" aria-hidden="true" focusable="false">
      <StageBackdrop costume={stage.costumes[stage.costume]} />
      {shown.map((sprite) => (
        <SpritePicture key={sprite.id} shown={restingSprite(sprite)} />
      ))}
    </svg>
  )
}
