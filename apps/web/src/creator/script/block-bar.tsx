import { moveDown, moveUp, putInside, takeOut } from '@ankur/blocks/edit'
import type { Block, Project } from '@ankur/blocks/project'
import { CreatorIcon, type CreatorIconName } from '../creator-icon.tsx'
import { creatorWords } from '../creator-words.ts'
import { PreviewButton } from '../preview/preview-button.tsx'
import { endPreview, usePreview } from '../preview/shown-preview.ts'
import type { BlockActions } from './use-block-actions.ts'
import { useCreator } from '../use-creator.ts'

/** What can be done to the chosen block, under it: every move without dragging. Only what is possible is there. */
export function BlockBar({ block, actions }: { block: Block; actions: BlockActions }) {
  const words = creatorWords.use()
  const { project } = useCreator()
  const preview = usePreview()
  const isPossible = (move: (project: Project, id: string) => Project) => move(project, block.id) !== project
  return (
    <>
      <div className="block-bar" role="group" aria-label={words.moves}>
        <PreviewButton at={`script ${block.id}`} block={block} className="tool tool--small" />
        {isPossible(moveUp) && <BarButton icon="up" label={words.up} act={() => actions.up(block)} />}
        {isPossible(moveDown) && <BarButton icon="down" label={words.down} act={() => actions.down(block)} />}
        {isPossible(putInside) && <BarButton icon="inside" label={words.put_inside} act={() => actions.putInside(block)} />}
        {isPossible(takeOut) && <BarButton icon="outside" label={words.take_out} act={() => actions.takeOut(block)} />}
        <BarButton icon="copy" label={words.copy} act={() => actions.copy(block)} />
        <BarButton icon="remove" label={words.remove} act={() => actions.remove(block)} />
      </div>
      {preview?.key === `script ${block.id}` && <preview.parts.PreviewCard shown={preview} onEnd={endPreview} />}
    </>
  )
}

function BarButton({ icon, label, act }: { icon: CreatorIconName; label: string; act: () => unknown }) {
  return (
    <button type="button" className="tool tool--small" onClick={act}>
      <CreatorIcon name={icon} />
      {label}
    </button>
  )
}
