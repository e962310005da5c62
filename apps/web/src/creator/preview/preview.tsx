import type { Block, Project } from '@ankur/blocks/project'
import { CreatorIcon } from '../creator-icon.tsx'
import { useGame } from '../use-creator.ts'
import { usePreview, useShowing, endPreview } from './shown-preview.ts'
import { messagesOf } from '../../platform/messages.ts'

const creatorWords = messagesOf('creator/creator', 'creator')

interface Props {
  /** Identifies this button. */
  at: string
  block: Block
  /** The game with the names that the block needs, if they do not exist yet. */
  base?: Project | undefined
  className: string
  /** Its label, if that is not visible. */
  label?: string
}

/** Shows the effect of a block on the selected sprite, without changing anything. */
export function PreviewButton({ at, block, base, className, label }: Props) {
  const words = creatorWords.use()
  const { say } = useGame()
  const show = useShowing()
  const isShown = usePreview()?.key === at
  return (
    <button
      type="button"
      className={className}
      data-shows={at}
      aria-label={label}
      aria-pressed={isShown}
      onClick={() => show(at, block, { base }).catch(() => say(words.cannot_show))}
    >
      <CreatorIcon name="look" />
      {label === undefined && words.show_me}
    </button>
  )
}

/** Over the script: the description of the requested block. */
export function PreviewPlace() {
  const preview = usePreview()
  return preview && !preview.isGlimpse && <preview.parts.PreviewCard shown={preview} onEnd={endPreview} />
}
