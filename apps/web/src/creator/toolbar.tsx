import { useId, type MouseEvent } from 'react'
import { CreatorIcon, type CreatorIconName } from './creator-icon.tsx'
import { messagesOf } from '../platform/messages.ts'
import { useGamePart } from './use-creator.ts'
import { useTools } from './use-tools.ts'

const creatorWords = messagesOf('creator/creator', 'creator')

/** Undo and redo. */
export function UndoTools() {
  const words = creatorWords.use()
  const canUndo = useGamePart(({ history }) => history.before.length > 0)
  const canRedo = useGamePart(({ history }) => history.undone.length > 0)
  const tools = useTools()
  return (
    <>
      <Tool icon="undo" label={words.undo} act={tools.undo} why={canUndo ? undefined : words.nothing_to_undo} isShort />
      <Tool icon="redo" label={words.redo} act={tools.redo} why={canRedo ? undefined : words.nothing_to_redo} isShort />
    </>
  )
}

export function RunTool() {
  const words = creatorWords.use()
  const { run, canRun, isRunning } = useTools()
  return <Tool icon="run" label={words.run} act={run} isMain why={canRun ? undefined : words.no_blocks} isOn={isRunning} />
}

/** `isShared`: Stop is in the place of Back to start, so that a phone has room for both. */
export function RunTools({ isShared = false }: { isShared?: boolean }) {
  const words = creatorWords.use()
  const tools = useTools()
  const { isRunning } = tools
  const stop = (
    <Tool
      icon="stop"
      label={words.stop}
      act={tools.stop}
      why={isRunning ? undefined : words.nothing_runs}
      isShort
      isInk={isRunning}
    />
  )
  const backToStart = (
    <Tool
      icon="start"
      label={words.back_to_start}
      // The second press of a double tap on Stop must not press the button that replaced it.
      act={(event) => event.detail < 2 && tools.backToStart()}
      why={tools.isAtStart ? words.all_at_start : undefined}
      isShort
    />
  )
  return (
    <>
      <RunTool />
      {/* The same element, so that the focus stays on it when one replaces the other. */}
      {isShared && !isRunning ? backToStart : stop}
      {!isShared && backToStart}
    </>
  )
}

interface ToolProps {
  id?: string
  icon: CreatorIconName
  label: string
  act: (event: MouseEvent) => unknown
  /** Why it is disabled. */
  why?: string | undefined
  isMain?: boolean
  /** On a phone only its icon is shown. */
  isShort?: boolean
  isSmall?: boolean
  /** For a tool that stays on until it is pressed again. */
  isPressed?: boolean | undefined
  /** For Run, while the game is running. */
  isOn?: boolean
  /** The filled style: the main action now. */
  isInk?: boolean
  /** Part of a group with a single tab stop, and not that stop. */
  isByArrows?: boolean
}

export function Tool({
  id,
  icon,
  label,
  act,
  why,
  isMain = false,
  isShort = false,
  isSmall = false,
  isPressed,
  isOn,
  isInk,
  isByArrows,
}: ToolProps) {
  const isIdle = why !== undefined
  const reason = useId()
  const look = `tool${isMain ? ' tool--main' : ''}${isShort ? ' tool--short' : ''}${isSmall ? ' tool--small' : ''}${isOn ? ' tool--on' : ''}${isInk ? ' tool--ink' : ''}`
  return (
    <button
      type="button"
      id={id}
      className={look}
      aria-disabled={isIdle || undefined}
      // When disabled, it is not a tab stop.
      tabIndex={isIdle || isByArrows ? -1 : undefined}
      aria-pressed={isPressed}
      aria-describedby={isIdle ? reason : undefined}
      title={why}
      onClick={(event) => !isIdle && act(event)}
    >
      <CreatorIcon name={icon} />
      <span className="tool__label">{label}</span>
      {isIdle && (
        <span className="only-heard" id={reason} aria-hidden="true">
          {why}
        </span>
      )}
    </button>
  )
}
