import { useState } from 'react'
import { fill } from '@ankur/content'
import { changeSprite, duplicateSprite, removeSprite, renameSprite } from '@ankur/blocks/edit/edit-sprites'
import type { Project, Sprite } from '@ankur/blocks/project'
import { plainDigits } from '../../../platform/plain-digits.ts'
import { CreatorIcon } from '../../creator-icon.tsx'
import { messagesOf } from '../../../platform/messages.ts'
import { useCreator } from '../../use-creator.ts'
import { useNumbers } from '../../use-numbers.ts'
import { SpriteDetails } from './sprite-details.tsx'
import { useRunner } from '../runner.ts'

const creatorWords = messagesOf('creator/creator', 'creator')
const shellWords = messagesOf('creator/shell', 'creatorShell')

/** The name and the position of a sprite, its other properties, and buttons to copy and delete it. */
export function SpriteFields({ sprite }: { sprite: Sprite }) {
  const words = creatorWords.use()
  const shell = shellWords.use()
  const { project, edit } = useCreator()
  const runner = useRunner()
  const { name, id } = sprite
  const numbers = useNumbers()
  const { least, most } = numbers
  const at = numbers.shown(sprite)
  const place = (to: { x: number; y: number }) => {
    const place = numbers.stored(to)
    const actor = runner.actorOf(id)
    if (actor) Object.assign(actor, place)
    edit(changeSprite(project, id, place), { message: fill(words.sprite_moved, { name, ...to }) })
  }
  const copy = () => {
    const after = duplicateSprite(project, id)
    edit(after, {
      message: fill(shell.sprite_copied, { from: name, name: after.sprites.at(-1)?.name ?? '' }),
      otherwise: words.cannot_add,
    })
  }
  return (
    <div className="sprites__fields">
      <Box label={words.name} value={name} keep={(wanted) => rename(project, sprite, wanted)} />
      <NumberBox
        label="x"
        value={Math.round(at.x)}
        least={least.x}
        most={most.x}
        keep={(x) => place({ x, y: Math.round(at.y) })}
      />
      <NumberBox
        label="y"
        value={Math.round(at.y)}
        least={least.y}
        most={most.y}
        keep={(y) => place({ x: Math.round(at.x), y })}
      />
      <SpriteDetails sprite={sprite} />
      <button type="button" className="tool tool--small" onClick={copy}>
        <CreatorIcon name="copy" />
        {fill(words.copy_sprite, { name })}
      </button>
      {project.sprites.length > 1 && (
        <button
          type="button"
          className="tool tool--small"
          onClick={() => edit(removeSprite(project, id), { message: fill(shell.sprite_removed, { name }), block: null })}
        >
          <CreatorIcon name="remove" />
          {fill(shell.remove_sprite, { name })}
        </button>
      )}
    </div>
  )

  function rename(before: Project, { id: which }: Sprite, wanted: string): void {
    edit(renameSprite(before, which, wanted), {
      message: fill(shell.sprite_named, { name: wanted.trim() }),
      otherwise: words.name_taken,
    })
  }
}

interface NumberBoxProps {
  label: string
  value: number
  least: number
  most: number
  keep: (value: number) => void
}

function NumberBox({ label, value, least, most, keep }: NumberBoxProps) {
  const take = (text: string) => {
    const typed = plainDigits(text)
    const number = Number(typed)
    if (typed.trim() !== '' && Number.isFinite(number)) keep(Math.min(Math.max(Math.round(number), least), most))
  }
  return <Box label={label} value={String(value)} keep={take} isNumber isSigned={least < 0} />
}

interface BoxProps {
  label: string
  value: string
  keep: (value: string) => void
  isNumber?: boolean
  /** It may be negative: numeric keyboards have no minus on some phones. */
  isSigned?: boolean
}

/** Applies the typed text on Enter or blur; shows the current value otherwise. */
function Box({ label, value, keep, isNumber = false, isSigned = false }: BoxProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const take = () => {
    if (typed !== null && typed !== value) keep(typed)
    setTyped(null)
  }
  return (
    <label className={isNumber ? 'sprites__field' : 'sprites__field sprites__field--name'}>
      {label}
      <input
        value={typed ?? value}
        inputMode={isNumber && !isSigned ? 'numeric' : undefined}
        autoComplete="off"
        maxLength={isNumber ? 6 : 100}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => event.key === 'Enter' && take()}
      />
    </label>
  )
}
