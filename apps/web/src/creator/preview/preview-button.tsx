import type { Block, Project } from '@ankur/blocks/project'
import { CreatorIcon } from '../creator-icon.tsx'
import { useCreator } from '../use-creator.ts'
import { creatorWords } from '../creator-words.ts'
import { usePreview, useShowing } from './shown-preview.ts'

interface Props {
  /** Tells this button from all others. */
  at: string
  block: Block
  /** The game with what the block names, where that is not there yet. */
  base?: Project | undefined
  className: string
  /** Its words, where they are not to be seen. */
  label?: string
}

/** Shows what a block would do to the chosen sprite, without doing it. */
export function PreviewButton({ at, block, base, className, label }: Props) {
  const words = creatorWords.use()
  const { say } = useCreator()
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
