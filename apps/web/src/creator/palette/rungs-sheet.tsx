import { fill } from '@ankur/content'
import type { Kind } from '@ankur/blocks/opcodes/entry'
import { kindOf } from '@ankur/blocks/opcodes/opcodes'
import { type Level, levels } from '@ankur/blocks/palette/palette'
import { kindsInOrder, palette } from '@ankur/blocks/palette/wide-palette'
import { loadStyles } from '../../platform/load-styles.ts'
import { CreatorIcon, iconOfBlock } from '../creator-icon.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { ExplainSwitch } from '../preview/explain-switch.tsx'
import { Sheet } from '../shell/sheet.tsx'
import { useGame } from '../use-creator.ts'
import { Switch } from '../../ui/switch/switch.tsx'
import { bigBlocksStore, paletteLevel, usePaletteLevel, rungsLock } from '../device-settings.ts'
import { iconPathOf } from '../advanced-blocks/block-icons.ts'
import { rungPictures } from './rung-pictures.tsx'
import colors from '../advanced-blocks/advanced-styles.css?url'
import styles from '../dialog-styles.css?url'

const creatorWords = messagesOf('creator/creator', 'creator')
const shellWords = messagesOf('creator/shell', 'creatorShell')

const rungs = { 6: 'seed', 14: 'sprout', 28: 'plant', all: 'tree' } as const satisfies Record<Level, string>

export async function loadRungsSheet() {
  await Promise.all([loadStyles(styles), loadStyles(colors)])
  return RungsSheet
}

/**
 * The size of the palette: four levels, free to choose for a child unless an adult chose. A game keeps every block that it
 * has.
 */
function RungsSheet({ onClose }: { onClose: () => void }) {
  const words = shellWords.use()
  const creator = creatorWords.use()
  const { say } = useGame()
  const level = usePaletteLevel()
  const isLocked = rungsLock.use().rungs === true
  const choose = (wanted: Level) => {
    paletteLevel.change(() => ({ palette: wanted }))
    say(wanted === 'all' ? words.all_now : fill(words.blocks_now, { n: wanted }))
    onClose()
  }
  return (
    <Sheet title={words.more_blocks} close={words.close} look="rungs" onClose={onClose}>
      {isLocked && (
        <p className="rungs__locked">
          <CreatorIcon name="lock" />
          {words.rungs_locked}
        </p>
      )}
      <ul className="rungs__list">
        {levels.map((each) => (
          <li key={each}>
            <button
              type="button"
              className="rungs__one"
              aria-pressed={each === level}
              aria-disabled={isLocked || undefined}
              onClick={() => !isLocked && choose(each)}
            >
              <svg className="rungs__picture" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
                {rungPictures[rungs[each]]}
              </svg>
              <span className="rungs__words">
                <strong>{words[rungs[each]]}</strong>
                <span>{each === 'all' ? words.all_blocks : fill(creator.some_blocks, { n: each })}</span>
                <span className="rungs__kinds">
                  {kindsOf(each).map((kind) => (
                    <RungIcon key={kind} kind={kind} />
                  ))}
                </span>
              </span>
              {isLocked ? <CreatorIcon name="lock" /> : each === level && <CreatorIcon name="made" />}
            </button>
          </li>
        ))}
      </ul>
      <p className="rungs__note">{words.keeps_blocks}</p>
      <BigBlocksSwitch />
      <p className="rungs__note">{words.big_blocks_help}</p>
      <ExplainSwitch />
      <p className="rungs__note">{words.explain_help}</p>
    </Sheet>
  )
}

function kindsOf(level: Level): Kind[] {
  const offered = new Set(palette(level).map(kindOf))
  return kindsInOrder.filter((kind) => offered.has(kind))
}

function BigBlocksSwitch() {
  const words = shellWords.use()
  const { bigBlocks = false } = bigBlocksStore.use()
  return (
    <Switch
      label={words.big_blocks}
      checked={bigBlocks}
      stateWord={bigBlocks ? words.on : words.off}
      onChange={(next) => bigBlocksStore.change(() => ({ bigBlocks: next || undefined }))}
    />
  )
}

/** The icon of a category on its colour. */
function RungIcon({ kind }: { kind: string }) {
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
