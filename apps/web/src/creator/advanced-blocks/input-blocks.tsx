import { useId, useState } from 'react'
import { insertReporter, removeReporter } from '@ankur/blocks/edit/edit'
import { isReporter, acceptsBlock } from '@ankur/blocks/edit/edit-inputs'
import { labelOf } from '@ankur/blocks/labels/label'
import type { InputPart } from '@ankur/blocks/labels/label-parts'
import type { Block } from '@ankur/blocks/project'
import { useLanguage } from '../../platform/language.tsx'
import { CreatorIcon } from '../creator-icon.tsx'
import { usePaletteLevel } from '../device-settings.ts'
import { openDialog } from '../shell/open-dialog.ts'
import type { BlockActions } from '../script/use-block-actions.ts'
import { useCreator } from '../use-creator.ts'
import { useKindNames, kindsAt } from './wide-palette.tsx'
import { firstNames, readyReporters } from './ready-blocks.ts'
import { messagesOf } from '../../platform/messages.ts'

const creatorWords = messagesOf('creator/creator', 'creator')
const advancedWords = messagesOf('creator/advanced-blocks', 'creatorMore')

interface Props {
  block: Block
  input: InputPart
  actions: BlockActions
  close: () => void
}

/** Puts a block into an input instead of a value, and removes it. */
export function InputBlocks({ block, input, actions, close }: Props) {
  const words = advancedWords.use()
  const { done } = creatorWords.use()
  const level = usePaletteLevel()
  const takeOut = () => {
    actions.set(block, (project) => removeReporter(project, block.id, input.name))
    close()
  }
  return (
    <>
      {level === 'all' && <Choosing block={block} input={input} actions={actions} close={close} />}
      {input.name === 'SOUND_MENU' && !input.block && (
        <button type="button" className="tool tool--small" onClick={() => openDialog('sounds')}>
          <CreatorIcon name="hear" />
          {words.more_sounds}
        </button>
      )}
      {input.block && (
        <div className="chip-editor__row">
          <button type="button" className="tool tool--small" onClick={takeOut}>
            {words.take_block_out}
          </button>
          <button type="button" className="tool tool--small" onClick={close}>
            {done}
          </button>
        </div>
      )}
    </>
  )
}

function Choosing({ block, input, actions, close }: Props) {
  const words = advancedWords.use()
  const creator = creatorWords.use()
  const kindNames = useKindNames()
  const { language } = useLanguage()
  const { project, sprite } = useCreator()
  const [chosen, setChosen] = useState('')
  const id = useId()
  if (!sprite) return null
  const names = { ...firstNames(words, creator, language), host: block.id }
  const groups = kindsAt('all').map((kind) => ({
    kind,
    ready: readyReporters(project, sprite, kind, names).filter(
      ({ block: each }) => isReporter(each) && acceptsBlock(block, input.name, each),
    ),
  }))
  const all = groups.flatMap(({ ready }) => ready)
  const put = () => {
    const ready = all[Number(chosen)]
    if (chosen === '' || !ready) return
    actions.set(block, () => insertReporter(ready.project, block.id, { name: input.name, block: ready.block }))
    close()
  }
  return (
    <div className="chip-editor__row">
      <label htmlFor={id}>{input.block ? words.other_block : words.or_block}</label>
      <select id={id} value={chosen} onChange={(event) => setChosen(event.target.value)}>
        <option value="">{words.choose_block}</option>
        {groups
          .filter(({ ready }) => ready.length > 0)
          .map(({ kind, ready }) => (
            <optgroup key={kind} label={kindNames[kind]}>
              {ready.map((each) => (
                <option key={all.indexOf(each)} value={all.indexOf(each)}>
                  {labelOf(each.block, language)}
                </option>
              ))}
            </optgroup>
          ))}
      </select>
      <button type="button" className="tool tool--small" aria-disabled={chosen === '' || undefined} onClick={put}>
        {words.put}
      </button>
    </div>
  )
}
