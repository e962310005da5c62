import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { fill } from '@ankur/content'
import { labelOf } from '@ankur/blocks/label'
import { newBlock } from '@ankur/blocks/new-block'
import { palette, usualLevel } from '@ankur/blocks/palette'
import { kindOf } from '@ankur/blocks/opcodes/opcodes'
import { useLanguage } from '../platform/language.tsx'
import { CreatorIcon, iconOfBlock, iconOfKind } from './creator-icon.tsx'
import { creatorWords } from './creator-words.ts'
import { beginDrag } from './drag.ts'
import { HearButton } from './hear-button.tsx'
import { useBlockActions } from './use-block-actions.ts'

const kinds = ['motion', 'looks', 'control', 'events'] as const
type Kind = (typeof kinds)[number]

/** The blocks to pick up, by kind. A press, a tap or Enter adds one to the end; dragging does the same. */
export function Palette() {
  const words = creatorWords.use()
  const [kind, setKind] = useState<Kind>('motion')
  const id = useId()
  return (
    <section className="panel palette" data-panel="palette" aria-labelledby={`${id}-title`}>
      <h2 className="panel__title" id={`${id}-title`}>
        {words.blocks}
      </h2>
      <Tabs id={id} kind={kind} choose={setKind} />
      <div className="palette__list" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${kind}`}>
        {palette(usualLevel)
          .filter((opcode) => kindOf(opcode) === kind)
          .map((opcode) => (
            <PaletteBlock key={opcode} opcode={opcode} kind={kind} />
          ))}
      </div>
    </section>
  )
}

interface TabsProps {
  id: string
  kind: Kind
  choose: (kind: Kind) => void
}

function Tabs({ id, kind, choose }: TabsProps) {
  const words = creatorWords.use()
  const list = useRef<HTMLDivElement>(null)
  const go = (event: KeyboardEvent) => {
    const at = kinds.indexOf(kind)
    const next = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: kinds.length - 1 }[
      event.key
    ]
    const wanted = next === undefined ? undefined : kinds[(next + kinds.length) % kinds.length]
    if (!wanted) return
    event.preventDefault()
    choose(wanted)
    list.current?.querySelector<HTMLElement>(`[data-kind="${wanted}"]`)?.focus()
  }
  return (
    <div className="palette__tabs" role="tablist" aria-label={words.kinds} ref={list}>
      {kinds.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          id={`${id}-${each}`}
          data-kind={each}
          className={`palette__tab block--${each}`}
          aria-selected={each === kind}
          aria-controls={`${id}-panel`}
          tabIndex={each === kind ? 0 : -1}
          onKeyDown={go}
          onClick={() => choose(each)}
        >
          <span className="palette__cap">
            <CreatorIcon name={iconOfKind(each)} />
          </span>
          {words[each]}
        </button>
      ))}
    </div>
  )
}

function PaletteBlock({ opcode, kind }: { opcode: string; kind: Kind }) {
  const { language } = useLanguage()
  const words = creatorWords.use()
  const actions = useBlockActions()
  const block = newBlock(opcode)
  if (!block) return null
  // A list of what can be taken says what it is, not yet what it asks.
  const label = opcode === 'control_if' ? words.if_then : labelOf(block, language)
  const drag = (event: PointerEvent<HTMLElement>) =>
    beginDrag(event, { isMoved: false, drop: (landing) => landing.kind === 'end' && actions.add(opcode) })
  return (
    <div className={`block block--${kind} palette__block`}>
      <button
        type="button"
        className="palette__add"
        onKeyDown={goByArrows}
        onClick={() => actions.add(opcode)}
        onPointerDown={(event) => event.pointerType === 'mouse' && drag(event)}
      >
        <span className="block__cap" onPointerDown={(event) => event.pointerType !== 'mouse' && drag(event)}>
          <CreatorIcon name={iconOfBlock(opcode, kind)} />
        </span>
        <span className="block__words">{label}</span>
      </button>
      <HearButton label={fill(words.hear, { block: label })} text={label} />
    </div>
  )
}

/** Arrows go from one block of the list to the next; Tab leaves the list as it does any other. */
function goByArrows(event: KeyboardEvent<HTMLElement>): void {
  const all = [...(event.currentTarget.closest('[role=tabpanel]')?.querySelectorAll<HTMLElement>('.palette__add') ?? [])]
  const at = all.indexOf(event.currentTarget)
  const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
  if (by === undefined) return
  event.preventDefault()
  all[(at + by + all.length) % all.length]?.focus()
}
