import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { loadComfort, movesLess } from '../../platform/comfort/comfort.ts'
import { isQuiet, firstRunStore } from '../device-settings.ts'
import { CreatorIcon } from '../creator-icon.tsx'
import { openGames } from '../saved-games/games-dialog-state.ts'
import { useRunStatus } from '../stage/runner.ts'
import { useCreator, useGame } from '../use-creator.ts'
import { messagesOf } from '../../platform/messages.ts'

const creatorWords = messagesOf('creator/creator', 'creator')

const shownMs = 4000
const shownCalmlyMs = 10_000

/** Announces that a game has ended. Placed before all other announcements, so that an activity has the last word. */
export function SaysEnd() {
  const words = creatorWords.use()
  const { say } = useGame()
  const status = useRunStatus()
  useEffect(() => {
    if (status === 'ended' && !isQuiet()) say(words.ended)
    // Announced when the game ends, not when anything else changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [status])
  return null
}

/**
 * The only place for status messages, also announced to screen readers. It is over the bottom of the script, takes no
 * space, and disappears by itself; a change can be undone there, and redone.
 */
export function Pill({ isPlayed = false }: { isPlayed?: boolean }) {
  const words = creatorWords.use()
  const { message, history, isSaved } = useCreator()
  const mustStay = !isSaved && message.isChange
  const isFirstVisit = firstRunStore.use().firstRun !== 'done'
  const { isShown: isDue, isStaying, hold, letGo, close } = useShownFor(message.number, mustStay)
  // Only announced: that the game runs, as a message would cover sprites to press; at the first visit, which begins
  // with available actions, that the game is saved.
  const isOnlySaid = message.text === words.running || (isFirstVisit && message.number === 0 && !isPlayed)
  const isShown = isDue && !isOnlySaid
  const line = useRef<HTMLParagraphElement>(null)
  const { isCut, isWhole, showAll } = useCut(line, message.number)
  const canUndo = message.offer === 'undo' && history.before.length > 0
  const canRedo = message.offer === 'redo' && history.undone.length > 0
  return (
    // The text stays readable for screen readers; its buttons exist as long as it is visible.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a hand or the focus on it holds it
    <div
      className={`creator__status pill${isShown ? '' : ' pill--gone'}${mustStay ? ' pill--trouble' : ''}${isWhole ? ' pill--whole' : ''}`}
      role="status"
      onPointerEnter={hold}
      onPointerLeave={letGo}
      onFocus={hold}
      onBlur={letGo}
    >
      <p className="creator__said" ref={line}>
        {/* Rendered again each time, so that the same sentence is announced again. */}
        <span key={message.number}>{message.text}</span>
        {mustStay && <span> {words.not_saved}</span>}
      </p>
      {isShown && isCut && !isWhole && (
        <button type="button" className="creator__undo" aria-hidden="true" tabIndex={-1} onClick={showAll}>
          {words.more_words}
        </button>
      )}
      {isShown && (canUndo || canRedo) && <Offer isRedo={canRedo} />}
      {isShown && message.offer === 'account' && (
        <button type="button" className="creator__undo" onClick={() => openGames('games')}>
          {words.to_account}
        </button>
      )}
      {isShown && typeof message.offer === 'object' && (
        <button type="button" className="creator__undo" onClick={message.offer.act}>
          {message.offer.text}
        </button>
      )}
      {isShown && isStaying && (
        <button type="button" className="creator__undo pill__close" aria-label={words.close_message} onClick={close}>
          <CreatorIcon name="close" />
        </button>
      )}
    </div>
  )
}

function Offer({ isRedo }: { isRedo: boolean }) {
  const words = creatorWords.use()
  const { undo, redo } = useGame()
  return (
    <button
      type="button"
      className="creator__undo"
      onClick={() => {
        if (isRedo) redo(words.redone)
        else undo(words.undone)
      }}
    >
      {isRedo ? words.redo : words.undo}
    </button>
  )
}

/** Until its time is over; longer while it has the pointer or the focus, and permanently if somebody chose that. */
function useShownFor(number: number, mustStay: boolean) {
  const [goneNumber, setGone] = useState(-1)
  const [isHeld, setHeld] = useState(false)
  const isShown = mustStay || goneNumber !== number
  const isStaying = loadComfort().messages === 'stay'
  useEffect(() => {
    if (!isShown || isHeld || mustStay || isStaying) return undefined
    const isCalm = document.documentElement.dataset.theme === 'calm' || movesLess()
    const going = setTimeout(() => setGone(number), isCalm ? shownCalmlyMs : shownMs)
    return () => clearTimeout(going)
  }, [number, isShown, isHeld, mustStay, isStaying])
  return {
    isShown,
    isStaying,
    hold: () => setHeld(true),
    letGo: () => setHeld(false),
    close: () => setGone(number),
  }
}

/** A sentence that is longer than its line is expanded on request. */
function useCut(line: { current: HTMLParagraphElement | null }, number: number) {
  const [cutNumber, setCut] = useState(-1)
  const [wholeNumber, setWhole] = useState(-1)
  useLayoutEffect(() => {
    const { current } = line
    // On a phone it has two lines, and may overlap the marks of a script a little.
    if (current && (current.scrollWidth > current.clientWidth + 1 || current.scrollHeight > current.clientHeight + 8))
      setCut(number)
  }, [line, number])
  return { isCut: cutNumber === number, isWhole: wholeNumber === number, showAll: () => setWhole(number) }
}
