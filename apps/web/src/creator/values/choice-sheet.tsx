import { type ReactNode, useRef } from 'react'
import { keyNames } from '@ankur/blocks/labels/key-names'
import { optionText } from '@ankur/blocks/labels/label'
import { useLanguage } from '../../platform/language.tsx'
import { CreatorIcon, type CreatorIconName } from '../creator-icon.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { FittedShape } from '../stage/sprites/sprite-picture.tsx'
import { useCreator } from '../use-creator.ts'
import { DoneButton, useFirstFocus, ValueSheet } from './value-sheet.tsx'

const creatorWords = messagesOf('creator/creator', 'creator')

export interface Choice {
  readonly value: string
  readonly text: string
  /** The id of the variable or list. */
  readonly id?: string
}

interface Props {
  choices: readonly Choice[]
  value: string
  set: (value: string) => void
  close: () => void
  /** Other things that can be put there. */
  children?: ReactNode
}

/** A choice by touch: pictures, those of the game first. One press chooses and closes. */
export function ChoiceSheet({ choices, value, set, close, children }: Props) {
  const words = creatorWords.use()
  const { language } = useLanguage()
  const { project } = useCreator()
  const list = useRef<HTMLDivElement>(null)
  useFirstFocus(
    () => list.current?.querySelector<HTMLElement>('[aria-pressed=true]') ?? list.current?.querySelector<HTMLElement>('button'),
  )
  const isSprite = (choice: Choice) => project.sprites.some(({ name }) => name === nameOf(choice.value))
  const inOrder = [...choices.filter(isSprite), ...choices.filter((choice) => !isSprite(choice))]
  return (
    <ValueSheet label={words.choice} onDone={close} onBack={close}>
      <div className="value-sheet__choices" ref={list}>
        {inOrder.map((choice) => (
          <button
            key={choice.id ?? choice.value}
            type="button"
            className="value-sheet__choice"
            aria-pressed={choice.value === value}
            aria-label={choice.text}
            onClick={() => {
              set(choice.value)
              close()
            }}
          >
            <ChoicePicture choice={choice} />
            <span>{choice.id === undefined ? optionText(nameOf(choice.value), language) : choice.text}</span>
          </button>
        ))}
      </div>
      {children}
      <div className="value-sheet__row value-sheet__ways">
        <DoneButton onDone={close} />
      </div>
    </ValueSheet>
  )
}

/** For a condition, its subject: "touching:Mango" names the mango. */
function nameOf(value: string): string {
  return value.replace(/^(touching|key):/, '')
}

const icons: Readonly<Record<string, CreatorIconName>> = {
  _edge_: 'other',
  _mouse_: 'press',
  _random_: 'dice',
  _myself_: 'copy',
  'up arrow': 'up',
  'down arrow': 'down',
  'left arrow': 'west',
  'right arrow': 'move',
}

function ChoicePicture({ choice: { value } }: { choice: Choice }) {
  const { project, sprite } = useCreator()
  const name = nameOf(value)
  const named = project.sprites.find((each) => each.name === name)
  const costume = named ? named.costumes[named.costume] : sprite?.costumes.find((each) => each.name === name)
  if (costume)
    return (
      <svg viewBox="0 0 96 96" aria-hidden="true" focusable="false">
        <FittedShape costume={costume} />
      </svg>
    )
  const icon = icons[name]
  if (icon) return <CreatorIcon name={icon} />
  return keyNames.includes(name) ? <CreatorIcon name="key" /> : null
}
