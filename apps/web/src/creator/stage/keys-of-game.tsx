import { optionText } from '@ankur/blocks/labels/label'
import { pressKey } from '@ankur/blocks/machine/events'
import { allBlocks, type Project } from '@ankur/blocks/project'
import { useLanguage } from '../../platform/language.tsx'
import { CreatorIcon, type CreatorIconName } from '../creator-icon.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { useCreator } from '../use-creator.ts'
import { useRunner, useRunStatus } from './runner.ts'

const creatorWords = messagesOf('creator/creator', 'creator')

const browserKeys: Readonly<Record<string, string>> = {
  space: ' ',
  'left arrow': 'ArrowLeft',
  'right arrow': 'ArrowRight',
  'up arrow': 'ArrowUp',
  'down arrow': 'ArrowDown',
  enter: 'Enter',
  any: 'a',
}

const arrows: Readonly<Record<string, CreatorIconName>> = {
  'left arrow': 'west',
  'right arrow': 'move',
  'up arrow': 'up',
  'down arrow': 'down',
}

/** The keys that the running game uses, as buttons for devices without a keyboard. */
export function KeysOfGame() {
  const words = creatorWords.use()
  const { language } = useLanguage()
  const { project } = useCreator()
  const runner = useRunner()
  const isRunning = useRunStatus() === 'running'
  const keys = isRunning ? keysIn(project) : []
  if (keys.length === 0) return null
  const press = (key: string, isDown: boolean) => {
    const machine = runner.machine()
    if (machine) pressKey(machine, browserKeys[key] ?? key, isDown)
  }
  return (
    <div className="stage__keys" role="group" aria-label={words.keys}>
      {keys.map((key) => (
        <button
          key={key}
          type="button"
          className="tool"
          data-key={key}
          aria-label={optionText(key, language)}
          onPointerDown={() => press(key, true)}
          onPointerUp={() => press(key, false)}
          onPointerLeave={() => press(key, false)}
          onClick={(event) => {
            // A press by keyboard or switch has no pointer.
            if (event.detail > 0) return
            press(key, true)
            setTimeout(() => press(key, false), 100)
          }}
        >
          {arrows[key] ? <CreatorIcon name={arrows[key]} /> : optionText(key, language)}
        </button>
      ))}
    </div>
  )
}

function keysIn(project: Project): string[] {
  const named = allBlocks(project).flatMap(({ opcode, fields, inputs }) => {
    if (opcode === 'event_whenkeypressed') return fields.map(({ value }) => value)
    return opcode === 'sensing_keypressed' ? inputs.map(({ value }) => value) : []
  })
  return [...new Set(named)]
}
