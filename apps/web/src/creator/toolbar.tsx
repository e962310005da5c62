import { useId } from 'react'
import { CreatorIcon, type CreatorIconName } from './creator-icon.tsx'
import { creatorWords } from './creator-words.ts'
import { useCreator } from './use-creator.ts'
import { useTools } from './use-tools.ts'

/** A tool that can do nothing now stays readable and says why. */
export function Toolbar() {
  const words = creatorWords.use()
  const { history } = useCreator()
  const tools = useTools()
  return (
    <div className="creator__tools" role="group" aria-label={words.title}>
      <RunTools />
      <Tool
        icon="undo"
        label={words.undo}
        act={tools.undo}
        why={history.before.length > 0 ? undefined : words.nothing_to_undo}
        isShort
      />
      <Tool
        icon="redo"
        label={words.redo}
        act={tools.redo}
        why={history.undone.length > 0 ? undefined : words.nothing_to_redo}
        isShort
      />
    </div>
  )
}

/** In the row of tools, and on the stage where it fills the screen. */
export function RunTools() {
  const words = creatorWords.use()
  const tools = useTools()
  return (
    <>
      <Tool icon="run" label={words.run} act={tools.run} isMain why={tools.canRun ? undefined : words.no_blocks} />
      <Tool icon="stop" label={words.stop} act={tools.stop} why={tools.isRunning ? undefined : words.nothing_runs} isShort />
      <Tool
        icon="start"
        label={words.back_to_start}
        act={tools.backToStart}
        why={tools.isAtStart ? words.all_at_start : undefined}
        isShort
      />
    </>
  )
}

/** Beside the page's name, so that a phone has room for the others above the script. */
export function SaveTool() {
  const words = creatorWords.use()
  const tools = useTools()
  return <Tool icon="save" label={words.save} act={tools.save} />
}

interface ToolProps {
  id?: string
  icon: CreatorIconName
  label: string
  act: () => void
  /** Why it can do nothing now. */
  why?: string | undefined
  isMain?: boolean
  /** On a phone its picture alone is shown. */
  isShort?: boolean
  isSmall?: boolean
  /** Of a tool that stays on until it is pressed again. */
  isPressed?: boolean
}

export function Tool({ id, icon, label, act, why, isMain = false, isShort = false, isSmall = false, isPressed }: ToolProps) {
  const isIdle = why !== undefined
  const reason = useId()
  const look = `tool${isMain ? ' tool--main' : ''}${isShort ? ' tool--short' : ''}${isSmall ? ' tool--small' : ''}`
  return (
    <button
      type="button"
      id={id}
      className={look}
      aria-disabled={isIdle || undefined}
      aria-pressed={isPressed}
      aria-describedby={isIdle ? reason : undefined}
      title={why}
      onClick={() => !isIdle && act()}
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
