import { fill } from '@ankur/content'
import { changeSprite } from '@ankur/blocks/edit/edit-sprites'
import { Sheet } from '../shell/sheet.tsx'
import { FittedShape } from '../stage/sprites/sprite-picture.tsx'
import { useRunner } from '../stage/runner.ts'
import { useCreator } from '../use-creator.ts'
import { loadReadyStyles } from './poster.tsx'
import { messagesOf } from '../../platform/messages.ts'

const readyWords = messagesOf('creator/ready-games', 'creatorReady')

export async function loadCostumeSheet() {
  await loadReadyStyles()
  return CostumeSheet
}

/** The costumes of the selected sprite: one press shows one. */
function CostumeSheet({ onClose }: { onClose: () => void }) {
  const words = readyWords.use()
  const { project, sprite, edit } = useCreator()
  const runner = useRunner()
  if (!sprite) return null
  const wear = (costume: number) => {
    edit(changeSprite(project, sprite.id, { costume }), { message: fill(words.wears, { name: sprite.name }) })
    // The stage state of a run would hide it.
    runner.backToStart()
    onClose()
  }
  return (
    <Sheet title={fill(words.picture_for, { name: sprite.name })} close={words.close} onClose={onClose}>
      <div className="costumes">
        {sprite.costumes.map((costume, index) => (
          <button
            key={`${index} ${costume.picture}`}
            type="button"
            className="costumes__one"
            aria-pressed={index === sprite.costume}
            aria-label={fill(words.picture_number, { n: index + 1 })}
            onClick={() => wear(index)}
          >
            <svg viewBox="0 0 96 96" aria-hidden="true" focusable="false">
              <FittedShape costume={costume} />
            </svg>
          </button>
        ))}
      </div>
    </Sheet>
  )
}
