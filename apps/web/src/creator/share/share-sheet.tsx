import { useMemo, type ReactNode } from 'react'
import { fill } from '@ankur/content'
import { playLinkDays } from '@ankur/blocks/project-name'
import { useAuth } from '../../accounts/index.ts'
import { formatDay } from '../../platform/dates.ts'
import { loadStyles } from '../../platform/load-styles.ts'
import { useLanguage } from '../../platform/language.tsx'
import { storeReturnPath } from '../../platform/navigation.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { CreatorIcon } from '../creator-icon.tsx'
import { drawingsThatGo, hasLocalFiles } from '../files/stored-files.ts'
import { openGames } from '../saved-games/games-dialog-state.ts'
import { useNameOf } from '../saved-games/game-names.ts'
import { loadReadyStyles, Poster } from '../ready/poster.tsx'
import { Sheet } from '../shell/sheet.tsx'
import { useCreator } from '../use-creator.ts'
import { withoutLocalFiles } from './game-picture.ts'
import { messagesOf } from '../../platform/messages.ts'
import { useShareLink } from './use-share-link.ts'
import styles from './share.css?url'

const shareWords = messagesOf('creator/share', 'creatorShare')

export async function loadShareSheet() {
  await Promise.all([loadReadyStyles(), loadStyles(styles)])
  return ShareSheet
}

/** What others will see, and the ways to send it. Opening this sends nothing and creates no link. */
function ShareSheet({ onClose }: { onClose: () => void }) {
  const words = shareWords.use()
  const { project, identity } = useCreator()
  const { user } = useAuth()
  const nameOf = useNameOf()
  const name = nameOf({ project, identity })
  const seen = useMemo(() => withoutLocalFiles(project), [project])
  const asFile = () => {
    onClose()
    openGames('file')
  }
  return (
    <Sheet title={words.title} close={words.close} onClose={onClose}>
      <div className="share">
        <figure className="share__card">
          <Poster project={seen} />
          <figcaption>
            <strong>{name}</strong>
            <span>{fill(words.anyone, { n: playLinkDays })}</span>
          </figcaption>
        </figure>
        {user ? <ByLink name={name} asFile={asFile} /> : <SignedOut asFile={asFile} />}
        <ul className="share__facts">
          <Fact>{words.only_game}</Fact>
          {drawingsThatGo(project).length > 0 && <Fact>{words.drawings_go}</Fact>}
          {hasLocalFiles(project) && <Fact>{words.files_stay}</Fact>}
          <Fact>{words.any_time}</Fact>
        </ul>
      </div>
    </Sheet>
  )
}

function Fact({ children }: { children: ReactNode }) {
  return (
    <li>
      <CreatorIcon name="made" />
      <span>{children}</span>
    </li>
  )
}

/** A phone has its own share sheet; elsewhere the link is copied. */
function ByLink({ name, asFile }: { name: string; asFile: () => void }) {
  const words = shareWords.use()
  const { language } = useLanguage()
  const share = useShareLink(name)
  const canSend = 'share' in navigator
  return (
    <>
      {canSend && (
        <Button busy={share.isBusy} onClick={() => void share.send()}>
          <CreatorIcon name="share" />
          {words.send}
        </Button>
      )}
      <Button kind={canSend ? 'second' : 'main'} busy={share.isBusy && !canSend} onClick={() => void share.copy()}>
        <CreatorIcon name="copy" />
        {words.copy}
      </Button>
      <p role="status" className="share__said">
        {share.message}
      </p>
      {share.link && <Field label={words.address} value={share.link.url} readOnly onFocus={(event) => event.target.select()} />}
      <Button kind="second" onClick={asFile}>
        <CreatorIcon name="save" />
        {words.as_file}
      </Button>
      {share.until !== null && (
        <div className="share__on">
          <p>{fill(words.works_until, { date: formatDay(share.until, language) })}</p>
          <Button kind="second" size="small" onClick={() => void share.switchOff()}>
            {words.switch_off}
          </Button>
        </div>
      )}
    </>
  )
}

function SignedOut({ asFile }: { asFile: () => void }) {
  const words = shareWords.use()
  return (
    <>
      <Button onClick={asFile}>
        <CreatorIcon name="save" />
        {words.as_file}
      </Button>
      <LinkButton kind="second" href="/sign-in" onClick={() => storeReturnPath('', '/create?share=open')}>
        {words.sign_in}
      </LinkButton>
    </>
  )
}
