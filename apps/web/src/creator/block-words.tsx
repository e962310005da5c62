import { useState } from 'react'
import { fill } from '@ankur/content'
import { type Hole, labelParts } from '@ankur/blocks/label-parts'
import type { Block } from '@ankur/blocks/project'
import { useLanguage } from '../platform/language.tsx'
import { ChipEditor } from './chip-editor.tsx'
import { conditionText } from './conditions.ts'
import { creatorWords } from './creator-words.ts'
import type { BlockActions } from './use-block-actions.ts'
import { useCreator } from './use-creator.ts'

/** The words of a block; each value in it is a chip to press, and the box that changes it opens right there. */
export function BlockWords({ block, actions }: { block: Block; actions: BlockActions }) {
  const { language } = useLanguage()
  const { choose } = useCreator()
  const [open, setOpen] = useState<string | null>(null)
  const parts = labelParts(block, language)
  const opened = parts.find((part): part is Hole => part.hole !== null && part.hole === open)
  const close = () => {
    setOpen(null)
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-block="${block.id}"] .chip`)?.focus())
  }
  return (
    <>
      <span className="block__words">
        {parts.map((part, index) =>
          part.hole === null ? (
            <span key={index} aria-hidden="true">
              {part.text}
            </span>
          ) : (
            <Chip
              key={part.hole}
              hole={part}
              isOpen={part.hole === open}
              toggle={() => {
                choose({ block: block.id })
                setOpen(part.hole === open ? null : part.hole)
              }}
            />
          ),
        )}
      </span>
      {opened && <ChipEditor key={opened.hole} block={block} hole={opened} actions={actions} close={close} />}
    </>
  )
}

interface ChipProps {
  hole: Hole
  isOpen: boolean
  toggle: () => void
}

function Chip({ hole, isOpen, toggle }: ChipProps) {
  const words = creatorWords.use()
  const { language } = useLanguage()
  const text = hole.type === 'boolean' ? conditionText(hole.block, words, language) : hole.text
  const isFixed = hole.block !== undefined && hole.type !== 'boolean'
  if (isFixed) return <span className="chip chip--fixed">{text}</span>
  return (
    <button
      type="button"
      className="chip"
      aria-expanded={isOpen}
      aria-label={fill(words.change_chip, { value: text })}
      onClick={toggle}
    >
      {text === '' ? ' ' : text}
    </button>
  )
}
