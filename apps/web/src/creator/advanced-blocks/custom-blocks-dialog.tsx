import { useId, useState, type FormEvent } from 'react'
import { fill } from '@ankur/content'
import {
  addCustomBlock,
  callsOf,
  type CustomBlockInput,
  customBlocksOf,
  removeCustomBlock,
  renameCustomBlock,
} from '@ankur/blocks/edit/edit-custom-blocks'
import { labelOf } from '@ankur/blocks/labels/label'
import { blockOf } from '@ankur/blocks/edit/edit'
import type { Sprite } from '@ankur/blocks/project'
import { useLanguage } from '../../platform/language.tsx'
import { CreatorIcon } from '../creator-icon.tsx'
import { useCreator } from '../use-creator.ts'
import { messagesOf } from '../../platform/messages.ts'
import { NamedRow } from './named-row.tsx'
import { removalMessage } from './names-dialog.tsx'
import { NamingFrame } from './naming-frame.tsx'

const advancedWords = messagesOf('creator/advanced-blocks', 'creatorMore')

/** The sprite's custom blocks: create, rename, remove with their script and calls. */
export function CustomBlocksDialog({ title, onClose }: { title: string; onClose: () => void }) {
  const words = advancedWords.use()
  const { language } = useLanguage()
  const { project, sprite, edit } = useCreator()
  if (!sprite) return null
  return (
    <NamingFrame title={title} onClose={onClose}>
      <p>{fill(words.own_help, { name: sprite.name })}</p>
      <NewCustomBlock sprite={sprite} />
      <ul className="naming__list">
        {customBlocksOf(sprite).map((own) => {
          const definition = blockOf(project, own.id)
          const name = own.procedure.code.split(/%[sbn]/)[0]?.trim() ?? ''
          const whole = definition ? labelOf(definition, language) : name
          const calls = callsOf(project, sprite.id, own)
          return (
            <NamedRow
              key={`${own.id} ${name}`}
              name={name}
              note={whole === name ? undefined : whole}
              uses={calls}
              rename={(wanted) =>
                edit(renameCustomBlock(project, sprite.id, own, wanted), {
                  message: fill(words.renamed, { before: name, name: wanted.trim() }),
                  otherwise: words.name_taken,
                })
              }
              remove={() => edit(removeCustomBlock(project, sprite.id, own), { message: removalMessage(name, calls, words) })}
            />
          )
        })}
      </ul>
    </NamingFrame>
  )
}

const maxInputs = 6

function NewCustomBlock({ sprite }: { sprite: Sprite }) {
  const words = advancedWords.use()
  const { project, edit } = useCreator()
  const [name, setName] = useState('')
  const [inputs, setInputs] = useState<readonly CustomBlockInput[]>([])
  const id = useId()
  const add = (kind: CustomBlockInput['kind']) => setInputs([...inputs, { kind, name: '' }])
  const make = (event: FormEvent) => {
    event.preventDefault()
    const made = edit(addCustomBlock(project, sprite.id, { name, inputs }), {
      message: fill(words.made_own, { name: name.trim() }),
      otherwise: words.own_needs_names,
    })
    if (!made) return
    setName('')
    setInputs([])
  }
  return (
    <form className="naming__form" onSubmit={make}>
      <label htmlFor={id}>{words.new_own}</label>
      <input id={id} value={name} maxLength={100} autoComplete="off" onChange={(event) => setName(event.target.value)} />
      {inputs.map((input, index) => (
        <InputName
          key={index}
          label={input.kind === 'value' ? words.input_value : words.input_condition}
          name={input.name}
          rename={(wanted) => setInputs(inputs.with(index, { ...input, name: wanted }))}
          remove={() => setInputs(inputs.toSpliced(index, 1))}
        />
      ))}
      <div className="naming__inputs">
        {inputs.length < maxInputs && (
          <>
            <button type="button" className="tool tool--small" onClick={() => add('value')}>
              <CreatorIcon name="plus" />
              {words.add_value}
            </button>
            <button type="button" className="tool tool--small" onClick={() => add('condition')}>
              <CreatorIcon name="plus" />
              {words.add_condition}
            </button>
          </>
        )}
        <button type="submit" className="tool tool--small">
          {words.make_own}
        </button>
      </div>
    </form>
  )
}

interface InputNameProps {
  label: string
  name: string
  rename: (name: string) => void
  remove: () => void
}

function InputName({ label, name, rename, remove }: InputNameProps) {
  const words = advancedWords.use()
  const id = useId()
  return (
    <div className="naming__inputs">
      <label htmlFor={id}>{label}</label>
      <input id={id} value={name} maxLength={40} autoComplete="off" onChange={(event) => rename(event.target.value)} />
      <button
        type="button"
        className="tool tool--small"
        aria-label={fill(words.delete_it, { name: name || label })}
        onClick={remove}
      >
        <CreatorIcon name="remove" />
      </button>
    </div>
  )
}
