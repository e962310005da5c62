/** Which block's effect is shown. The computation and drawing are loaded on the first request. */
import { useEffect, useState } from 'react'
import type { Block, Project } from '@ankur/blocks/project'
import { movesLess } from '../../platform/comfort/comfort.ts'
import { loadStyles } from '../../platform/load-styles.ts'
import { isQuiet } from '../device-settings.ts'
import { hasStarted } from '../stage/run-state.ts'
import { useRunner, useRunStatus } from '../stage/runner.ts'
import { sharedValue } from '../shared-value.ts'
import { type Creator, useCreator, useGame, useGamePart } from '../use-creator.ts'
import type { PreviewTarget } from './say-preview.ts'
import styles from './preview.css?url'
import { messagesOf } from '../../platform/messages.ts'

const previewWords = messagesOf('creator/preview', 'creatorPreview')

interface PreviewState extends PreviewTarget {
  readonly parts: (typeof import('./preview-parts.tsx'))['previewParts']
}

const [setPreview, useLatest, latest] = sharedValue<PreviewState | null>(null)

export const endPreview = () => setPreview(null)

/** Ended by the next change, another sprite, or Run. */
export function usePreview(): PreviewState | null {
  const isRunning = hasStarted(useRunStatus())
  const now = useLatest()
  const isOfNow = useGamePart((game) => now !== null && isPreviewOf(now, game))
  return isOfNow && !isRunning ? now : null
}

function isPreviewOf(preview: PreviewState, { project, sprite }: Creator): boolean {
  return preview.project === project && preview.sprite.id === sprite?.id
}

interface OfPalette extends Pick<PreviewTarget, 'add' | 'spoken'> {
  readonly base?: Project | undefined
}

/** Shows a block, or ends that; `base` is the game with the names that the block needs. */
export function useShowing(): (key: string, block: Block, palette?: OfPalette) => Promise<void> {
  const game = useGame()
  const runner = useRunner()
  return async (key, block, { base = game.now().project, add, spoken } = {}) => {
    const { project, sprite } = game.now()
    const shown = latest()
    const isOpen = shown?.key === key && isPreviewOf(shown, game.now()) && !hasStarted(runner.status())
    if (!sprite || isOpen) return endPreview()
    const parts = await loadParts()
    const effect = await parts.tryBlock({ ...block, id: block.id || 'shown' }, sprite, base, runner)
    setPreview({ ...effect, parts, key, block, project, add, spoken })
  }
}

/** After a block was added: its effect, once and pale on the stage. `after` is the game that contains it. */
export function useBriefPreview(): (block: Block, after: Project, how?: { readonly stays?: boolean }) => Promise<void> {
  const game = useGame()
  const runner = useRunner()
  return async (block, after, { stays = false } = {}) => {
    const { project, sprite } = game.now()
    if (!sprite || !/^(motion|looks)_/.test(block.opcode) || isQuiet()) return
    const parts = await loadParts()
    const effect = await parts.tryBlock({ ...block, id: 'shown' }, sprite, project, runner)
    const next = { ...effect, parts, key: 'glimpse', block, project: after, isGlimpse: true } as const
    setPreview(next)
    if (!stays) setTimeout(() => latest() === next && endPreview(), movesLess() ? 1000 : 600)
  }
}

async function loadParts() {
  const [{ previewParts }] = await Promise.all([import('./preview-parts.tsx'), previewWords.load(), loadStyles(styles)])
  return previewParts
}

/** While a number is changed by touch: the block's effect with it, until the sheet is closed. */
export function usePreviewWhileEditing(block: Block): void {
  const { project } = useCreator()
  const isRunning = hasStarted(useRunStatus())
  const glimpse = useBriefPreview()
  const [first] = useState(block)
  useEffect(() => {
    if (block === first || isRunning) return undefined
    // Without the network there is nothing to show; the number still changes.
    glimpse(block, project, { stays: true }).catch(() => {})
    return () => {
      if (latest()?.key === 'glimpse') endPreview()
    }
    // Rendered again with the number, not with other changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [block, isRunning])
}
