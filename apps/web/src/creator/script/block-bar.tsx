import { useEffect } from 'react'
import { blockOf, moveDown, moveUp, moveIntoSubstack, moveOutOfSubstack } from '@ankur/blocks/edit/edit'
import type { Block, Project } from '@ankur/blocks/project'
import { CreatorIcon, type CreatorIconName } from '../creator-icon.tsx'
import { PreviewButton } from '../preview/preview.tsx'
import type { ShellKind } from '../shell/shell-layout.ts'
import { type BlockActions, useBlockActions } from './use-block-actions.ts'
import { useCreator } from '../use-creator.ts'
import { messagesOf } from '../../platform/messages.ts'

const creatorWords = messagesOf('creator/creator', 'creator')

/** The actions for the selected block, below it: every move without dragging. Only possible actions are shown. */
export function BlockBar({ block, actions }: { block: Block; actions: BlockActions }) {
  const words = creatorWords.use()
  const { project } = useCreator()
  const isPossible = (move: (project: Project, id: string) => Project) => move(project, block.id) !== project
  return (
    <div className="block-bar" role="group" aria-label={words.moves}>
      {isPossible(moveUp) && <BarButton icon="up" label={words.up} act={() => actions.up(block)} />}
      {isPossible(moveDown) && <BarButton icon="down" label={words.down} act={() => actions.down(block)} />}
      {isPossible(moveIntoSubstack) && <BarButton icon="inside" label={words.put_inside} act={() => actions.putInside(block)} />}
      {isPossible(moveOutOfSubstack) && <BarButton icon="outside" label={words.take_out} act={() => actions.takeOut(block)} />}
      <BarButton icon="copy" label={words.copy} act={() => actions.copy(block)} />
      <BarButton icon="remove" label={words.remove} act={() => actions.remove(block)} />
      <PreviewButton at={`script ${block.id}`} block={block} className="tool tool--small" />
    </div>
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

/** For the selected block, over the bottom of the script, where a phone has no room for it in the script itself. */
export function FloatingBlockBar() {
  const { project, block: chosen } = useCreator()
  const actions = useBlockActions()
  const block = chosen === null ? undefined : blockOf(project, chosen)
  const id = block?.id
  useEffect(() => {
    // Undo and Redo move blocks as well: the selected one is scrolled above its bar after each change.
    if (id !== undefined) document.querySelector(`.script [data-pick="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [id, project])
  return block && <BlockBar block={block} actions={actions} />
}

export function isBarInScript(kind: ShellKind): boolean {
  return kind === 'laptop' || kind === 'column'
}
