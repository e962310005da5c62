import { CreatorIcon, iconOfBlock } from '../creator-icon.tsx'
import { useAdvancedBlocks } from '../use-advanced-blocks.ts'

/** The icon of a block; for one beyond the usual ones, once those are loaded. */
export function BlockIcon({ opcode, kind }: { opcode: string; kind: string }) {
  const path = useAdvancedBlocks()?.iconPathOf(opcode, kind)
  if (path === undefined) return <CreatorIcon name={iconOfBlock(opcode, kind)} />
  return (
    <svg className="creator-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  )
}
