import { iconPathOf } from '../advanced-blocks/block-icons.ts'
import { CreatorIcon, iconOfBlock } from '../creator-icon.tsx'

/** The drawing of a kind of blocks on its colour. */
export function RungIcon({ kind }: { kind: string }) {
  const path = iconPathOf('', kind)
  return (
    <span className={`palette__cap block--${kind}`}>
      {path === undefined ? (
        <CreatorIcon name={iconOfBlock('', kind)} />
      ) : (
        <svg className="creator-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d={path} />
        </svg>
      )}
    </span>
  )
}
