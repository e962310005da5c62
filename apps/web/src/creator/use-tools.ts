import { useLayoutEffect, useRef } from 'react'
import { useAuth } from '../accounts/index.ts'
import { targetsOf } from '@ankur/blocks/project'
import { messagesOf } from '../platform/messages.ts'
import { requestSave } from './saved-games/games-dialog-state.ts'
import { countBlocks, useGame, useGamePart } from './use-creator.ts'
import { hasStarted } from './stage/run-state.ts'
import { useRunner, useRunStatus } from './stage/runner.ts'
import { fill } from '@ankur/content'

const creatorWords = messagesOf('creator/creator', 'creator')

/** The actions of the tools, for buttons and keyboard shortcuts: Ctrl+Enter runs, Esc stops, Ctrl+Z undoes. */
export function useTools() {
  const words = creatorWords.use()
  const game = useGame()
  const { say } = game
  const { user } = useAuth()
  const runner = useRunner()
  const status = useRunStatus()
  const canRun = useGamePart(({ project }) => targetsOf(project).some((target) => countBlocks(target) > 0))
  const tools = {
    canRun,
    isRunning: hasStarted(status),
    isAtStart: status === 'at start',
    run: () => {
      if (!canRun) return say(words.no_blocks)
      runner.run(game.now().project)
      say(words.running)
    },
    stop: () => {
      if (!hasStarted(runner.status())) return
      runner.stop()
      say(words.stopped)
    },
    backToStart: () => {
      runner.backToStart()
      say(words.started_again)
    },
    undo: () => game.now().history.before.length > 0 && game.undo(words.undone),
    redo: () => game.now().history.undone.length > 0 && game.redo(words.redone),
    save: () => {
      const isHere = game.save()
      const isInAccount = user !== null && game.now().identity.account?.userId === user.id
      // The family decides for each game; if it has not yet, the choice is explained.
      say(isHere ? deviceSentence(words.saved, words) : words.not_saved, isHere && !isInAccount ? 'account' : undefined)
      if (isInAccount) requestSave()
    },
  }
  return tools
}

type Tools = ReturnType<typeof useTools>

export function useToolKeys(tools: Tools): void {
  const latest = useRef(tools)
  // Before the first paint: a visible script may be pressed immediately.
  useLayoutEffect(() => {
    latest.current = tools
  })
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = toolOf(event, latest.current)
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

function toolOf(event: KeyboardEvent, tools: Tools): (() => unknown) | undefined {
  const { key, shiftKey, target } = event
  if (event.defaultPrevented || document.querySelector('dialog[open]')) return undefined
  if (key === 'F6') return () => void loadPaneKeys(shiftKey).catch(() => undefined)
  if (key === 'Escape') return tools.isRunning ? tools.stop : undefined
  if (!event.ctrlKey && !event.metaKey) return undefined
  if (key === 'Enter') return tools.run
  // In a text field the browser's own undo applies to the typed text.
  if (target instanceof HTMLInputElement) return undefined
  if (key.toLowerCase() === 'z') return shiftKey ? tools.redo : tools.undo
  return key.toLowerCase() === 'y' ? tools.redo : undefined
}

/** Loaded with the first press: most users of the editor use touch. */
async function loadPaneKeys(isBack: boolean): Promise<void> {
  const { goToPane } = await import('./shell/pane-keys.ts')
  goToPane(isBack)
}

interface Words {
  readonly phone: string
  readonly tablet: string
  readonly computer: string
}

/** A sentence that names the device: a small touch screen is a phone. */
export function deviceSentence(sentence: string, { phone, tablet, computer }: Words): string {
  const isTouched = navigator.maxTouchPoints > 0 && innerWidth < 1024
  const isPhone = Math.min(innerWidth, innerHeight) < 600
  return fill(sentence, { device: isTouched ? (isPhone ? phone : tablet) : computer })
}
