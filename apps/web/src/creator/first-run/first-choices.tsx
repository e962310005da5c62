import { goByArrows } from '../keys.ts'
import { openDialog } from '../shell/open-dialog.ts'
import { useLanguage } from '../../platform/language.tsx'
import { useRunner } from '../stage/runner.ts'
import { useGame } from '../use-creator.ts'
import { CatShape, DuckShape } from '../../ui/drawings/animals.tsx'
import { PawPrint } from '../stage/walked.tsx'
import { messagesOf } from '../../platform/messages.ts'

const creatorWords = messagesOf('creator/creator', 'creator')

/** In an empty script: a demo that builds itself, or a ready game. */
export function FirstChoices() {
  const words = creatorWords.use()
  const showMe = useShowMe()
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its buttons take the keys
    <div className="first-choices" onKeyDown={goByArrows}>
      <button type="button" className="first-choices__one" onClick={showMe}>
        <ShowMePicture />
        {words.show_me}
      </button>
      <button type="button" className="first-choices__one" tabIndex={-1} onClick={() => openDialog('ready')}>
        <ReadyGamesPicture />
        {words.ready_games}
      </button>
    </div>
  )
}

/** Shows how a game is made: see `show-me.ts`, which is loaded then. */
export function useShowMe(): () => void {
  const words = creatorWords.use()
  const game = useGame()
  const { language } = useLanguage()
  const runner = useRunner()
  const show = async () => (await import('./show-me.ts')).showMe(game, runner, language, words.show_me_made)
  return () => void show().catch(() => game.say(words.cannot_show))
}

/** The picture of "Show me", in an empty script and among the activities: one thing has one picture. */
export function ShowMePicture() {
  return (
    <svg viewBox="0 0 240 90" aria-hidden="true" focusable="false">
      <path d="M0 70c60-24 170-24 240 0v20H0z" className="backdrop__near" />
      <g transform="translate(140 2) scale(0.72)">
        <CatShape />
      </g>
      {[40, 70, 100, 130].map((x, index) => (
        <PawPrint key={x} x={x} y={index % 2 === 0 ? 74 : 80} />
      ))}
    </svg>
  )
}

/** The picture of the ready-made games, in both places too. */
export function ReadyGamesPicture() {
  return (
    <svg viewBox="0 0 240 90" aria-hidden="true" focusable="false">
      <circle cx="80" cy="36" r="22" fill="#e2473f" />
      <path d="M80 58c-3 10 6 14-2 26" fill="none" stroke="#3564c4" strokeWidth="3" />
      <g transform="translate(120 4) scale(0.7)">
        <DuckShape />
      </g>
    </svg>
  )
}
