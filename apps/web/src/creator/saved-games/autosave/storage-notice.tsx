import { useSyncExternalStore } from 'react'
import { fill } from '@ankur/content'
import { useLanguage } from '../../../platform/language.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { loadDraft } from '../../draft.ts'
import { useGame } from '../../use-creator.ts'
import { messagesOf } from '../../../platform/messages.ts'
import { openGames } from '../games-dialog-state.ts'
import { formatMoment } from '../../../platform/clock.ts'
import { useOtherWindow } from './other-window.ts'
import { saveDamaged } from './device-states.ts'
import { useLocalCopy } from './local-copy.tsx'
import '../saved-games.css'

const creatorKeptWords = messagesOf('creator/saved-games', 'creatorKept')

interface SaveNotice {
  readonly title: string
  readonly text: string
  /** Whether something is not stored; otherwise the notice is only information. */
  readonly isProblem?: boolean
  readonly ways: readonly (readonly [label: string, act: () => unknown])[]
}

/** What happened, what is safe, and the choices. It stays until somebody has chosen. */
export function StorageNotice({ onRead }: { onRead: () => void }) {
  const notice = useNotice(onRead)
  if (!notice) return null
  return (
    <section className={classNames('keep-notice', notice.isProblem && 'keep-notice--trouble')} aria-label={notice.title}>
      <Notice title={notice.title}>{notice.text}</Notice>
      <div className="keep-notice__ways">
        {notice.ways.map(([label, act], index) => (
          <Button key={label} kind={index === 0 ? 'main' : 'second'} onClick={() => void act()}>
            {label}
          </Button>
        ))}
      </div>
    </section>
  )
}

function useNotice(onRead: () => void): SaveNotice | null {
  const words = creatorKeptWords.use()
  const { language } = useLanguage()
  const { say, save } = useGame()
  const here = useLocalCopy()
  const otherWindow = useOtherWindow()
  const isBackedUp = useSyncExternalStore(here?.autosave.watch ?? watchNothing, () => here?.autosave.isBackedUp() ?? false)
  if (!here) return null
  const { autosave, opened } = here
  const isProblem = autosave.problem() !== null
  const takeOut = [words.take_out, () => openGames('file')] as const
  const states = [words.show_states, () => openGames('games')] as const
  const safe = isBackedUp ? { text: words.put_by, ways: [states, takeOut] } : { text: words.not_put_by, ways: [takeOut] }
  /** The stored content is removed on request. */
  const overwrite = (message: string) => {
    autosave.accept()
    if (save()) say(message)
    onRead()
    leave()
  }
  switch (autosave.problem()) {
    case 'elsewhere': {
      const ways = [
        [words.take_newer, () => otherWindow.takeNewer().then(leave)],
        [words.keep_mine, () => otherWindow.keepMine().then(leave)],
      ] as const
      return { isProblem, title: words.elsewhere_title, text: words.elsewhere, ways }
    }
    case 'gone':
      return {
        isProblem,
        title: words.gone_title,
        text: words.gone,
        ways: [[words.keep_again, () => overwrite(words.kept_again)], takeOut],
      }
    case 'full':
      return { isProblem, title: words.full_title, ...safe }
    case 'newer':
      return { isProblem, title: words.newer_title, text: `${words.newer} ${safe.text}`, ways: safe.ways }
    case 'damaged': {
      const ways = [
        [words.save_damaged, () => saveDamaged(loadDraft() ?? '')],
        [words.write_over, () => overwrite(words.written_over)],
      ] as const
      return { isProblem, title: words.damaged_title, text: `${time(words.restored_only)} ${words.stuck}`.trim(), ways }
    }
    case null: {
      const text = opened.restoredMs === undefined ? words.fresh : time(words.restored)
      const read = () => {
        onRead()
        leave()
      }
      return { title: words.damaged_title, text, ways: [[words.understood, read], states] }
    }
  }

  function time(sentence: string): string {
    const { restoredMs } = opened
    return restoredMs === undefined ? '' : fill(sentence, { time: formatMoment(restoredMs, language) })
  }
}

/** The pressed button disappears with the notice; the focus moves to the top of the page. */
function leave(): void {
  document.querySelector<HTMLElement>('.creator__title, main h1')?.focus({ preventScroll: true })
}

const watchNothing = () => () => {}
