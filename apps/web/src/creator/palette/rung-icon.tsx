import { iconPathOf } from '../advanced-blocks/block-icons.ts'

/** The drawing of a kind of blocks on its colour. */
export function RungIcon({ kind }: { kind: string }) {
  return (
    <span className={`palette__cap block--${kind}`}>
      <svg className="creator-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={iconPathOf('', kind)} />
      </svg>
    </span>
  )
}
